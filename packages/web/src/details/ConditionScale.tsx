import { type Condition, conditions } from '@cartouche/contract/completeness.rules';

import { useText } from '../i18n/language.ts';

const fromWorst = conditions.toReversed();

/** A copy's condition among those there are; the word itself stands beside it. */
export function ConditionScale({ condition }: { condition: Condition }) {
  const names = useText().catalogue.conditions;
  const reached = fromWorst.indexOf(condition);

  return (
    <div aria-hidden className="max-w-44 text-12 text-muted">
      <div className="flex gap-1">
        {fromWorst.map((step, index) => (
          <span
            key={step}
            className={`h-2 grow rounded-full border ${index <= reached ? 'border-ink bg-ink' : 'border-edge'}`}
          />
        ))}
      </div>
      <div className="mt-1 flex justify-between">
        <span>{names.POOR}</span>
        <span>{names.MINT}</span>
      </div>
    </div>
  );
}
