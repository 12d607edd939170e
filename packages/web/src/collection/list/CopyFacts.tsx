import { CopyCount } from '../../games/CopyCount.tsx';
import { StateGlyph } from '../../games/StateGlyph.tsx';
import { StateWord, useStateWords } from '../../games/StateBadge.tsx';
import { bestCompleteness, completenessKeys, statesOf } from '../../games/gameFacts.ts';
import { useCompletenessNames } from '../../games/useCompletenessNames.ts';
import { useText } from '../../i18n/language.ts';
import { useMoney } from '../../session/useMoney.ts';
import { Chip } from '../../ui/Chip.tsx';
import { amountsOf } from './amounts.ts';
import type { Listed } from './listed.ts';

type CopyChipsProps = {
  copy: Pick<NonNullable<Listed['copy']>, 'condition' | 'completeness'>;
  platformId: number;
};

/** Condition and completeness of the user's copy. */
export function CopyChips({ copy, platformId }: CopyChipsProps) {
  const text = useText().catalogue;
  const names = useCompletenessNames();

  return (
    <>
      <Chip>{text.conditions[copy.condition]}</Chip>
      {completenessKeys(copy.completeness).map((key) => (
        <Chip key={key}>{names.nameOf(key, platformId)}</Chip>
      ))}
    </>
  );
}

/** What was paid, in the user's currency. */
export function CopyPrice({ price }: { price: number }) {
  const money = useMoney();
  return (
    <span className="text-14 leading-6 font-semibold whitespace-nowrap max-sm:text-13">{money(price)}</span>
  );
}

/** How many copies there are, and what they cost in all. */
export function CountAndPrice({ copy }: { copy: Listed['copy'] }) {
  const { paid } = amountsOf(copy);
  return (
    <span className="flex shrink-0 items-baseline gap-1.5">
      <CopyCount copies={copy?.copies} />
      {paid !== null && <CopyPrice price={paid} />}
    </span>
  );
}

/** As high as a price, so that the states of neighbours stand on one line. */
const baseline = <span className="text-14 leading-6 max-sm:text-13">{'\u200b'}</span>;

type StateAndPriceProps = {
  game: Listed;
  /** A narrow card has no room for the word. */
  isNarrow: boolean;
};

/** State and price on the last line of a card, which is there even if it is empty. How many copies there are, the title says. */
export function StateAndPrice({ game: { copy, in_wishlist }, isNarrow }: StateAndPriceProps) {
  const stateWords = useStateWords();
  const { paid } = amountsOf(copy);
  // The line has room for one: that it is wished for as well, the heart on the cover shows.
  const [first, ...others] = statesOf(bestCompleteness(copy), in_wishlist);
  return (
    <div className="flex h-6 items-baseline gap-1">
      {first && !isNarrow && <StateWord state={first} />}
      {first && isNarrow && <StateGlyph state={first} />}
      {others.map((state) => (
        <span key={state} className="sr-only">
          {stateWords[state]}
        </span>
      ))}
      <span className="ml-auto">{paid === null ? baseline : <CopyPrice price={paid} />}</span>
    </div>
  );
}
