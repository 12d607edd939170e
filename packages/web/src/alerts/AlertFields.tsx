import {
  type AlertMarketplace,
  alertMarketplaceIds,
  alertMarketplaces,
} from '@cartouche/contract/alerts.rules';
import { alerts as limits } from '@cartouche/contract/limits';
import { Construction } from 'lucide-react';

import { alertsWords } from '../i18n/alerts.ts';
import { useWords } from '../i18n/language.ts';
import { Banner } from '../ui/Banner.tsx';
import { Segmented } from '../ui/Segmented.tsx';
import { TextField } from '../ui/TextField.tsx';
import { type AlertDraft, type DraftProblem, cleanEuros, isBelowZero } from './alertDraft.ts';
import { AlertOptions } from './AlertOptions.tsx';

export type AlertFieldsProps = {
  draft: AlertDraft;
  change: (part: Partial<AlertDraft>) => void;
  /** Shown once it was tried to send the draft. */
  problem: DraftProblem | null;
};

/** Words, a range in euros and, folded, what needs no thought. Specification 2.7. */
export function AlertFields({ draft, change, problem }: AlertFieldsProps) {
  const text = useWords(alertsWords);
  const euros = <span className="font-semibold">€</span>;
  const belowZero = (price: string) =>
    problem === 'belowZero' && isBelowZero(price) ? text.belowZero : null;

  return (
    <>
      <TextField
        label={text.query}
        hint={text.queryHint}
        value={draft.query}
        maxLength={limits.longestQuery}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => change({ query: event.target.value })}
      />
      <div className="grid grid-cols-2 items-start gap-3 sm:gap-4">
        <TextField
          label={text.least}
          inputMode="decimal"
          autoComplete="off"
          placeholder="0"
          before={euros}
          value={draft.min}
          error={problem === 'rangeEmpty' ? text.rangeEmpty : belowZero(draft.min)}
          onChange={(event) => change({ min: cleanEuros(event.target.value) })}
        />
        <TextField
          label={text.most}
          inputMode="decimal"
          autoComplete="off"
          placeholder="∞"
          before={euros}
          value={draft.max}
          error={problem === 'priceTooHigh' ? text.priceTooHigh : belowZero(draft.max)}
          onChange={(event) => change({ max: cleanEuros(event.target.value) })}
        />
      </div>
      <AlertOptions draft={draft} change={change} problem={problem} />
    </>
  );
}

type MarketplaceChoiceProps = { chosen: AlertMarketplace; onChoose: (marketplace: AlertMarketplace) => void };

/** Where a new alert looks; the classifieds marketplace says that it is coming soon. */
export function MarketplaceChoice({ chosen, onChoose }: MarketplaceChoiceProps) {
  const text = useWords(alertsWords);
  return (
    <div className="flex flex-col">
      <Segmented label={text.marketplace} className="self-start">
        {alertMarketplaceIds.map((one) => (
          <button key={one} type="button" aria-pressed={one === chosen} onClick={() => onChoose(one)}>
            {alertMarketplaces[one]}
          </button>
        ))}
      </Segmented>
      <div role="status">
        {chosen === 'leboncoin' && (
          <div className="pt-3">
            <Banner icon={<Construction />}>{text.soonAt(alertMarketplaces[chosen])}</Banner>
          </div>
        )}
      </div>
    </div>
  );
}
