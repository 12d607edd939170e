/** What each tier allows. -1 means unlimited, in every limit. */
export const tiers = ['free', 'basic', 'pro'] as const;
export type Tier = (typeof tiers)[number];

export const unlimited = -1;

export const limits = {
  free: { games: 20, consoles: 3, alerts: 5 },
  basic: { games: unlimited, consoles: 10, alerts: 5 },
  pro: { games: unlimited, consoles: unlimited, alerts: unlimited },
} as const satisfies Record<Tier, Record<string, number>>;

export type Limited = keyof (typeof limits)[Tier];

export const features = {
  free: ['basic_collection', 'limited_games'],
  basic: ['basic_collection', 'unlimited_games', 'basic_analytics', 'data_export'],
  pro: [
    'basic_collection',
    'unlimited_games',
    'basic_analytics',
    'advanced_analytics',
    'price_alerts',
    'priority_support',
    'data_export',
    'bulk_edit',
    'bulk_operations',
  ],
} as const satisfies Record<Tier, readonly string[]>;

export type Feature = (typeof features)[Tier][number];

export function hasFeature(tier: Tier, feature: Feature): boolean {
  return (features[tier] as readonly Feature[]).includes(feature);
}

export function hasLimit(tier: Tier, kind: Limited): boolean {
  const limit: number = limits[tier][kind];
  return limit !== unlimited;
}

/** How many more of a kind fit in the tier; Infinity where it has no limit. */
export function remaining(tier: Tier, kind: Limited, count: number): number {
  const limit: number = limits[tier][kind];
  return limit === unlimited ? Infinity : Math.max(0, limit - count);
}

/** The purchase dates that are accepted; any other is a typing mistake. */
export const purchaseDays = { first: '1950-01-01', last: '2199-12-31' } as const;

/** Copies of a game beside the one that leads. */
export const furtherCopies = { most: 99 } as const;

/** Limits on a copy's photos; larger pictures are refused. A side is as long as WebP allows. */
export const photos = {
  most: 6,
  largestBytes: 20 * 1024 * 1024,
  mostPixels: 50_000_000,
  mostSide: 16_383,
  types: ['image/jpeg', 'image/png', 'image/webp'],
} as const;

/** API keys of one user. */
export const apiKeys = { most: 10 } as const;

/** How many days a removed copy can be brought back. */
export const binDays = 30;

/** How many games one bulk change may cover. */
export const bulkGames = 20_000;

/** How long after signing in a user may do what cannot be undone without proving again who they are. */
export const freshSignInMinutes = 15;

export const passwordLength = { least: 8, most: 128 } as const;

/** How many days a session lasts without a visit, and at most from the sign-in. */
export const sessionDays = { unused: 30, most: 90 } as const;

/** How many days an account waits for its address to be confirmed. */
export const unconfirmedDays = 7;

/** Listings of a marketplace in one answer, and the longest search for them. */
export const listings = { usual: 10, most: 50, longestSearch: 200 } as const;

/** A price alert: its words, what it leaves out, and how many listings its preview shows. Specification 9. */
export const alerts = {
  longestQuery: 200,
  longestWord: 60,
  mostWords: 30,
  mostPreviewed: 6,
  mostMutes: 500,
} as const;

/** Games that one user entered themselves, and what they may say of each. */
export const ownEntries = {
  most: 500,
  longestText: 250,
  mostRegions: 20,
  mostGenres: 10,
  longestGenre: 60,
  undoDays: 30,
} as const;
