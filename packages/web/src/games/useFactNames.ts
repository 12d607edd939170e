import type { ReleaseChoice } from '@cartouche/contract/release.rules';

import { useLocale } from '../i18n/formats.ts';
import { useText } from '../i18n/language.ts';

/** Genres and regions in the user's words. */
export function useFactNames() {
  const text = useText().catalogue;
  const { language } = useLocale();

  /**
   * Some codes belong to the catalogue: EU is Europe and not the European Union, AS is Asia and not American Samoa.
   * Hong Kong is looked for by its short name.
   */
  function region(code: string): string {
    const own: Record<string, string> = text.regions;
    return own[code] ?? countryName(code, language);
  }

  return {
    genre: (genre: string) => text.genres[genre] ?? genre,
    region,
    /** A release of a game: where it was sold, and what tells it from others there. */
    release: (one: Pick<ReleaseChoice, 'region' | 'detail'>) =>
      [one.region === null ? text.regionNotKnown : region(one.region), one.detail]
        .filter(Boolean)
        .join(' · '),
  };
}

const countries = {
  en: new Intl.DisplayNames('en', { type: 'region' }),
  fr: new Intl.DisplayNames('fr', { type: 'region' }),
};

function countryName(code: string, language: 'en' | 'fr'): string {
  // Intl throws on what does not look like a country code.
  return /^[A-Z]{2}$/.test(code) ? (countries[language].of(code) ?? code) : code;
}
