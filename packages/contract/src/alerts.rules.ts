/** The marketplaces that alerts search, with the names that they use for themselves. */
export const alertMarketplaces = { vinted: 'Vinted', ebay: 'eBay', leboncoin: 'Leboncoin' } as const;

export type AlertMarketplace = keyof typeof alertMarketplaces;

// as: Object.keys answers strings
export const alertMarketplaceIds = Object.keys(alertMarketplaces) as AlertMarketplace[];
