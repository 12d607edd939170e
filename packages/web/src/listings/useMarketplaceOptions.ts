import { api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { useLocale } from '../i18n/formats.ts';

/** The regional marketplaces by the names of their countries, in the user's language. */
export function useMarketplaceOptions() {
  const locale = useLocale();
  const { data, ...read } = useRead(api.settings.marketplaces);
  const options = (data?.data ?? [])
    .map(({ marketplaceCode, countryCode }) => ({
      value: marketplaceCode,
      countryCode,
      countryName: locale.country(countryCode),
    }))
    .toSorted((a, b) => locale.compare(a.countryName, b.countryName));
  return { options, ...read };
}
