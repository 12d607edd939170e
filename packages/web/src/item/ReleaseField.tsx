import { type ReleaseChoice, readChoice } from '@cartouche/contract/release.rules';

import { useFactNames } from '../games/useFactNames.ts';
import { itemWords } from '../i18n/item.ts';
import { useWords } from '../i18n/language.ts';
import { Select } from '../ui/Select.tsx';

type ReleaseFieldProps = {
  /** What the game was released as, as far as it is known; absent for copies of several games. */
  choices?: readonly ReleaseChoice[] | undefined;
  value: string;
  onChange: (release: string) => void;
  hint?: string;
  isLabelHidden?: boolean;
};

const none: readonly ReleaseChoice[] = [];

/**
 * Which release a copy is: one of its game's, else of a usual region, as no catalogue knows every release. What the
 * catalogue no longer knows stays to choose.
 */
export function ReleaseField({ choices = none, value, onChange, ...field }: ReleaseFieldProps) {
  const text = useWords(itemWords).release;
  const nameOf = useReleaseNames();
  const isAmong = (list: readonly ReleaseChoice[], one: string) =>
    list.some((choice) => choice.value === one);
  const others = usualRegions.filter((usual) => !isAmong(choices, usual.value));
  const isKnown = value === '' || isAmong([...choices, ...others], value);
  const ofGame = isKnown ? choices : [...choices, readChoice(value)];
  const toOptions = (list: readonly ReleaseChoice[]) =>
    list.map((choice) => ({ value: choice.value, label: nameOf(choice) }));
  const isOnlyUsual = ofGame.length === 0;

  return (
    <Select
      {...field}
      label={text.label}
      value={value}
      onChoose={onChange}
      options={[{ value: '', label: text.notSaid }, ...toOptions(isOnlyUsual ? others : ofGame)]}
      groups={isOnlyUsual ? [] : [{ label: text.otherRegions, options: toOptions(others) }]}
    />
  );
}

/** Any copy of a region by its television standard too, which is how collectors call it. */
function useReleaseNames() {
  const names = useFactNames();
  return (choice: ReleaseChoice) => {
    const standard = choice.value === choice.region ? standards[choice.region] : undefined;
    return [names.release(choice), standard].filter(Boolean).join(' · ');
  };
}

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

/** Where copies are usually from, whatever is known of the releases of a game. */
const usualRegions = ['EU', 'US', 'JP', 'GB', 'FR', 'DE', 'ES', 'IT', 'AU', 'KR', 'BR', 'WW'].map(readChoice);
