import { itemFields } from '@cartouche/contract/item.rules';

import { detailsWords } from '../i18n/details.ts';
import { itemWords } from '../i18n/item.ts';
import { useText, useWords } from '../i18n/language.ts';
import { photosWords } from '../i18n/photos.ts';
import type { OneCopy } from '../item/copyChoice.ts';
import { useItemInWords } from '../item/useItemInWords.ts';
import { Block } from './Block.tsx';
import { ConditionScale } from './ConditionScale.tsx';
import { CopyParts } from './CopyParts.tsx';
import { CopyPhotos } from './CopyPhotos.tsx';
import { Fact } from './Fact.tsx';
import type { CopyPhoto } from './usePictures.ts';

export type CopyViewProps = {
  copy: OneCopy;
  platformId: number;
  level: 'h3' | 'h4' | 'h5';
  /** Of all copies of the game. */
  photos: readonly CopyPhoto[];
  onZoom: (src: string) => void;
};

/** All that a copy says. */
export function CopyView({ copy, platformId, level, photos, onZoom }: CopyViewProps) {
  const text = useWords(detailsWords);
  const photoText = useWords(photosWords);
  const own = photos.filter(({ fileName }) => copy.photos.some(({ file_name: name }) => name === fileName));

  return (
    <>
      <CopyParts completeness={copy.completeness} platformId={platformId} />
      <CopyFacts copy={copy} platformId={platformId} />
      {copy.notes !== '' && (
        <Block title={text.yourNotes} level={level}>
          <p dir="auto" className="max-w-prose wrap-anywhere whitespace-pre-line">
            {copy.notes}
          </p>
        </Block>
      )}
      {own.length > 0 && (
        <Block title={photoText.yours} level={level}>
          <CopyPhotos photos={own} isMain={copy.isLead} onZoom={onZoom} />
        </Block>
      )}
    </>
  );
}

/** Completeness is shown by its parts, and notes in a block of their own. */
const facts = itemFields.filter((field) => field !== 'completeness' && field !== 'notes');

/** Shown as unknown where the user has not said them. */
const alwaysShown: ReadonlySet<string> = new Set(['condition', 'purchasePrice', 'purchaseDate']);

function CopyFacts({ copy, platformId }: { copy: OneCopy; platformId: number }) {
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
