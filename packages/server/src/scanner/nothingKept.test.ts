import { mkdtempSync, readFileSync, rmSync, watch } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';

import { createApp } from '../app.ts';
import { withHandMade } from '../testing/handMade.ts';
import { type Product, startProduct } from '../testing/product.ts';
import { endReader } from './readers.ts';

const picture = (name: 'box' | 'shelf') => readFileSync(new URL(`../testing/${name}.jpg`, import.meta.url));

/** The data of the product, and whatever its process or the reader's writes beside it, are in this folder. */
function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cartouche-kept-'));
  vi.stubEnv('TMPDIR', folder);
  vi.stubEnv('HOME', folder);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

/** How many rows each table has, but for the one that counts attempts. */
async function countRows({ ctx }: Product): Promise<Record<string, number>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name <> 'attempts'
  `.execute(ctx.db);
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{
      count: number;
    }>`select count(*)::int as count from ${sql.table(name)}`.execute(ctx.db);
    counts[name] = rows[0]?.count ?? 0;
  }
  return counts;
}

/** Sends a front and a shelf to every call that reads, and answers what was left behind. */
async function readAll(product: Product, folder: string) {
  await product.games(['Super Metroid', 'Star Fox', 'Axelay'], 19);
  const ana = await product.user('ana');
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line) => void lines.push(line) });
  const app = await createApp({ ...product.ctx, log });
  const before = await countRows(product);
  const written: string[] = [];
  const watcher = watch(folder, { recursive: true }, (_event, name) => void written.push(String(name)));
  const statuses: number[] = [];
  for (const [call, bytes] of [
    ['cover', picture('box')],
    ['shelf', picture('shelf')],
    ['recognize', picture('box')],
    ['cover', Buffer.from('no picture')],
  ] as const) {
    const headers = { 'content-type': 'image/jpeg', cookie: ana.cookie };
    const url = `/api/scanner/${call}`;
    statuses.push((await app.inject({ method: 'POST', url, payload: bytes, headers })).statusCode);
  }
  watcher.close();
  const after = await countRows(product);
  endReader(product.ctx);
  await app.close();
  return { statuses, log: lines.join(''), written, before, after };
}

test('of a picture that this server reads, nothing is stored, written to a file or logged', async () => {
  const folder = ownFolder();
  const product = await startProduct();
  onTestFinished(() => product.close());

  const { statuses, log, written, before, after } = await readAll(product, folder);

  expect(statuses).toEqual([200, 200, 200, 422]);
  expect(written).toEqual([]);
  expect(after).toEqual(before);
  expect(log).toContain('POST /api/scanner/cover');
  expect(log).not.toMatch(/metroid|star ?fox|axelay/i);
}, 60_000);

test('nor of one that Gemini reads', async () => {
  const folder = ownFolder();
  const front = '{"console":"Platform 19","gameTitle":"Super Metroid"}';
  const shelf = '[{"gameTitle":"Star Fox","box_2d":[100,100,900,160]}]';
  const replies = [front, shelf, front];
  await withHandMade(
    () => ({ body: { candidates: [{ content: { parts: [{ text: replies.shift() ?? '' }] } }] } }),
    async (apiUrl) => {
      const model = 'gemini-flash-latest';
      const vision = { apiKey: 'k', model, apiUrl, isStandIn: false, timeoutMs: 2_000 };
      const product = await startProduct({ vision });
      onTestFinished(() => product.close());

      const { statuses, log, written, before, after } = await readAll(product, folder);

      expect(statuses.slice(0, 3)).toEqual([200, 200, 200]);
      expect(written).toEqual([]);
      expect(after).toEqual(before);
      expect(log).not.toMatch(/metroid|star ?fox|inlineData|base64/i);
    },
  );
}, 60_000);
