import { type WantedPart, wantedParts } from '@cartouche/contract/alerts.rules';
import { alerts as limits } from '@cartouche/contract/limits';

import { alertsWords } from '../i18n/alerts.ts';
import { useWords } from '../i18n/language.ts';
import { Fold } from '../ui/Fold.tsx';
import { Select } from '../ui/Select.tsx';
import { Switch } from '../ui/Switch.tsx';
import { TextField } from '../ui/TextField.tsx';
import type { AlertFieldsProps } from './AlertFields.tsx';
import { useOptionWords } from './useOptionWords.ts';

/** What can stay as it is: folded to one line that says what is set. */
export function AlertOptions({ draft, change, problem }: AlertFieldsProps) {
  const text = useWords(alertsWords);
  const saysOptions = useOptionWords();
  const { part, words, withFees } = draft;

  return (
    <Fold
      label={text.more}
      note={saysOptions({ part, words, withFees }) || text.moreUsual}
      isHeldOpen={problem === 'wordsWrong'}
    >
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
    </Fold>
  );
}
