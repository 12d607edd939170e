import { type WantedPart, wantedParts } from '@cartouche/contract/alerts.rules';
import { alerts as limits } from '@cartouche/contract/limits';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';

import { alertsWords } from '../i18n/alerts.ts';
import { useWords } from '../i18n/language.ts';
import { Select } from '../ui/Select.tsx';
import { Switch } from '../ui/Switch.tsx';
import { TextField } from '../ui/TextField.tsx';
import type { AlertFieldsProps } from './AlertFields.tsx';
import { useOptionWords } from './useOptionWords.ts';

/** What can stay as it is: folded to one line that says what is set. */
export function AlertOptions({ draft, change, problem }: AlertFieldsProps) {
  const text = useWords(alertsWords);
  const saysOptions = useOptionWords();
  const [isOpen, setOpen] = useState(false);
  const isShown = isOpen || problem === 'wordsWrong';
  const { part, words, withFees } = draft;

  return (
    <details
      open={isShown}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="rounded-control inset-ring inset-ring-hairline"
    >
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control px-3 font-semibold select-none hover:bg-ink/6">
        <ChevronDown aria-hidden className={`size-4.5 shrink-0 transition ${isShown ? 'rotate-180' : ''}`} />
        <span className="shrink-0">{text.more}</span>
        <span className="min-w-0 grow truncate text-right text-13 font-normal text-muted">
          {saysOptions({ part, words, withFees }) || text.moreUsual}
        </span>
      </summary>
      <div className="flex flex-col gap-4 p-3 pt-2">
        <Select
          label={text.part}
          value={part}
          onChoose={(value) => change({ part: value as WantedPart })} // as: one of the options
          options={wantedParts.map((value) => ({ value, label: text.parts[value] }))}
        />
        <TextField
          label={text.words}
          hint={text.wordsHint}
          value={words}
          autoComplete="off"
          error={problem === 'wordsWrong' ? text.wordsWrong(limits.mostWords, limits.longestWord) : null}
          onChange={(event) => change({ words: event.target.value })}
        />
        <Switch
          label={text.withFees}
          hint={text.withFeesHint}
          isOn={withFees}
          onChange={(isOn) => change({ withFees: isOn })}
        />
      </div>
    </details>
  );
}
