import { itemFields } from '@cartouche/contract/item.rules';

import type { Answer, api } from '../api/client.ts';
import { completenessKeys, statesOf } from '../games/gameFacts.ts';
import { StateBadge } from '../games/StateBadge.tsx';
import { useFactNames } from '../games/useFactNames.ts';
import type { Game } from '../games/useGame.ts';
import { itemWords } from '../i18n/item.ts';
import { useText, useWords } from '../i18n/language.ts';
import { useItemInWords } from '../item/useItemInWords.ts';
import { Chip } from '../ui/Chip.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Fact } from './Fact.tsx';

type Copy = Answer<typeof api.collection.item>;

type CopyStatusProps = { game: Game; copy: Copy | undefined; isPending: boolean };

/** A game's badges, and the fields of the user's copy. */
export function CopyStatus({ game, copy, isPending }: CopyStatusProps) {
  const text = useText().catalogue;
  const names = useFactNames();

  return (
    <>
      <div className="flex flex-wrap items-center gap-1.5">
        {statesOf(copy?.completeness ?? null, game.in_wishlist).map((state) => (
          <StateBadge key={state} state={state} />
        ))}
        {copy &&
          completenessKeys(copy.completeness).map((key) => (
            <Chip key={key}>{names.completenessInFull(key)}</Chip>
          ))}
        {game.is_owned && isPending && <Skeleton className="h-6 w-40" />}
        {!game.is_owned && !game.in_wishlist && <span className="text-muted">{text.notOnShelf}</span>}
      </div>
      {copy && <CopyFacts copy={copy} />}
    </>
  );
}

/** Completeness is shown as chips, and notes in a block of their own. */
const facts = itemFields.filter((field) => field !== 'completeness' && field !== 'notes');

/** The fields of the copy that have a value. */
function CopyFacts({ copy }: { copy: Copy }) {
  const text = useText().catalogue;
  const names = useWords(itemWords);
  const inWords = useItemInWords();

  return (
    <dl className="mt-3 grid grid-cols-3 gap-x-6 gap-y-4">
      {facts.map((field) => (
        <Fact key={field} name={names[field].label}>
          {inWords(copy)[field] ?? text.unknown}
        </Fact>
      ))}
    </dl>
  );
}
