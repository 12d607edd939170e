import { type ReleaseChoice, readChoice } from '@cartouche/contract/release.rules';

import { useFactNames } from '../games/useFactNames.ts';
import { itemWords } from '../i18n/item.ts';
import { useWords } from '../i18n/language.ts';
import { Select } from '../ui/Select.tsx';

type ReleaseFieldProps = {
  /** What the game was released as, as far as it is known; absent for copies of several games. */
  choices: readonly ReleaseChoice[] | undefined;
  value: string;
  onChange: (release: string) => void;
  hint?: string;
  isLabelHidden?: boolean;
};

/** Which release a copy is. What the catalogue no longer knows stays to choose. */
export function ReleaseField({ choices, value, onChange, ...field }: ReleaseFieldProps) {
  const text = useWords(itemWords).release;
  const names = useFactNames();
  const offeredFirst = choices && choices.length > 0 ? choices : usualRegions;
  const isKnown = value === '' || offeredFirst.some((choice) => choice.value === value);
  const offered = isKnown ? offeredFirst : [...offeredFirst, readChoice(value)];
  const standardOf = ({ value: region }: ReleaseChoice) =>
    offeredFirst === usualRegions ? standards[region] : undefined;

  return (
    <Select
      {...field}
      label={text.label}
      value={value}
      onChoose={onChange}
      options={[
        { value: '', label: text.notSaid },
        ...offered.map((choice) => ({
          value: choice.value,
          label: [names.release(choice), standardOf(choice)].filter(Boolean).join(' · '),
        })),
      ]}
    />
  );
}

/** The television standard by which collectors name a region. */
const standards: Partial<Record<string, string>> = {
  EU: 'PAL',
  GB: 'PAL',
  FR: 'PAL',
  DE: 'PAL',
  ES: 'PAL',
  IT: 'PAL',
  AU: 'PAL',
  US: 'NTSC-U',
  JP: 'NTSC-J',
  KR: 'NTSC-J',
  BR: 'PAL-M',
};

/** Where nothing is known of releases, and for several games, which share regions and nothing else of them. */
const usualRegions = ['EU', 'US', 'JP', 'GB', 'FR', 'DE', 'ES', 'IT', 'AU', 'KR', 'BR', 'WW'].map(readChoice);
