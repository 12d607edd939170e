import { type Release, choiceOf, chosenAmong, readChoice } from '@cartouche/contract/release.rules';
import { Check } from 'lucide-react';
import { useState } from 'react';

import { api } from '../api/client.ts';
import { useWriteAtOnce } from '../api/useWriteAtOnce.ts';
import { useFactNames } from '../games/useFactNames.ts';
import type { Game } from '../games/useGame.ts';
import { detailsWords } from '../i18n/details.ts';
import { useLocale } from '../i18n/formats.ts';
import { useWords } from '../i18n/language.ts';
import { useRefusalText } from '../i18n/refusalText.ts';
import type { OneCopy } from '../item/copyChoice.ts';
import { useCopyName } from '../item/useCopyName.ts';
import { Button } from '../ui/Button.tsx';
import { Overlay } from '../ui/Overlay.tsx';
import { toast } from '../ui/toast.ts';
import { useOpening } from '../ui/useOpening.ts';
import { Block } from './Block.tsx';
import type { CopyRead } from './useGameAndCopy.ts';

type ReleasesProps = { game: Game; copies: CopyRead['copies']; level: 'h2' | 'h3' };

/** Regions alone are among the facts; whoever owns a copy can choose between them. */
export function isWorthShowing({ releases, is_owned }: Game): boolean {
  const saysMore = ({ date, title, serial, barcode }: Release) => date ?? title ?? serial ?? barcode;
  return releases.some(saysMore) || (is_owned && releases.length > 1);
}

/** So many are shown before they are asked for. */
const few = 6;

/** The releases of a game that its sources know. Whoever owns a copy says which one it is. */
export function Releases({ game, copies, level }: ReleasesProps) {
  const text = useWords(detailsWords);
  const { number } = useLocale();
  const [isWhole, setWhole] = useState(false);
  const choose = useChoice();
  const [asked, setAsked] = useState<string | null>(null);
  const { releases } = game;
  const [only] = copies;
  const mine = new Set(copies.map((copy) => chosenAmong(releases, game.title, copy.release)));
  const shown = isWhole || releases.length <= few + 2 ? releases : releases.slice(0, few);

  return (
    <Block level={level} title={text.releases}>
      <ul className="flex flex-col divide-y divide-hairline">
        {shown.map((release, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- two releases can be the same in all that is known
          <li key={at} className="flex min-h-11 items-center justify-between gap-4 py-2">
            <OneRelease release={release} game={game} />
            {only && (
              <Choice
                release={release}
                game={game}
                isMine={mine.has(release)}
                isOpen={copies.some((copy) => copy.release === '')}
                onChoose={copies.length > 1 ? setAsked : (choice) => choose(only, choice)}
              />
            )}
          </li>
        ))}
      </ul>
      {shown.length < releases.length && (
        <Button className="mt-2" onClick={() => setWhole(true)}>
          {text.allReleases(number(releases.length))}
        </Button>
      )}
      <WhichCopy copies={copies} release={asked} onChoose={choose} onClose={() => setAsked(null)} />
    </Block>
  );
}

function OneRelease({ release, game }: { release: Release; game: Game }) {
  const names = useFactNames();
  const { date } = useLocale();
  const { title, serial, barcode, publisher } = release;
  const facts = [
    release.date && date(release.date),
    publisher === game.publisher ? null : publisher,
    serial,
    barcode,
  ].filter(Boolean);

  return (
    <div className="min-w-0">
      <p className="font-medium">{names.release({ region: release.region, detail: '' })}</p>
      {title && title !== game.title && (
        <p dir="auto" className="wrap-anywhere">
          {title}
        </p>
      )}
      {facts.length > 0 && <p className="text-13 wrap-anywhere text-muted">{facts.join(' · ')}</p>}
    </div>
  );
}

type ChoiceProps = {
  release: Release;
  game: Game;
  isMine: boolean;
  /** None is chosen yet. */
  isOpen: boolean;
  onChoose: (release: string) => void;
};

function Choice({ release, game, isMine, isOpen, onChoose }: ChoiceProps) {
  const text = useWords(detailsWords);
  const names = useFactNames();
  const choice = choiceOf(release, game.title);
  if (choice === null) return null;

  return (
    <button
      type="button"
      aria-pressed={isMine}
      aria-label={text.isMineOf(names.release(readChoice(choice)))}
      onClick={() => onChoose(choice)}
      className={`inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-control font-semibold hover:underline sm:min-h-8 ${isMine || isOpen ? 'text-accent' : 'text-muted'}`}
    >
      {isMine && <Check className="size-4" />}
      {text.isMine}
    </button>
  );
}

type WhichCopyProps = {
  copies: readonly OneCopy[];
  /** Null while nothing is asked. */
  release: string | null;
  onChoose: (copy: OneCopy, release: string) => void;
  onClose: () => void;
};

/** Of several copies, asks which one is of a release. */
function WhichCopy({ copies, release, onChoose, onClose }: WhichCopyProps) {
  const text = useWords(detailsWords);
  const names = useFactNames();
  const nameOf = useCopyName();
  const { shown } = useOpening(release);
  if (shown === null) return null;

  return (
    <Overlay isOpen={release !== null} onClose={onClose} title={text.whichCopy} size="small">
      <div className="flex flex-col gap-2">
        <p className="text-muted">{names.release(readChoice(shown))}</p>
        {copies.map((copy, index) => (
          <Button
            key={copy.id}
            aria-pressed={copy.release === shown}
            icon={copy.release === shown && <Check />}
            onClick={() => {
              onChoose(copy, shown);
              onClose();
            }}
          >
            {[nameOf(copy, index), copy.place].filter(Boolean).join(' · ')}
          </Button>
        ))}
      </div>
    </Overlay>
  );
}

/** Says of a copy which release it is, or takes it back. Drawn at once. */
function useChoice() {
  const text = useWords(detailsWords);
  const tell = useRefusalText();
  const save = useWriteAtOnce(api.collection.saveCopy, {
    edit: (edit, { id, release = '' }) =>
      edit(api.collection.copies, (copies) =>
        copies.map((copy) => (copy.id === id ? { ...copy, release } : copy)),
      ),
    onRefused: (error) => toast({ text: tell(error, text.releaseFailed) }),
  });
  return ({ id, release }: OneCopy, choice: string) =>
    save({ id, release: release === choice ? '' : choice });
}
