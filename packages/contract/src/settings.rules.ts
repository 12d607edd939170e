/** The auction marketplace's regional sites (specification 9), with the country of each. */
export const marketplaces = [
  { marketplaceCode: 'EBAY-US', countryName: 'United States', countryCode: 'US' },
  { marketplaceCode: 'EBAY-GB', countryName: 'United Kingdom', countryCode: 'GB' },
  { marketplaceCode: 'EBAY-DE', countryName: 'Germany', countryCode: 'DE' },
  { marketplaceCode: 'EBAY-FR', countryName: 'France', countryCode: 'FR' },
  { marketplaceCode: 'EBAY-IT', countryName: 'Italy', countryCode: 'IT' },
  { marketplaceCode: 'EBAY-ES', countryName: 'Spain', countryCode: 'ES' },
  { marketplaceCode: 'EBAY-CA', countryName: 'Canada', countryCode: 'CA' },
  { marketplaceCode: 'EBAY-AU', countryName: 'Australia', countryCode: 'AU' },
] as const;

export type MarketplaceCode = (typeof marketplaces)[number]['marketplaceCode'];

export const marketplaceCodes = marketplaces.map(({ marketplaceCode }) => marketplaceCode);

/** The marketplace where none is chosen and no country is known. Specification 9. */
export const usualMarketplace: MarketplaceCode = 'EBAY-US';

export function isMarketplace(code: string | null | undefined): code is MarketplaceCode {
  return marketplaces.some(({ marketplaceCode }) => marketplaceCode === code);
}
