import { createHmac, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { FastifyInstance, InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { pino } from 'pino';

import { contract } from '@cartouche/contract/contract';
import { fold } from '@cartouche/contract/catalogue.rules';

import { type Config, readConfig } from '../config.ts';
import type { Context, UserId } from '../context.ts';
import type { Database } from '../db/database.ts';
import { openFiles } from '../files/files.ts';
import { createApp } from '../app.ts';
import { cookiePrefix } from '../session/cookie.ts';
import { lasts } from '../session/gate.ts';
import { openTestDatabase } from './database.ts';
import { insertUser } from './users.ts';

export { password } from './users.ts';

export type TestUser = { id: UserId; email: string; cookie: string };
export type Answer = { status: number; body: unknown; cookies: string[] };

/** The whole server on a database of its own, spoken to as over HTTP. Close it in afterAll. */
export type Product = {
  ctx: Context;
  app: FastifyInstance;
  /** Moves the product's clock. */
  later: (ms: number) => void;
  /** Somebody who has an account and is signed in. Inserts rows, because the calls take half a second. */
  user: (name: string) => Promise<TestUser>;
  /** Makes a call of the contract by its name, signed in or as a visitor. */
  as: (user: TestUser | null, call: string, input?: object) => Promise<Answer>;
  request: (options: InjectOptions) => Promise<Answer>;
  linkMailedTo: (email: string) => Promise<URL>;
  /** Adds games to the catalogue and answers their ids, in the order of the titles. */
  games: (titles: string[], platformId?: number) => Promise<number[]>;
  close: () => Promise<void>;
};

export async function startProduct(
  settings: Partial<Config> = {},
  open: () => Promise<Database> = openTestDatabase,
): Promise<Product> {
  const database = await open();
  let clock = 0;
  const folder = mkdtempSync(join(tmpdir(), 'cartouche-test-'));
  const env = {
    CARTOUCHE_DATA: folder,
    CARTOUCHE_WEB: join(import.meta.dirname, 'web'),
  };
  const config = { ...readConfig({ ...env, REQUESTS_PER_MINUTE: '1000000' }), ...settings };
  const log = pino({ level: 'silent' });
  const files = openFiles(config);
  const { db, signals } = database;
  const ctx: Context = { db, signals, files, config, log, now: () => new Date(Date.now() + clock) };
  const app = await createApp(ctx);

  async function request(options: InjectOptions): Promise<Answer> {
    const answer = await app.inject(options);
    const cookies = [answer.headers['set-cookie'] ?? []].flat();
    const isJson = answer.headers['content-type']?.includes('json');
    return { status: answer.statusCode, body: isJson ? answer.json() : answer.body, cookies };
  }

  function as(user: TestUser | null, call: string, input: object = {}): Promise<Answer> {
    return request({ ...toRequest(call, input), headers: user ? { cookie: user.cookie } : {} });
  }

  /** The link of the newest mail to an address. Mails are written after the answer, so that its time reveals nothing. */
  async function linkMailedTo(email: string): Promise<URL> {
    for (let tries = 0; tries < 500; tries += 1) {
      const mail = await ctx.db
        .selectFrom('mails')
        .select('body_text')
        .where('to_address', '=', email)
        .orderBy('id', 'desc')
        .executeTakeFirst();
      const link = /http\S+/.exec(mail?.body_text ?? '')?.[0];
      if (link) return new URL(link);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error(`No mail was written to ${email}.`);
  }

  return {
    ctx,
    app,
    as,
    request,
    linkMailedTo,
    later: (ms) => void (clock += ms),
    async user(name) {
      const id = randomUUID() as UserId; // as: the gate makes one of it from the session
      const email = `${name}-${id}@example.com`;
      const token = randomUUID();
      const now = ctx.now();
      const expiresAt = new Date(now.getTime() + lasts.unusedMs);
      await insertUser(ctx.db, id, { name, email, now });
      await sql`insert into "session" ("userId", "token", "createdAt", "updatedAt", "expiresAt")
        values (${id}, ${token}, ${now}, ${now}, ${expiresAt})`.execute(ctx.db);
      const signature = createHmac('sha256', config.authSecret).update(token).digest('base64');
      const value = encodeURIComponent(`${token}.${signature}`);
      return { id, email, cookie: `${cookiePrefix(config)}.session_token=${value}` };
    },
    async games(titles, platformId = 19) {
      await ctx.db
        .insertInto('consoles')
        .values({
          id: platformId,
          name: `Platform ${platformId}`,
          manufacturer: 'Maker',
          release_year: 1970,
          color: '#888888',
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      if (titles.length === 0) return [];
      const rows = await ctx.db
        .insertInto('games_igdb')
        .values(
          titles.map((title) => ({
            platform_id: platformId,
            title,
            folded_title: fold(title),
            release_date: null,
            publisher: null,
            folded_publisher: null,
            cover_url_small: null,
          })),
        )
        .returning('game_id')
        .execute();
      return rows.map(({ game_id }) => game_id);
    },
    async close() {
      await app.close();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The cookies of an answer as a browser sends them back, without those that it is told to drop. */
export function toCookie({ cookies }: Answer): string {
  const pairs = cookies.map((one) => one.split(';')[0] ?? '');
  return pairs.filter((pair) => !pair.endsWith('=')).join('; ');
}

/** The HTTP request that adds a photo to the copy of a game. */
export function photoUpload(
  user: TestUser | null,
  gameId: number,
  bytes: Buffer,
  type: string,
): InjectOptions {
  const { method, url } = toRequest('collection.addPhoto', { gameId });
  const cookie = user ? { cookie: user.cookie } : {};
  return {
    ...(method && { method }),
    ...(url && { url }),
    payload: bytes,
    headers: { ...cookie, 'content-type': type },
  };
}

type Routed = { '~orpc': { route: { method?: string; path?: string } } };

/** The HTTP request of a call: path parameters from the input, the rest as query or body. */
export function toRequest(call: string, input: object): InjectOptions {
  const [feature = '', verb = ''] = call.split('.');
  // as: a call's name is known to the test only as text
  const procedure = (contract as unknown as Record<string, Record<string, Routed>>)[feature]?.[verb];
  const { method = 'GET', path } = procedure?.['~orpc'].route ?? {};
  if (!path) throw new Error(`The contract has no call ${call}.`);

  const rest: Record<string, unknown> = { ...input };
  const url = `/api${path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  })}`;
  if (method !== 'GET') return { method, url, payload: rest };

  const query = Object.entries(rest).map(([name, value]) => [name, String(value)]);
  return { method: 'GET', url, query: Object.fromEntries(query) };
}
