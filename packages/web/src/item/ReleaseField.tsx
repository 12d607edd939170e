import { type ReleaseChoice, readChoice } from '@cartouche/contract/release.rules';

import { useFactNames } from '../games/useFactNames.ts';
import { itemWords } from '../i18n/item.ts';
import { useWords } from '../i18n/language.ts';
import { Select } from '../ui/Select.tsx';

type ReleaseFieldProps = {
  /** What the game was released as; absent for copies of several games. */
  choices: readonly ReleaseChoice[] | undefined;
  value: string;
  onChange: (release: string) => void;
  hint?: string;
  isLabelHidden?: boolean;
};

/** Which release a copy is. What the catalogue no longer knows stays to choose. */
export function ReleaseField({ choices = ofManyGames, value, onChange, ...field }: ReleaseFieldProps) {
  const text = useWords(itemWords).release;
  const names = useFactNames();
  const isKnown = value === '' || choices.some((choice) => choice.value === value);
  const offered = isKnown ? choices : [...choices, readChoice(value)];

  return (
    <Select
      {...field}
      label={text.label}
      value={value}
      onChoose={onChange}
      options={[
        { value: '', label: text.notSaid },
        ...offered.map((choice) => ({ value: choice.value, label: names.release(choice) })),
      ]}
    />
  );
}

/** Several games share regions, and nothing else of their releases. */
const ofManyGames = ['EU', 'US', 'JP', 'GB', 'FR', 'DE', 'ES', 'IT', 'AU', 'KR', 'BR', 'WW'].map(readChoice);
