import type { ReleaseChoice } from '@cartouche/contract/release.rules';

import { useLocale } from '../i18n/formats.ts';
import { useText } from '../i18n/language.ts';

/** Genres and regions in the user's words. */
export function useFactNames() {
  const text = useText().catalogue;
  const { language } = useLocale();

  /**
   * Some codes belong to the catalogue: EU is Europe and not the European Union, AS is Asia and not American Samoa.
   * Hong Kong has its short name.
   */
  function region(code: string): string {
    const own: Record<string, string> = text.regions;
    // Intl throws on what does not look like a country code.
    return own[code] || (/^[A-Z]{2}$/.test(code) && countries[language].of(code)) || code;
  }

  return {
    genre: (genre: string) => text.genres[genre] ?? genre,
    region,
    /** A release of a game: where it was sold, and what tells it from others there. */
    release: (one: Pick<ReleaseChoice, 'region' | 'detail'>) =>
      [region(one.region ?? 'XX'), one.detail].filter(Boolean).join(' · '),
  };
}

const namesIn = (language: 'en' | 'fr') => new Intl.DisplayNames(language, { type: 'region' });
const countries = { en: namesIn('en'), fr: namesIn('fr') };
