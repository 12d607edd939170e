import type { Readable } from 'node:stream';

import { creditsOfGames } from '../catalogue/sources.ts';
import { readPicture } from '../collection/photos.ts';
import type { Context, UserId } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { readTable } from './archive.store.ts';
import {
  type Manifest,
  type Row,
  type Sealed,
  type Table,
  columns,
  copyParts,
  tables,
  toCsv,
  toJson,
} from './format.ts';
import { listNamedGames } from './games.store.ts';
import { createSeal } from './seal.ts';
import { toText } from './sourcesText.ts';
import { startZip } from './zip.ts';

/** Everything of the user's in one zip, written while it is read: tables as JSON and CSV, and the photos. */
export async function writeArchive(ctx: Context, userId: UserId): Promise<Readable> {
  const partOf = new Map<Row[string] | undefined, Table>();
  const zip = startZip();

  // Read once, so that a photo added in the meantime has both its row and its file here, or neither.
  const kept = { photos: await readAll('photos'), entries: await readAll('entries') };
  const sources = await creditsOfGames(ctx, await listNamedGames(ctx.db, userId));
  const made_at = ctx.now().toISOString();
  const seals: Record<string, Sealed> = {};
  for (const name of tables) {
    zip.add(`${name}.json`, () => sealedJson(name));
    zip.add(`${name}.csv`, () => toCsv(rows(name), columns[name]));
  }
  // After the tables, when their seals are known.
  zip.add('cartouche.json', () => {
    const made: Manifest = { format: 2, product: 'Cartouche', made_at, tables: seals };
    return [JSON.stringify(made, null, 2), '\n'];
  });
  zip.add('sources.txt', () => toText(sources));
  const covers = kept.entries.filter(({ cover }) => cover !== null);
  for (const { file = null, cover = null, file_key } of [...kept.photos, ...covers]) {
    // Stored without compression, as pictures are compressed already; one at a time, so that only one is in memory.
    const picture = () => readPicture(ctx, String(file_key), 'full');
    zip.add(String(file ?? cover), () => once(picture), { compress: false });
  }
  return zip.end();

  async function readAll(name: Table): Promise<Row[]> {
    const all: Row[] = [];
    for await (const row of readTable(ctx.db, userId, name)) all.push(row);
    return all;
  }

  async function* sealedJson(name: Table): AsyncGenerator<string> {
    const seal = createSeal();
    for await (const text of toJson(seal.counted(rows(name)), columns[name])) {
      seal.add(text);
      yield text;
    }
    seals[name] = seal.close();
  }

  async function* rows(name: Table): AsyncGenerator<Row> {
    const isKept = name === 'photos' || name === 'entries';
    for await (const row of isKept ? kept[name] : readTable(ctx.db, userId, name)) {
      // A copy that takes the lead or is removed in the meantime would appear twice.
      if (copyParts.some((part) => part === name)) {
        if ((partOf.get(row['item']) ?? name) !== name) continue;
        partOf.set(row['item'], name);
      }
      yield row;
    }
  }
}

async function* once(read: () => Promise<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield await read();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error; // a missing file is logged, and the rest is still sent
  }
}
