/** Games of the catalogue have lower ids; from here on they are games that a user entered for themselves. */
export const firstEntryId = 2 ** 30;

export function isOwnEntry(gameId: number): boolean {
  return gameId >= firstEntryId;
}

/** The name of an entry's picture: its game's id, and when it arrived. */
export const entryCoverName = /^entry-\d+-\d+\.webp$/;

/** The address of the user's own picture of an entry. */
export function entryCoverPath(fileName: string, size: 'small' | 'big'): string {
  return `/api/entry-covers/${fileName}?size=${size}`;
}

/** The regions that the form of an entry offers. The catalogue knows more. */
export const entryRegions = ['EU', 'US', 'JP', 'WW', 'GB', 'FR', 'DE', 'ES', 'IT', 'AU', 'KR', 'BR', 'CN'];

/** Whether a text is a day, month or year in which a game can have been released. */
export function isReleaseDate(value: string): boolean {
  const [, year, month = '1', day = '1'] = /^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?$/.exec(value) ?? [];
  if (year === undefined || Number(year) < 1950 || Number(year) > 2100) return false;
  const days = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= days;
}

/** The facts of a game that can be corrected. On another platform it would be another game. */
export const correctableFacts = ['title', 'release_date', 'publisher', 'regions', 'genres'] as const;
export type CorrectableFact = (typeof correctableFacts)[number];

/** Whether a cover's address is that of a picture which the entry's owner gave it. */
export function isEntryCover(url: string | null): boolean {
  return url?.startsWith('/api/entry-covers/') ?? false;
}
