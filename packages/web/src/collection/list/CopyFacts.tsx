import { completenessKeys } from '../../games/gameFacts.ts';
import { useFactNames } from '../../games/useFactNames.ts';
import { useText } from '../../i18n/language.ts';
import { Chip } from '../../ui/Chip.tsx';
import type { Listed } from './listed.ts';
import { useMoney } from '../../session/useMoney.ts';

/** Condition and completeness of the user's copy. */
export function CopyChips({ copy }: { copy: NonNullable<Listed['copy']> }) {
  const text = useText().catalogue;
  const names = useFactNames();

  return (
    <>
      <Chip>{text.conditions[copy.condition]}</Chip>
      {completenessKeys(copy.completeness).map((key) => (
        <Chip key={key}>{names.completeness(key)}</Chip>
      ))}
    </>
  );
}

/** What the copy cost, in the user's currency. */
export function CopyPrice({ price }: { price: number }) {
  const money = useMoney();
  return <span className="text-14 leading-6 font-semibold whitespace-nowrap">{money(price)}</span>;
}
