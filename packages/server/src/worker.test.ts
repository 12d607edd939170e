import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { askDueQuestions } from './alerts/ask.ts';
import { type Alerts, startAlerts } from './testing/alerts.ts';
import { isEmbedded, urlOf } from './testing/database.ts';

let product: Alerts;
beforeAll(async () => void (product = await startAlerts()));
afterAll(() => product.close());

function startWorker(env: Record<string, string>) {
  return spawn(process.execPath, [join(import.meta.dirname, 'worker.ts')], {
    env: {
      PATH: process.env['PATH'],
      CARTOUCHE_DATA: mkdtempSync(join(tmpdir(), 'cartouche-worker-')),
      RATES: 'off',
      LOG_LEVEL: 'silent',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

test('a worker without a database of its own does not start, and says why', async () => {
  const worker = startWorker({});
  const [said, [code]] = await Promise.all([text(worker.stderr), once(worker, 'exit')]);

  expect(code).toBe(1);
  expect(said).toContain('DATABASE_URL');
});

// The embedded database belongs to one process, so a second one needs a server.
test.skipIf(isEmbedded)(
  'a worker beside the server finds what is on sale, and ends when it is told to',
  async () => {
    await product.sell('illusion of gaia', [{ id: 900, title: 'Illusion of Gaia', cents: 3000 }]);
    const { user } = await product.hunter('illusion of gaia');
    await askDueQuestions(product.ctx); // it gets its question, for the next minutes
    await sql`update alert_questions set next_ask_at = now() - interval '1 minute'`.execute(product.ctx.db);
    const worker = startWorker({
      DATABASE_URL: await urlOf(product.ctx.db),
      PRICE_ALERTS: 'everyone',
      VINTED_MODE: 'stub',
      VINTED_URL: product.vinted.siteUrl,
      VINTED_SEARCH_URL: product.vinted.searchUrl,
    });

    await expect
      .poll(async () => (await product.as(user, 'alerts.found')).body, { timeout: 30_000 })
      .toMatchObject([{ title: 'Illusion of Gaia' }]);
    worker.kill('SIGTERM');
    expect(await once(worker, 'exit')).toEqual([0, null]);
  },
);
