/** Where alerts look for listings, and what these places call themselves. */
export const alertMarketplaces = { vinted: 'Vinted', ebay: 'eBay', leboncoin: 'Leboncoin' } as const;

export type AlertMarketplace = keyof typeof alertMarketplaces;

// as: keys of an object are strings to the compiler
export const alertMarketplaceIds = Object.keys(alertMarketplaces) as AlertMarketplace[];
