import { type MarketplaceCode, isMarketplace } from '@cartouche/contract/settings.rules';

/** How eBay's API writes one of our marketplaces, which are the only ones that are asked. */
export const toSite = (marketplace: MarketplaceCode): string => marketplace.replace('-', '_');

/** One of our marketplaces from how eBay writes it; undefined for one that we do not have. */
export function toMarketplace(site: string | undefined): MarketplaceCode | undefined {
  const code = site?.replace('_', '-');
  return isMarketplace(code) ? code : undefined;
}

/** The language in which a site answers. */
export const languages: Record<MarketplaceCode, string> = {
  'EBAY-US': 'en-US',
  'EBAY-GB': 'en-GB',
  'EBAY-DE': 'de-DE',
  'EBAY-FR': 'fr-FR',
  'EBAY-IT': 'it-IT',
  'EBAY-ES': 'es-ES',
  'EBAY-CA': 'en-CA',
  'EBAY-AU': 'en-AU',
};
