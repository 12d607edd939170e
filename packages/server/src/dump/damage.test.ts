import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { run } from '../cli.ts';
import type { Database } from '../db/database.ts';
import { allRows, fillAllTables } from '../testing/dumps.ts';
import { isEmbedded, openTestDatabase } from '../testing/database.ts';
import { type Product, startProduct } from '../testing/product.ts';
import { checkDump, loadDump } from './load.ts';
import { openDump } from './read.ts';
import { writeDump } from './write.ts';

const parent = mkdtempSync(join(tmpdir(), 'cartouche-damage-'));
const passphrase = 'three blind mice';
let product: Product;
let whole: Buffer;
let sealed: Buffer;
beforeAll(async () => {
  product = await startProduct();
  await fillAllTables(product);
  const paths = ['whole', 'sealed'].map((name) => join(parent, name));
  const [plain = '', encrypted = ''] = paths;
  const now = new Date();
  const ctx = { ...product.ctx, now: () => now };
  await writeDump(ctx, { path: plain });
  await writeDump(ctx, { path: encrypted, passphrase });
  whole = readFileSync(plain);
  sealed = readFileSync(encrypted);
});
afterAll(async () => {
  await product.close();
  rmSync(parent, { recursive: true, force: true });
});

function fileOf(bytes: Buffer | string): string {
  const path = join(parent, randomUUID());
  writeFileSync(path, bytes);
  return path;
}

/** A digest of everything that can be read, or the reason why nothing can. */
async function readAll(bytes: Buffer, key?: string): Promise<string> {
  const path = fileOf(bytes);
  try {
    const { head, pieces } = await openDump(path, key);
    const digest = createHash('sha256').update(JSON.stringify(head));
    const reading = pieces();
    let next = await reading.next();
    for (; !next.done; next = await reading.next()) digest.update(JSON.stringify(next.value));
    return digest.update(JSON.stringify(next.value)).digest('hex');
  } catch (error) {
    return error instanceof Error ? error.message.replaceAll(path, 'FILE') : 'no error';
  } finally {
    rmSync(path);
  }
}

const refusal = 'FILE is not a dump of Cartouche, or it is damaged or cut off. Nothing was loaded.';

// Reading a dump needs no database, so this runs in one project only.
describe.runIf(isEmbedded)('a whole dump', () => {
  test('with any flipped bit is refused, or read as it was', { timeout: 120_000 }, async () => {
    const right = await readAll(whole);
    const read = new Set<string>();

    for (let at = 0; at < whole.length; at += 1 + (at % 5)) {
      const flipped = Buffer.from(whole);
      flipped.writeUInt8((whole[at] ?? 0) ^ (1 << (at % 8)), at);
      read.add(await readAll(flipped));
    }

    expect(right).toMatch(/^[0-9a-f]{64}$/);
    expect([...read].filter((one) => one !== right && !/encrypted/.test(one))).toEqual([refusal]);
  });

  test('that is cut off anywhere is refused', { timeout: 120_000 }, async () => {
    const read = new Set<string>();
    for (let end = 0; end < whole.length; end += 37) read.add(await readAll(whole.subarray(0, end)));
    read.add(await readAll(whole.subarray(0, -1)));

    expect([...read]).toEqual([refusal]);
  });
});

test('an encrypted dump that is changed or cut off is refused', { timeout: 60_000 }, async () => {
  const flipped = Buffer.from(sealed);
  flipped.writeUInt8((sealed.at(-100) ?? 0) ^ 1, sealed.length - 100);
  const cut = sealed.subarray(0, -20);

  for (const bytes of [flipped, cut]) {
    expect(await readAll(bytes, passphrase)).toMatch(
      /another passphrase, or the file is damaged|^FILE is not/,
    );
  }
  expect(await readAll(sealed, passphrase)).toBe(await readAll(whole));
});

test.each([
  ['an empty file', ''],
  ['somebody’s text', 'Dear Ana,\nhow are you?\n'],
  ['an archive of a user', Buffer.from('PK\u0003\u0004 and so on')],
  ['a dump in a later format', 'Cartouche dump 12\n{"salt":null}\n'],
])('%s is refused in one sentence, and no folder is made', async (_what, content) => {
  const data = join(parent, 'never');
  const texts: string[] = [];

  const code = await run(
    ['load', fileOf(content)],
    { CARTOUCHE_DATA: data },
    { write: (text) => texts.push(text) },
  );

  expect(code).toBe(1);
  expect(texts.join('')).toMatch(
    /^[^\n]+ is not a dump of Cartouche, or it is damaged or cut off\. Nothing was loaded\.\n$/,
  );
  expect(existsSync(data)).toBe(false);
});

