/** The marketplaces that alerts search, with the names that they use for themselves. */
export const alertMarketplaces = { vinted: 'Vinted', ebay: 'eBay', leboncoin: 'Leboncoin' } as const;

export type AlertMarketplace = keyof typeof alertMarketplaces;

// as: Object.keys answers strings
export const alertMarketplaceIds = Object.keys(alertMarketplaces) as AlertMarketplace[];

/** What somebody looks for of a game, as far as the titles of listings say it. */
export const wantedParts = ['any', 'complete', 'loose', 'boxOrManual', 'sealed'] as const;
export type WantedPart = (typeof wantedParts)[number];

/**
 * How an alert is doing: `waiting` has not been asked yet, `failing` has had no answer for a day, `off` is for a
 * marketplace that is switched off here.
 */
export const alertStates = ['waiting', 'running', 'failing', 'off'] as const;
export type AlertState = (typeof alertStates)[number];

/** Nobody is told anything at night unless they ask for it: from 22:00 to 8:00, in minutes after midnight. */
export const usualQuiet = { from: 22 * 60, to: 8 * 60 } as const;
