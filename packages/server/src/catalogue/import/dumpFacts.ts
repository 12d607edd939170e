import { type Block, readBlocks } from './files/dat.ts';
import { readLines } from './files/lines.ts';

type Pairs = Map<string, string>;

/** What libretro's files of single facts say of dumps, which they name by a checksum or a serial. */
export type FactBook = ReadonlyMap<string, Pairs>;

const known = ['developer', 'publisher', 'genre', 'releaseyear', 'releasemonth', 'releaseday', 'serial'];

/** Reads files of facts. What an earlier one says of a dump stays, and a later one adds to it. */
export async function readFacts(files: string[]): Promise<FactBook> {
  const book = new Map<string, Pairs>();
  for (const file of files) {
    for await (const block of readBlocks(readLines(file))) {
      if ('problem' in block || block.kind !== 'game') continue;
      for (const key of keysOfFacts(block)) {
        const facts = book.get(key) ?? new Map<string, string>();
        book.set(key, facts);
        const found = known.flatMap((name) => [[name, block.values.get(name)] as const]);
        // A date is taken whole: a year and a month of two files that disagree would make a third date.
        const isDated = facts.has('releaseyear') && block.values.has('releaseyear');
        for (const [name, value] of found)
          if (value && !facts.has(name) && !(isDated && name.startsWith('release'))) facts.set(name, value);
      }
    }
  }
  return book;
}

/** A dump's own values, completed by what the book says of it. */
export function withFacts({ values, rom }: Dump, book: FactBook): Pairs {
  const found = keysOfDump({ values, rom }).flatMap((key) => [...(book.get(key) ?? [])]);
  const own = [...values];
  // A dump that states a year of its own has its own date.
  const isDated = values.has('releaseyear');
  return new Map([
    ...found.toReversed().filter(([name]) => !(isDated && name.startsWith('release'))),
    ...own,
  ]);
}

type Dump = Pick<Block, 'values' | 'rom'>;

/** What a file of facts names a dump by; lists of Nintendo's discs by four letters and two of the publisher: GALE01. */
function keysOfFacts(dump: Dump): string[] {
  const discs = serialsOf(dump).flatMap((one) => /^([A-Z0-9]{4})[A-Z0-9]{2}$/.exec(one)?.[1] ?? []);
  return [...keysOf(dump), ...discs.map((code) => `disc ${code}`)];
}

/** What a dump is looked up by. Nintendo's discs have the four letters in their serial, such as DL-DOL-GALE-USA. */
function keysOfDump(dump: Dump): string[] {
  const inside = /^(?:DL-)?(?:DOL|RVL)-(?:[A-Z]-)?([A-Z0-9]{4})\b/;
  const discs = serialsOf(dump).flatMap((one) => inside.exec(one)?.[1] ?? []);
  return [...keysOf(dump), ...discs.map((code) => `disc ${code}`)];
}

function keysOf(dump: Dump): string[] {
  const crc = dump.rom.get('crc')?.toUpperCase();
  const serials = serialsOf(dump).map((one) => one.replace(/[^A-Z0-9]/g, ''));
  return [...(crc ? [`crc ${crc}`] : []), ...serials.filter(Boolean).map((one) => `serial ${one}`)];
}

function serialsOf({ values, rom }: Dump): string[] {
  const all = [rom.get('serial'), values.get('serial')].flatMap((one) => one?.toUpperCase().split(',') ?? []);
  return [...new Set(all.map((one) => one.trim()))];
}
