import { fold } from '@cartouche/contract/catalogue.rules';

import type { Product, TestUser } from './product.ts';

type Brought = {
  title: string;
  platform_id?: number;
  alt_titles?: string[];
  releases?: Record<string, string>[];
  barcode?: string;
  description?: string;
  description_fr?: string;
};

/** Rows of a list, as far as tests of searches look at them. */
export type Titled = { title: string; total_count: number }[];
export type Bring = ReturnType<typeof bringer>;
export type Search = ReturnType<typeof searcher>;

export const titlesOf = (rows: Titled) => rows.map(({ title }) => title);

/** Puts games with other titles, releases and texts into the catalogue. */
export function bringer(product: Product) {
  return async (...games: Brought[]) => {
    for (const { title, platform_id = 4, alt_titles = [], releases = [], ...rest } of games) {
      const [game_id = 0] = await product.games([title], platform_id);
      const folded_alts = alt_titles.map(fold).join(' / ');
      const details = { game_id, alt_titles, folded_alts, releases: JSON.stringify(releases), ...rest };
      await product.ctx.db.insertInto('game_details').values(details).execute();
    }
  };
}

/** Searches as the search screen does. */
export function searcher(product: Product, user: TestUser) {
  return async (q: string, rest: object = {}) => {
    const { body } = await product.as(user, 'catalogue.search', { q, ...rest });
    const { found, likely, alike } = body as Record<'found' | 'likely' | 'alike', Titled>; // as: the contract's output
    return {
      found: titlesOf(found),
      likely: titlesOf(likely),
      alike: titlesOf(alike),
      total: found[0]?.total_count ?? 0,
    };
  };
}
