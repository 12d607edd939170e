/** The ways in which somebody can be told of a find, the one that is noticed first at the front. */
export const ways = ['telegram', 'push', 'mail'] as const;
export type Way = (typeof ways)[number];

/** What a browser is sent to show, as JSON. */
export type PushMessage = {
  /** Messages under one name replace each other, undelivered and on the screen: told twice, it is seen once. */
  name: string;
  title: string;
  body: string;
  /** Where a press leads, a path of ours. */
  path: string;
  icon: string | null;
  buttons: { title: string; url: string }[];
};

/** By which ways a user can be reached now. */
export type Reach = Record<Way, boolean>;

/**
 * The ways to tell somebody by: those that they chose and that reach them. If none of them does, or if they never
 * chose, it is one alone, so that nobody hears of a find twice. Nobody who chose no way at all is told.
 */
export function waysToTell(chosen: readonly Way[] | null, reach: Reach): Way[] {
  if (chosen?.length === 0) return [];
  const wanted = (chosen ?? []).filter((way) => reach[way]);
  if (wanted.length > 0) return wanted;
  return ways.filter((way) => reach[way]).slice(0, 1);
}
