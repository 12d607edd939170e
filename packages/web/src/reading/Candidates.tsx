import { useEffect, useRef } from 'react';

import { GameCover } from '../games/GameCover.tsx';
import { useText, useWords } from '../i18n/language.ts';
import { readingWords } from '../i18n/reading.ts';
import { previewOf } from '../photos/previewOf.ts';
import { usePlatformOf } from '../platforms/usePlatformOf.ts';
import { Button } from '../ui/Button.tsx';
import { cameraWords } from '../i18n/camera.ts';
import { useMedia } from '../ui/useMedia.ts';
import { Spine } from '../ui/Spine.tsx';
import type { Candidate, CoverReading } from './coverReading.ts';

type CandidatesProps = {
  reading: CoverReading;
  picture: File;
  onChoose: (game: Candidate) => void;
  onNone: () => void;
};

/** The games that it may be, beside the picture that was read; or that it is none that we know. */
export function Candidates({ reading, picture, onChoose, onNone }: CandidatesProps) {
  const text = useWords(readingWords);
  const { game_not_recognized: notRecognized } = useText().refusals;
  const { captured } = useWords(cameraWords);
  const isNone = reading.candidates.length === 0;
  const place = useRef<HTMLElement>(null);
  useEffect(() => place.current?.focus({ preventScroll: true }), []);

  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-labelledby="candidates"
      className="flex flex-col gap-4 outline-none"
    >
      <div className="flex items-center gap-4">
        <img
          ref={previewOf(picture)}
          alt={captured}
          className="size-14 shrink-0 rounded-small bg-night object-contain"
        />
        <div role="status" className="min-w-0">
          <h2 id="candidates" className="text-20">
            {isNone ? notRecognized : text.which}
          </h2>
          {reading.words !== '' && (
            <p className="line-clamp-2 text-muted wrap-anywhere">{text.wordsRead(reading.words)}</p>
          )}
        </div>
      </div>
      {!isNone && (
        <ul className="grid gap-3 sm:grid-cols-3">
          {reading.candidates.map((game) => (
            <li key={game.game_id}>
              <CandidateButton game={game} onChoose={() => onChoose(game)} />
            </li>
          ))}
        </ul>
      )}
      <Button onClick={onNone} className="self-center max-sm:w-full">
        {isNone ? text.searchByTitle : text.noneOfThese}
      </Button>
    </section>
  );
}

/** A row on a phone, a card on a desktop. */
function CandidateButton({ game, onChoose }: { game: Candidate; onChoose: () => void }) {
  const color = usePlatformOf()(game.platform_id)?.color;
  const isCard = useMedia('(min-width: 40rem)');
  return (
    <button
      type="button"
      onClick={onChoose}
      className="relative flex h-full w-full items-center gap-3 overflow-hidden rounded-card border border-hairline bg-surface p-2 pl-4 text-left transition hover:border-edge active:scale-98 sm:flex-col"
    >
      {color && <Spine color={color} />}
      <span className="w-16 shrink-0 sm:w-full">
        <GameCover game={game} size={isCard ? 'big' : 'small'} />
      </span>
      <span className="flex min-w-0 flex-col sm:w-full">
        <span className="line-clamp-3 font-semibold">{game.title}</span>
        <span className="text-13 text-muted">{game.platform}</span>
      </span>
    </button>
  );
}
