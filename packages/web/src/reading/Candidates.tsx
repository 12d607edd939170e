import { type ReactNode, useEffect, useRef } from 'react';

import { EnterGame } from '../entries/EnterGame.tsx';
import { GameCover } from '../games/GameCover.tsx';
import { useText, useWords } from '../i18n/language.ts';
import { readingWords } from '../i18n/reading.ts';
import { previewOf } from '../photos/previewOf.ts';
import { usePlatformOf } from '../platforms/usePlatformOf.ts';
import { Button } from '../ui/Button.tsx';
import { Chip } from '../ui/Chip.tsx';
import { cameraWords } from '../i18n/camera.ts';
import { useMedia } from '../ui/useMedia.ts';
import { Spine } from '../ui/Spine.tsx';
import type { Candidate, CandidateGame, CoverReading } from './coverReading.ts';

type CandidatesProps = {
  reading: CoverReading;
  picture: File;
  onChoose: (game: CandidateGame) => void;
  onNone: () => void;
  /** What else there is to do, beside that. */
  children?: ReactNode;
};

/** The games that it may be, beside the picture that was read; or that it is none that we know. */
export function Candidates({ reading, picture, onChoose, onNone, children }: CandidatesProps) {
  const text = useWords(readingWords);
  const { game_not_recognized: notRecognized } = useText().refusals;
  const { captured } = useWords(cameraWords);
  const isNone = reading.candidates.length === 0;
  const none = reading.words === '' ? notRecognized : text.nothingAlike;
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
            {isNone ? none : reading.fitsWell ? text.which : text.nothingFits}
          </h2>
          {reading.words !== '' && (
            <p className="line-clamp-2 text-muted wrap-anywhere">{text.wordsRead(reading.words)}</p>
          )}
        </div>
      </div>
      {!isNone && (
        <ul className="grid gap-3 sm:grid-cols-3">
          {reading.candidates.map((candidate) => (
            <CandidateCard key={candidate.game.game_id} candidate={candidate} onChoose={onChoose} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2 max-sm:*:grow">
        <Button variant={isNone ? 'primary' : 'quiet'} onClick={onNone}>
          {isNone ? text.searchByTitle : text.noneOfThese}
        </Button>
        {isNone && <EnterGame title={reading.words} platformId={reading.platformId ?? undefined} />}
        {children}
      </div>
    </section>
  );
}

type CandidateCardProps = { candidate: Candidate; onChoose: (game: CandidateGame) => void };

/** A title: the game on the likeliest console, a row on a phone and a card on a desktop, above its other consoles. */
function CandidateCard({ candidate: { game, onOthers }, onChoose }: CandidateCardProps) {
  const { alsoOn } = useWords(readingWords);
  const color = usePlatformOf()(game.platform_id)?.color;
  const isCard = useMedia('(min-width: 40rem)');
  return (
    <li className="relative flex flex-col overflow-hidden rounded-card border border-hairline bg-surface">
      {color && <Spine color={color} />}
      <button
        type="button"
        onClick={() => onChoose(game)}
        className="flex w-full grow items-center gap-3 p-2 pl-4 text-left transition hover:bg-sunken focus-visible:-outline-offset-2 active:scale-98 sm:flex-col"
      >
        <span className="w-16 shrink-0 sm:w-full">
          <GameCover game={game} size={isCard ? 'big' : 'small'} />
        </span>
        <span className="flex min-w-0 flex-col sm:w-full">
          <span className="line-clamp-3 font-semibold">{game.title}</span>
          <span className="text-13 text-muted">{game.platform}</span>
        </span>
      </button>
      {onOthers.length > 0 && (
        <div className="flex flex-col gap-1.5 border-t border-hairline p-2 pl-4">
          <p className="text-13 text-muted">{alsoOn}</p>
          <ul className="flex flex-wrap gap-1.5">
            {onOthers.map((other) => (
              <li key={other.game_id}>
                <ConsoleChip game={other} onChoose={() => onChoose(other)} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </li>
  );
}

function ConsoleChip({ game, onChoose }: { game: CandidateGame; onChoose: () => void }) {
  const platform = usePlatformOf()(game.platform_id);
  return (
    <Chip {...(platform && { color: platform.color })} onChoose={onChoose}>
      <span className="sr-only">{game.title} · </span>
      {platform?.short_name ?? game.platform}
    </Chip>
  );
}
