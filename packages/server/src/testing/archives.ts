import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

import { fromBufferPromise } from 'yauzl';
import { ZipFile } from 'yazl';

import { readTable } from '../archive/archive.store.ts';
import { type Row, type Table, tables } from '../archive/format.ts';
import { alertThatFound } from './alerts.ts';
import { coverUpload, enter } from './entries.ts';
import { jpeg } from './pictures.ts';
import { type Answer, type Product, type TestUser, photoUpload } from './product.ts';

export async function download({ app }: Product, user: TestUser | null) {
  const headers = user ? { cookie: user.cookie } : {};
  const answer = await app.inject({ method: 'GET', url: '/api/archive', headers });
  return { status: answer.statusCode, zip: answer.rawPayload };
}

export function upload(product: Product, user: TestUser | null, zip: Buffer | Readable): Promise<Answer> {
  return product.request({
    method: 'POST',
    url: '/api/archive',
    payload: zip,
    headers: { 'content-type': 'application/zip', ...(user && { cookie: user.cookie }) },
  });
}

export async function unzip(zip: Buffer): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const opened = await fromBufferPromise(zip, { lazyEntries: true });
  for await (const entry of opened.eachEntry()) {
    files.set(entry.fileName, await buffer(await opened.openReadStreamPromise(entry)));
  }
  return files;
}

export async function zipOf(files: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return await buffer(zip.outputStream);
}

/** Tables that an import leaves out, because the account has its own. */
const notBrought = new Set<string>(['profile', 'subscription', 'api_keys', 'barcodes', 'feedback']);
const brought = tables.filter((table) => !notBrought.has(table));

/** An archive's files without what differs in every account: ids of copies and alerts, and names of photos. */
export function comparable(files: Map<string, Buffer>) {
  const rows = (name: string) => JSON.parse(String(files.get(`${name}.json`))) as Record<string, unknown>[];
  const [profile] = rows('profile');
  const { email: _email, name: _name, user_type: _type, created_at: _made, ...preferences } = profile ?? {};
  return {
    ...Object.fromEntries(
      brought.map((table) => [
        table,
        rows(table).map(({ item: _item, alert: _alert, file: _file, ...row }) => withoutNumbers(row)),
      ]),
    ),
    pictures: [...files].flatMap(([name, bytes]) =>
      name.startsWith('photos/') ? bytes.toString('base64') : [],
    ),
    preferences,
  };
}

/** A row without the numbers of entries and the names of their covers, which differ as well. */
function withoutNumbers({ entry, bought_entry: bought, cover, ...row }: Record<string, unknown>) {
  return {
    ...row,
    isEntry: typeof entry === 'number',
    isBoughtEntry: typeof bought === 'number',
    hasCover: !!cover,
  };
}

/** The games of `collector`. */
export const titles = ['Secret of Mana', 'Terranigma', '=HYPERLINK("x")', 'Wanted'];

/**
 * A collector with three copies of two games, a photo as a cover, one copy in the bin, a wish, a platform, an alert with something
 * bought and an own entry.
 */
export async function collector(product: Product, gameIds: number[], photo = jpeg()): Promise<TestUser> {
  const ana = await product.user('ana');
  const [mana = 0, terra = 0, odd = 0, wanted = 0] = gameIds;
  const draft = {
    condition: 'MINT',
    completeness: 'CARTRIDGE,BOOKLET',
    purchasePrice: 12.5,
    notes: 'Zoë’s,\n"old"',
  };
  for (const gameId of [mana, terra, odd]) {
    await product.as(ana, 'collection.save', { gameId, ...draft });
    product.later(1000);
  }
  await product.as(ana, 'collection.addCopy', { gameId: mana, ...draft, completeness: 'CASE' });
  const { body } = await product.request(photoUpload(ana, mana, await photo, 'image/jpeg'));
  const { file_name: fileName } = body as { file_name: string }; // as: the contract's output
  await product.as(ana, 'collection.makeCover', { fileName });
  await product.as(ana, 'collection.remove', { gameId: terra });
  await product.as(ana, 'wishlist.add', { gameId: wanted });
  await product.as(ana, 'platforms.add', { platformId: 19 });
  const alertId = await alertThatFound(product, ana, ['Mana, boxed', 'Mana, loose'], { game_id: mana });
  await product.ctx.db
    .updateTable('searches')
    .set({ excluded_words: ['repro', 'box, manual'] })
    .where('id', '=', alertId)
    .execute();
  await product.ctx.db
    .updateTable('items')
    .set({ total: 56.4, was_price: 60, seller: 'tokyo_retro' })
    .where('search_id', '=', alertId)
    .execute();
  const [found] = (await product.as(ana, 'alerts.found')).body as { id: number }[]; // as: the contract's output
  await product.as(ana, 'alerts.buy', { id: found?.id ?? 0, game_id: mana, ...draft });
  await product.as(ana, 'alerts.mute', { kind: 'word', value: 'repro, fake' });
  await product.as(ana, 'alerts.mute', { kind: 'seller', platform: 'ebay', value: 'copycat' });
  const quiet = { isQuiet: false, quiet_from: 60, quiet_to: 420, time_zone: 'Europe/Paris' };
  await product.as(ana, 'alerts.saveQuietHours', quiet);
  await product.as(ana, 'telling.choose', { told_by: ['push', 'mail'] });
  await product.as(ana, 'settings.save', { preferred_currency: 'EUR', preferred_language: 'fr' });
  const entered = await enter(product, ana);
  await coverUpload(product, ana, { gameId: entered, bytes: await photo });
  await product.as(ana, 'barcodes.teach', { code: '4006381333931', gameId: entered });
  await product.as(ana, 'entries.refuse', { gameId: entered, otherId: odd });
  return ana;
}

/** The manifest of the first archives, which had no seals. */
export const manifest = JSON.stringify({ format: 1, product: 'Cartouche', made_at: 'today' });
const empty = { 'collection.json': '[]', 'bin.json': '[]', 'wishlist.json': '[]', 'platforms.json': '[]' };
/** The files of an empty archive. */
export const valid = { 'cartouche.json': manifest, ...empty, 'photos.json': '[]', 'profile.json': '[]' };
/** A row of collection.json. */
export const copy = {
  item: 1,
  title: 'Secret of Mana',
  platform: 'Platform 19',
  condition: 'GOOD',
  completeness: 'CASE',
  purchasePrice: null,
  purchaseDate: null,
  notes: '',
  created_at: '2024-01-01T00:00:00.000Z',
};

/** A row of alerts.json, and one of gems.json for it. */
export const alert = {
  alert: 1,
  marketplace: 'vinted',
  query: 'Secret of Mana',
  min_price: null,
  max_price: 60,
  active: true,
  title: null,
  platform: null,
  created_at: '2024-01-01T00:00:00.000Z',
};
export const gem = {
  alert: 1,
  title: 'Secret of Mana, boxed',
  price: 49.9,
  url: 'https://www.vinted.fr/items/1',
  image_url: null,
  marketplace: 'vinted',
  created_at: '2024-01-02T00:00:00.000Z',
  seen: false,
};

/** A user's table as archives contain it. */
export async function tableOf({ ctx }: Product, { id }: TestUser, table: Table): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const row of readTable(ctx.db, id, table)) rows.push(row);
  return rows;
}