test('a missing file is named as missing', async () => {
  await expect(checkDump({ path: join(parent, 'nowhere') })).rejects.toThrow(
    /^There is no file .*nowhere\.$/,
  );
});

type End = { end: { tables: Record<string, number> }; sha256: string };

/** The dump with changed content, and with digest and counts corrected unless these are changed too. */
function changed(change: (lines: string[]) => string[], changeEnd = (end: End): object => end): string {
  const at = whole.indexOf('\n', whole.indexOf('\n') + 1) + 1;
  const text = gunzipSync(whole.subarray(at)).toString('latin1');
  const filesAt = text.indexOf('{"file"');
  const lines = change(text.slice(0, filesAt).trimEnd().split('\n'));

  const tables: Record<string, number> = {};
  let table = '';
  for (const line of lines) {
    if (line.startsWith('[')) tables[table] = (tables[table] ?? 0) + 1;
    table = /^\{"table":"(\w+)"/.exec(line)?.[1] ?? table;
    if (line.startsWith('{"table"')) tables[table] = 0;
  }
  const body = Buffer.from(`${lines.join('\n')}\n`, 'latin1');
  const sha256 = createHash('sha256').update(body).digest('hex');
  const right = { end: { tables, files: 0, missing: [] }, sha256 };
  const end = JSON.stringify(changeEnd(right));
  return fileOf(
    Buffer.concat([whole.subarray(0, at), gzipSync(Buffer.concat([body, Buffer.from(`${end}\n`)]))]),
  );
}

test.each<[string, (end: End) => object]>([
  ['another digest', (end) => ({ ...end, sha256: 'ab'.repeat(32) })],
  [
    'another number of rows',
    (end) => ({ ...end, end: { ...end.end, tables: { ...end.end.tables, seeds: 2 } } }),
  ],
  ['another number of files', (end) => ({ ...end, end: { ...end.end, files: 1 } })],
])('an end with %s is refused', async (_what, changeEnd) => {
  await expect(checkDump({ path: changed((lines) => lines, changeEnd) })).rejects.toThrow(/is not a dump/);
});

describe('what does not fit', () => {
  let empty: Database;
  beforeAll(async () => void (empty = await openTestDatabase()));
  afterAll(() => empty.close());

  test('a dump of a newer Cartouche is refused with what to do', async () => {
    const path = changed((lines) =>
      lines.map((line) =>
        line
          .replace(/"\]\}$/, '","9999_later"]}')
          .replace(/^(\{"product".*)"9999_later"(.*)$/, '$1"9999_later"$2'),
      ),
    );

    await expect(checkDump({ path })).rejects.toThrow(
      'does not know its migration 9999_later. Load it with the version that wrote it, or a later one.',
    );
  });

  test.each<[string, (lines: string[]) => string[], RegExp]>([
    [
      'without a table',
      (lines) => lines.filter((line) => !line.includes('"table":"seeds"') && !line.includes('["catalogue')),
      /^The table seeds in/,
    ],
    [
      'with a table of its own',
      (lines) => [...lines, '{"table":"strangers","columns":["id"]}'],
      /^The table strangers in/,
    ],
    [
      'with another column',
      (lines) => lines.map((line) => line.replace('["name","digest"]', '["name","sum"]')),
      /^The table seeds in/,
    ],
    [
      'whose row points nowhere',
      (lines) => lines.filter((line) => !line.includes('"Terranigma"')),
      /violates foreign key/,
    ],
  ])('a dump %s leaves the database empty', { timeout: 60_000 }, async (_what, change, words) => {
    const ctx = { ...product.ctx, db: empty.db };
    const dump = await checkDump({ path: changed(change) });

    await expect(loadDump(ctx, dump, { embedded: false })).rejects.toThrow(words);

    const filled = Object.entries(await allRows(empty.db)).filter(([, rows]) => rows.length > 0);
    expect(filled).toEqual([]);
  });
});
