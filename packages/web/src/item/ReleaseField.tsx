import { regions } from '@cartouche/contract/region.rules';
import { type ReleaseChoice, readChoice } from '@cartouche/contract/release.rules';

import { useFactNames } from '../games/useFactNames.ts';
import { useLocale } from '../i18n/formats.ts';
import { itemWords } from '../i18n/item.ts';
import { useWords } from '../i18n/language.ts';
import { type Option, Select } from '../ui/Select.tsx';

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
 * Which release a copy is: one of its game's, else of any region, as no catalogue knows every release. What the
 * catalogue no longer knows stays to choose.
 */
export function ReleaseField({ choices = none, value, onChange, ...field }: ReleaseFieldProps) {
  const text = useWords(itemWords).release;
  const { usual, others } = useRegionOptions();
  const names = useFactNames();
  const options = choices.map(toOption);
  const isOf = (list: readonly Option[], one: string) => list.some((option) => option.value === one);
  const isKnown = value === '' || [options, usual, others].some((list) => isOf(list, value));
  const ofGame = isKnown ? options : [...options, toOption(readChoice(value))];
  const besides = (list: readonly Option[]) => list.filter((option) => !isOf(ofGame, option.value));
  const first = ofGame.length === 0 ? usual : ofGame;
  const groups = [
    { label: text.usualRegions, options: besides(usual) },
    { label: text.otherRegions, options: besides(others) },
  ];

  return (
    <Select
      {...field}
      label={text.label}
      value={value}
      onChoose={onChange}
      options={[{ value: '', label: text.notSaid }, ...first]}
      groups={first === usual ? groups.slice(1) : groups}
    />
  );

  function toOption(choice: ReleaseChoice): Option {
    return { value: choice.value, label: releaseName(names, choice) };
  }
}

/** Any copy of a region: the usual ones, and all others by their names. */
function useRegionOptions(): { usual: Option[]; others: Option[] } {
  const names = useFactNames();
  const { language, compare } = useLocale();
  const toOption = (region: string) => ({ value: region, label: releaseName(names, readChoice(region)) });
  const byName = (one: string, other: string) => compare(names.region(one), names.region(other));
  return { usual: usualRegions.map(toOption), others: inOrder(language, byName).map(toOption) };
}

type Order = (one: string, other: string) => number;

/** Sorted once for each language: the form is drawn anew at each key. */
function inOrder(language: 'en' | 'fr', order: Order): readonly string[] {
  const known = sorted.get(language) ?? otherRegions.toSorted(order);
  sorted.set(language, known);
  return known;
}

/** Any copy of a region by its television standard too, which is how collectors call it. */
function releaseName(names: ReturnType<typeof useFactNames>, choice: ReleaseChoice): string {
  const standard = choice.value === choice.region ? standards[choice.region] : undefined;
  return [names.release(choice), standard].filter(Boolean).join(' · ');
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
  CN: 'NTSC-C',
  AS: 'NTSC-J',
  CA: 'NTSC-U',
  BR: 'PAL-M',
};

/** Where copies are usually from, whatever is known of the releases of a game. */
const usualRegions = 'EU US JP GB FR DE ES IT AU KR CN AS CA BR WW'.split(' ');
const otherRegions = regions.filter((region) => !usualRegions.includes(region));
const sorted = new Map<'en' | 'fr', readonly string[]>();
