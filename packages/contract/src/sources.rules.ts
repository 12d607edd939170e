/** Who says what the catalogue knows of games. The first one's word counts most. */
export const knownSources = [
  /** The catalogue that comes with the product, under the product's own licence. */
  { source: 'Cartouche', licence: 'AGPL-3.0-only', url: null },
  /** What people of this site corrected, and its operator accepted. */
  { source: 'Corrections', licence: '', url: null },
  {
    source: 'GameDataBase',
    licence: 'CC-BY-4.0',
    url: 'https://github.com/PigSaint/GameDataBase',
  },
  { source: 'IGDB', licence: 'IGDB', url: 'https://www.igdb.com' },
  {
    source: 'libretro-database',
    licence: 'CC-BY-SA-4.0',
    url: 'https://github.com/libretro/libretro-database',
  },
] as const;

/** The licences by their names in SPDX, as people know them. */
const knownLicences: Readonly<Record<string, { shown: string; url: string }>> = {
  'AGPL-3.0-only': { shown: 'AGPL 3.0', url: 'https://www.gnu.org/licenses/agpl-3.0.html' },
  IGDB: {
    shown: 'Twitch Developer Services Agreement',
    url: 'https://www.twitch.tv/p/legal/developer-agreement/',
  },
  'CC-BY-4.0': { shown: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
  'CC-BY-SA-4.0': { shown: 'CC BY-SA 4.0', url: 'https://creativecommons.org/licenses/by-sa/4.0/' },
};

/** A source, the licence of what is from it, and where it is. */
export type SourceCredit = { source: string; licence: string; url: string | null };

/**
 * Whom to credit, from the sources of records and the licences that these are under. A record of a source that we know
 * under the licence of another one besides its own has something of that one in it. A source that we do not know has
 * the licences of its records.
 */
export function creditsOf(records: readonly { source: string; licence: string }[]): SourceCredit[] {
  const credits = new Map<string, SourceCredit>();
  for (const { source, licence } of records) {
    const known = knownSources.find((one) => one.source === source);
    if (known) credits.set(source, toCredit(known));
    else {
      const before = credits.get(source)?.licence ?? '';
      credits.set(source, { source, licence: together(before, licence), url: null });
      continue;
    }
    const licences = licencesIn(licence);
    if (!licences.includes(known.licence)) continue;
    for (const other of knownSources) {
      const isTakenFrom = other.source !== source && other.url !== null;
      if (isTakenFrom && licences.includes(other.licence)) credits.set(other.source, toCredit(other));
    }
  }
  return [...credits.values()].toSorted((a, b) => placeOf(a) - placeOf(b) || (a.source < b.source ? -1 : 1));
}

/** The licences in what SPDX writes: 'CC-BY-4.0 AND MIT'. */
export function licencesIn(licence: string): string[] {
  return licence.split(' AND ').filter(Boolean);
}

function together(one: string, other: string): string {
  return [...new Set([...licencesIn(one), ...licencesIn(other)])].toSorted().join(' AND ');
}

const toCredit = ({ source, licence, url }: SourceCredit): SourceCredit => ({ source, licence, url });

function placeOf({ source }: SourceCredit): number {
  const place = knownSources.findIndex((one) => one.source === source);
  return place === -1 ? knownSources.length : place;
}

/** A source's name for people. */
export function shownSource(source: string): string {
  return source === 'IGDB' ? 'IGDB.com' : source;
}

/** A licence's name for people, and its text; undefined where there is none that has a name. */
export function shownLicence(licence: string): { shown: string; url: string } | undefined {
  return knownLicences[licence];
}

/**
 * A source in what leaves the product, where nothing can be looked up: its name, where it is, its licence and where that
 * is. In English, as the names of our files and columns are.
 */
export function creditInWords({ source, licence, url }: SourceCredit): string[] {
  const { shown = licence, url: text } = shownLicence(licence) ?? {};
  return [shownSource(source), url ?? '', [shown, text].filter(Boolean).join(' ')].filter(Boolean);
}

/** Of a licence that asks for it, the name that stands beside the source wherever it is named. */
export function namedLicence(licence: string): string | undefined {
  return licence.startsWith('CC-') ? shownLicence(licence)?.shown : undefined;
}

/** Whether all of it is our own, or of this site's people. */
export function isOwnCatalogue(sources: readonly { source: string }[]): boolean {
  return sources.every(({ source }) => source === 'Cartouche' || source === 'Corrections');
}
