import type { Language } from '../device.ts';

type Forms = { one: string; other: string };

const rules = { en: new Intl.PluralRules('en'), fr: new Intl.PluralRules('fr') };
const numbers = { en: new Intl.NumberFormat('en'), fr: new Intl.NumberFormat('fr') };

/**
 * `plural('fr')({ one: '# jeu', other: '# jeux' })` makes a message with a number instead of #.
 * French counts 0 as one.
 */
export function plural(language: Language): (forms: Forms) => (count: number) => string {
  return (forms) => (count) => {
    const form = rules[language].select(count) === 'one' ? forms.one : forms.other;
    return form.replace('#', numbers[language].format(count));
  };
}
