/** A release of a game, as its sources know it. */
export type Release = {
  /** A code as in `regions` of a game: EU, JP, a country. */
  region: string | null;
  date: string | null;
  /** The title on the box. */
  title: string | null;
  serial: string | null;
  barcode: string | null;
  publisher: string | null;
  source: string | null;
};

/** What a copy can say of its release: `value` is stored, and begins with the region. */
export type ReleaseChoice = { value: string; region: string | null; detail: string };

const longest = 120;
export const unknownRegion = '??';

/** The region of a copy, from what it says of its release; null if that is unknown. */
export function regionOf(chosen: string): string | null {
  return /^([A-Z]{2})(?: |$)/.exec(chosen)?.[1] ?? null;
}

/** What was stored, in its parts. */
export function readChoice(value: string): ReleaseChoice {
  const region = regionOf(value);
  return { value, region, detail: value.slice((region ?? unknownRegion).length).trim() };
}

/** What the copy of a release says of it; null where there is nothing to say. */
export function choiceOf({ region, serial, title, barcode }: Release, gameTitle: string): string | null {
  const detail = serial ?? (title === gameTitle ? null : title) ?? barcode;
  if (region === null && detail === null) return null;
  return [region ?? unknownRegion, detail ?? ''].join(' ').trim().slice(0, longest).trim();
}

/**
 * What the copies of a game can be: first any copy of a region, then the releases there that have a number or a title
 * of their own.
 */
export function releaseChoices(releases: readonly Release[], gameTitle: string): ReleaseChoice[] {
  const regions = releases.flatMap(({ region }) => region ?? []);
  const details = releases.flatMap((release) => choiceOf(release, gameTitle) ?? []);
  return [...new Set([...regions, ...details])]
    .map(readChoice)
    .toSorted((a, b) => placeOf(a, regions) - placeOf(b, regions));
}

/** Releases of an unknown region come last. */
function placeOf({ region }: ReleaseChoice, regions: readonly string[]): number {
  return region === null ? regions.length : regions.indexOf(region);
}

/** The release that a copy names, or the only one of its region. */
export function chosenAmong(
  releases: readonly Release[],
  gameTitle: string,
  chosen: string,
): Release | undefined {
  if (chosen === '') return undefined;
  const names = (release: Release) => [release, ...discsOf(release)].map((one) => choiceOf(one, gameTitle));
  const named = releases.find((release) => names(release).includes(chosen));
  const ofRegion = releases.filter(({ region }) => region === chosen);
  return named ?? (ofRegion.length === 1 ? ofRegion[0] : undefined);
}

/** A box of several discs by each of their serials: a copy may name one. */
function discsOf(release: Release): Release[] {
  return (release.serial?.split(', ') ?? []).map((serial) => ({ ...release, serial }));
}
