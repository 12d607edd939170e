import { isComplete } from '@cartouche/contract/completeness.rules';
import { itemFields } from '@cartouche/contract/item.rules';
import { useId } from 'react';

import type { Game } from '../games/useGame.ts';
import { detailsWords } from '../i18n/details.ts';
import { itemWords } from '../i18n/item.ts';
import { useText, useWords } from '../i18n/language.ts';
import { photosWords } from '../i18n/photos.ts';
import { useItemInWords } from '../item/useItemInWords.ts';
import { Chip } from '../ui/Chip.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Block } from './Block.tsx';
import { ConditionScale } from './ConditionScale.tsx';
import { CopyList } from './CopyList.tsx';
import { CopyParts } from './CopyParts.tsx';
import { CopyPhotos } from './CopyPhotos.tsx';
import { Fact } from './Fact.tsx';
import type { Copy, CopyRead } from './useGameAndCopy.ts';
import type { CopyPhoto } from './usePictures.ts';

type CopyPanelProps = {
  game: Game;
  read: CopyRead;
  level: 'h2' | 'h3';
  photos: readonly CopyPhoto[];
  onZoom: (src: string) => void;
};

/** What the user has of a game, and what they recorded about it. */
export function CopyPanel({ game, read, level: Headline, photos, onZoom }: CopyPanelProps) {
  const text = useWords(detailsWords);
  const photoText = useWords(photosWords);
  const id = useId();
  const { copy } = read;
  const subLevel = Headline === 'h2' ? 'h3' : 'h4';

  return (
    <section
      aria-labelledby={id}
      className="flex min-w-0 flex-col gap-5 rounded-card border border-hairline bg-surface p-4 sm:p-5"
    >
      <div className="flex min-h-6 flex-wrap items-center justify-between gap-2">
        <Headline id={id} className="text-16">
          {text.yourCopy}
        </Headline>
        {copy && isComplete(copy.completeness) && <Chip>{text.completeInFull}</Chip>}
      </div>
      {copy && <CopyParts completeness={copy.completeness} platformId={game.platform_id} />}
      {copy && <CopyFacts copy={copy} platformId={game.platform_id} />}
      {!copy && read.error && (
        <ErrorState error={read.error} onRetry={read.retry} isRetrying={read.isRetrying} />
      )}
      {!copy && !read.error && <CopySkeleton />}
      {copy && copy.notes !== '' && (
        <Block title={text.yourNotes} level={subLevel}>
          <p dir="auto" className="max-w-prose wrap-anywhere whitespace-pre-line">
            {copy.notes}
          </p>
        </Block>
      )}
      {photos.length > 0 && (
        <Block title={photoText.yours} level={subLevel}>
          <CopyPhotos photos={photos} onZoom={onZoom} />
        </Block>
      )}
      {copy && <CopyList game={game} copies={read.copies} level={subLevel} />}
    </section>
  );
}

/** Completeness is shown by its parts, and notes in a block of their own. */
const facts = itemFields.filter((field) => field !== 'completeness' && field !== 'notes');

/** Shown as unknown where the user has not said them. */
const alwaysShown: ReadonlySet<string> = new Set(['condition', 'purchasePrice', 'purchaseDate']);

function CopyFacts({ copy, platformId }: { copy: Copy; platformId: number }) {
  const text = useText().catalogue;
  const names = useWords(itemWords);
  const words = useItemInWords(platformId)(copy);

  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3">
      {facts
        .filter((field) => alwaysShown.has(field) || words[field] !== null)
        .map((field) => (
          <Fact key={field} name={names[field].label}>
            <span
              className={
                field === 'purchasePrice' || field === 'estimate' ? 'text-26 font-bold' : 'text-16 leading-8'
              }
            >
              {words[field] ?? text.unknown}
            </span>
            {field === 'condition' && <ConditionScale condition={copy.condition} />}
          </Fact>
        ))}
    </dl>
  );
}

function CopySkeleton() {
  return (
    <div aria-hidden className="flex flex-col gap-5">
      <Skeleton className="h-30 rounded-control sm:h-14" />
      <Skeleton className="h-38 sm:h-19" />
    </div>
  );
}
