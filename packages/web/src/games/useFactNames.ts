import { useLocale } from '../i18n/formats.ts';
import { useText } from '../i18n/language.ts';

/** Genres and regions in the user's words. */
export function useFactNames() {
  const text = useText().catalogue;
  const { language } = useLocale();

  return {
    genre: (genre: string) => text.genres[genre] ?? genre,
    /**
     * Some codes belong to the catalogue: EU is Europe and not the European Union, AS is Asia and not American Samoa.
     */
    region: (code: string) => {
      const own: Record<string, string> = text.regions;
      return own[code] ?? countryName(code, language);
    },
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
