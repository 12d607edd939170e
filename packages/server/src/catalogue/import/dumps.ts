import { fold } from '@cartouche/contract/catalogue.rules';

import { type Block, readBlocks } from './files/dat.ts';
import { readLines } from './files/lines.ts';
import { regionsOf, serialOf, titlesOf } from './libretroNames.ts';

/** A dump that libretro's list of a console has: what it is called there, and what is printed on its medium. */
export type Dump = {
  label: string;
  serial: string | undefined;
  regions: string[];
  /** Of its game on its console, as `dumpGame` makes it. */
  game: string;
};

/** What two dumps of one game have in common in libretro's list of a console. */
export const dumpGame = (platformId: number, title: string) => `${platformId} ${fold(title)}`;

const titleKey = (platformId: number, title: string) => `${platformId} ${fold(title).replaceAll(' ', '')}`;

/**
 * libretro's dumps of consoles that another source covers as well. A game of that source finds its own dumps in it, by
 * checksum, or by title and region where the source has no checksums.
 */
export type DumpBook = {
  find: (wanted: WantedDump) => Dump | undefined;
  /** Whether a game of libretro's list is one of those that were found. */
  isFound: (platformId: number, title: string) => boolean;
};

export type WantedDump = {
  platformId: number;
  checksums: (string | undefined)[];
  titles: string[];
  regions: string[];
};

/** Reads libretro's lists, each with its console. */
export async function readDumps(lists: { file: string; platformId: number }[]): Promise<DumpBook> {
  const bySum = new Map<string, Dump>();
  const byTitle = new Map<string, Dump[]>();
  for (const { file, platformId } of lists) {
    for await (const block of readBlocks(readLines(file))) {
      if ('problem' in block || (block.kind !== 'game' && block.kind !== 'machine')) continue;
      const dump = toDump(block, platformId);
      for (const sum of [block.rom.get('sha1'), block.rom.get('md5')])
        if (sum) bySum.set(sum.toLowerCase(), dump);
      for (const title of titlesOf(dump.label)) {
        const key = titleKey(platformId, title);
        byTitle.set(key, [...(byTitle.get(key) ?? []), dump]);
      }
    }
  }

  const found = new Set<string>();
  return {
    find({ platformId, checksums, titles, regions }) {
      const known = checksums.flatMap((sum) => sum?.toLowerCase() || []);
      const bySums = known.map((sum) => bySum.get(sum)).find((one) => one !== undefined);
      const named = titles.flatMap((title) => byTitle.get(titleKey(platformId, title)) ?? []);
      const fitting = named.filter((one) => one.regions.some((region) => regions.includes(region)));
      const dump = bySums ?? (known.length === 0 ? shortest(fitting) : undefined);
      if (dump) found.add(dump.game);
      return dump;
    },
    isFound: (platformId, title) => found.has(dumpGame(platformId, title)),
  };
}

function toDump({ values, rom }: Block, platformId: number): Dump {
  const label = values.get('name') ?? '';
  const [title = ''] = titlesOf(label);
  return {
    label,
    serial: serialOf(values, rom),
    regions: regionsOf(label, values.get('region')) ?? [],
    game: dumpGame(platformId, title),
  };
}

/** The dump with the plainest name: further discs and revisions have more words. */
function shortest(dumps: Dump[]): Dump | undefined {
  return dumps.toSorted((a, b) => a.label.length - b.label.length)[0];
}
