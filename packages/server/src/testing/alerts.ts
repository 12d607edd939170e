import type { Config } from '../config.ts';
import type { VintedConfig } from '../vintedConfig.ts';
import { type Product, type TestUser, startProduct } from './product.ts';
import { spawnStandIn } from './standInProcess.ts';

/** A user's price alert with the listings that it found, one per second. */
export async function alertThatFound(
  { ctx, later }: Product,
  user: TestUser,
  titles: string[],
  alert: { query?: string; active?: boolean; game_id?: number } = {},
): Promise<number> {
  const { id } = await ctx.db
    .insertInto('searches')
    .values({
      user_id: user.id,
      platform: 'vinted',
      query: 'Secret of Mana',
      min_price: null,
      max_price: 60,
      created_at: ctx.now(),
      game_id: null,
      ...alert,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const title of titles) {
    later(1000);
    await ctx.db
      .insertInto('items')
      .values({
        user_id: user.id,
        search_id: id,
        title,
        price: 49.9,
        item_platform_id: `https://www.vinted.fr/items/${encodeURIComponent(title)}`,
        image_url: null,
        platform: 'vinted',
        created_at: ctx.now(),
        found_price: 49.9,
      })
      .execute();
  }
  return id;
}

export type OnOffer = { id: number; title: string; cents: number; currency?: string; seller?: string };

export type Alerts = Product & {
  vinted: VintedConfig;
  /** Puts on sale what a search finds from now on. */
  sell: (search: string, items: OnOffer[]) => Promise<void>;
  misbehave: (how: string, times?: number) => Promise<void>;
  /** How often some words were searched for. */
  timesAsked: (search: string) => Promise<number>;
  /** Somebody with an alert of some words, who may have alerts. */
  hunter: (query: string, alert?: object) => Promise<{ user: TestUser; alertId: number }>;
  tellingsOf: (user: TestUser) => Promise<{ title: string; price: number; due_at: Date; state: string }[]>;
};

let running: Promise<{ siteUrl: string; searchUrl: string }> | undefined;

/** A product whose alerts search the stand-in of Vinted, which tests of this worker share. */
export async function startAlerts(settings: Partial<Config> = {}): Promise<Alerts> {
  running ??= spawnStandIn({ file: 'vinted.ts', start: 'module.startVinted()' }).then(
    ({ made }) => made as { siteUrl: string; searchUrl: string }, // as: the stand-in's own words
  );
  const { siteUrl, searchUrl } = await running;
  const vinted: VintedConfig = { mode: 'stub', siteUrl, searchUrl, paceMs: 0, timeoutMs: 2000 };
  const product = await startProduct({ vinted, alerts: { isForAll: true, hasWorker: true }, ...settings });
  const order = async (path: string, body: object) => {
    const answer = await fetch(`${siteUrl}/__sandbox/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(await answer.text());
  };
  return {
    ...product,
    vinted,
    sell: (search, items) => order('items', { search, items }),
    misbehave: (how, times = 1) => order('misbehave', { endpoint: 'search', how, times }),
    async timesAsked(search) {
      // as: the stand-in's own words
      const searches = (await (await fetch(`${siteUrl}/__sandbox/searches`)).json()) as { search: string }[];
      return searches.filter((one) => one.search === search).length;
    },
    async hunter(query, alert = {}) {
      const user = await product.user('hunter');
      const input = { platform: 'vinted', query, max_price: 50, ...alert };
      const { body } = await product.as(user, 'alerts.create', input);
      return { user, alertId: (body as { alert: { id: number } }).alert.id }; // as: the contract's output
    },
    tellingsOf: ({ id }) =>
      product.ctx.db
        .selectFrom('tellings')
        .innerJoin('items', (join) =>
          join.onRef('items.user_id', '=', 'tellings.user_id').onRef('items.id', '=', 'tellings.item_id'),
        )
        .select(['items.title', 'tellings.price', 'tellings.due_at', 'tellings.state'])
        .where('tellings.user_id', '=', id)
        .orderBy('items.title')
        .execute(),
  };
}
