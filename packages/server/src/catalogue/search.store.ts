import { sql } from 'kysely';

import { mostCounted } from '@cartouche/contract/catalogue.rules';

import type { UserId } from '../context.ts';
import type { Db } from '../db/database.ts';
import type { CodeReading } from './codes.ts';
import { every } from './filters.store.ts';
import {
  type Asked,
  areWhole,
  hasAllWalked,
  isFound,
  isListed,
  leastLikelihood,
  likelihood,
  matches,
  mostCandidates,
  placed,
  readingOf,
  within,
} from './matching.store.ts';
import { inKatakana } from './spelling.ts';
import { instead, isEverybodys, visibleTo } from './visible/visible.store.ts';

/** A page of the exact results and, after them, of the others; the likeliest of all are beside it. */
type Page = { limit: number; offset: number; mostLikely: number };

/** The same page as fewer readings have it. */
type Before = { before?: Hits };

/** The games of a search, by id. A total is how many there are in all, at most `mostCounted`. */
export type Hits = {
  total: number;
  totalAlike: number;
  found: number[];
  likely: number[];
  alike: number[];
};
type Part = 'found' | 'likely' | 'alike';

/**
 * All of a search in one pass: a page of the exact results by title, then of what matches in another way, the likeliest
 * first, and the likeliest of what has the words as typed, each title once: a fifth at most, but one where another is
 * first by title.
 * Where more match than are counted, the lists are walked in their order instead: with so many, a page is filled after a
 * few steps.
 */
export async function listHits(db: Db, asked: Asked, { before, ...page }: Page & Before): Promise<Hits> {
  const isTyped = sql`reading between 0 and ${sql.lit(asked.asTyped - 1)}`;
  const query = sql<Listed & { total: number; hits: number }>`
    with hits as materialized (
      select n.game_id, n.folded_title, is_found, ${readingOf(asked)} as reading, ${likelihood(asked)} as likelihood,
        not is_found and ${areWhole(asked.readings.at(-1) ?? [], 'names')} as is_whole,
        not is_found and ${areWhole(asked.readings.at(-1) ?? [], 'title')} as is_title
      from game_search n, lateral (select ${isFound(asked, 'indexed')} as is_found) f
      where ${matches(asked)} and ${isListed(asked)} limit ${mostCounted + 1}
    ), totals as (
      select count(*)::int as hits, (count(*) filter (where is_found))::int as total,
        count(*) filter (where ${isTyped}) as typed, min(folded_title) filter (where is_found) as first_title
      from hits
    ), candidates as materialized (
      select distinct on (folded_title) game_id, folded_title, max(likelihood) over (partition by folded_title) as likelihood
      from (
        select game_id, folded_title, likelihood from hits
        where (${isTyped} or (select typed = 0 from totals)) and likelihood >= ${sql.lit(leastLikelihood)}
        order by likelihood desc, folded_title, game_id limit ${mostCandidates}
      ) best join games_igdb g using (game_id, folded_title) left join game_details d using (game_id)
      order by folded_title, ${portOf}, best.likelihood desc, game_id
    ), ${placed(asked)}
    select part, listed.game_id, g.folded_title, ${portOf} as port, total, hits from totals left join (
      (select 'found' as part, game_id, row_number() over (order by folded_title, game_id) as place
        from hits where is_found order by place limit ${page.limit} offset ${page.offset})
      union all
      (select 'likely', game_id, place from likeliest, totals
        where total > 0 and place <= ${page.mostLikely}
          and (place <= typed / 5 or place = 1 and folded_title <> first_title))
      union all
      (select 'alike', hits.game_id, row_number() over (
          order by reading >= 0, is_whole desc, case when is_title then 0 else reading end,
            folded_title = any(${asked.phrases}::text[]) desc, named.place, likelihood desc, folded_title, hits.game_id)
        from hits left join likeliest named using (folded_title) where not is_found order by 3
        limit (select greatest(0, ${page.limit} - greatest(0, total - ${page.offset})) from totals)
        offset (select greatest(0, ${page.offset} - total) from totals))
    ) listed on true left join games_igdb g using (game_id) left join game_details d using (game_id)
    order by part, place`;
  const { rows } = await query.execute(db);
  const { hits = 0, total = 0 } = rows[0] ?? {};
  if (hits <= mostCounted) return { total, totalAlike: hits - total, ...partsOf(rows) };
  return before ? await walkBehind(db, asked, { ...page, before }) : await walk(db, asked, page);
}

/** A game of a page, with what orders those of its title. */
type Listed = { part: Part; game_id: number; folded_title: string; port: string };

/** Sorts games of one title: the best known before others, and these as they came out, so that a port follows its game. */
const portOf = sql`case when d.description_fr is null then '1 ' else '0 ' end || coalesce(left(g.release_date, 4), '9')`;

function partsOf(rows: readonly Listed[]): Record<Part, number[]> {
  const idsOf = (part: Part) => portsLast(rows.filter((row) => row.part === part));
  return { found: idsOf('found'), likely: idsOf('likely'), alike: idsOf('alike') };
}

/** Games of one title keep their places on the page, and take them in the order in which they came out. */
function portsLast(page: readonly Listed[]): number[] {
  const byTitle = Map.groupBy(page, ({ folded_title }) => folded_title);
  const inOrder = new Map(
    [...byTitle].map(([title, games]) => [
      title,
      games.toSorted((a, b) => Number(a.port > b.port) - Number(a.port < b.port)).values(),
    ]),
  );
  return page.map((game) => inOrder.get(game.folded_title)?.next().value?.game_id ?? game.game_id);
}

/**
 * Conditions without `like` keep the planner from finding all matches and sorting them. What is found nearly everywhere
 * is not looked for in other ways, unless that is all: a word in another script.
 */
async function walk(db: Db, asked: Asked, page: Page): Promise<Hits> {
  // oxlint-disable-next-line no-control-regex
  if (!asked.words.every((word) => /^[\x01-\x7f]+$/.test(word))) {
    const inNames = asked.words.map((word) => sql`strpos(n.names, ${inKatakana(word)}) > 0`);
    const query = sql<{ game_id: number }>`
      select game_id from game_search n where ${every(inNames)} and ${isListed(asked)}
      order by standing desc, folded_title, game_id limit ${page.limit} offset ${page.offset}`;
    const alike = (await query.execute(db)).rows.map(({ game_id }) => game_id);
    return { total: 0, totalAlike: mostCounted, found: [], likely: [], alike };
  }
  const matching = sql`from game_search n where ${isFound(asked, 'walked')} and ${isListed(asked)}`;
  const columns = sql`game_id, folded_title, standing`;
  const query = sql<Listed>`
    with candidates as materialized (
      select distinct on (folded_title) game_id, folded_title, max(standing) over (partition by folded_title) as likelihood
      from (
        (select ${columns} ${matching} and n.folded_title = any(${asked.phrases}::text[]) order by standing desc limit ${page.mostLikely})
        union
        (select ${columns} from (
          select ${columns} ${matching} order by standing desc, folded_title, game_id limit ${mostCandidates}) best)
      ) found join games_igdb g using (game_id, folded_title) left join game_details d using (game_id)
      order by folded_title, ${portOf}, found.standing desc, game_id
    ), ${placed(asked)}
    select part, listed.game_id, g.folded_title, ${portOf} as port from (
      (select 'found' as part, game_id, row_number() over () as place from (
        select game_id ${matching} order by folded_title, game_id limit ${page.limit} offset ${page.offset}
      ) found)
      union all
      (select 'likely', game_id, place from likeliest where place <= ${page.mostLikely})
    ) listed join games_igdb g using (game_id) left join game_details d using (game_id)
    order by part, place`;
  return { total: mostCounted, totalAlike: 0, ...partsOf((await query.execute(db)).rows) };
}

/**
 * The same where only the last way to mean the words leads to so many: 'maroi' among a million. What was found before
 * stands first, the others behind it in the order of how well they are known.
 */
async function walkBehind(db: Db, asked: Asked, page: Page & Required<Before>): Promise<Hits> {
  const { readings, coded } = asked;
  const { limit, offset, before } = page;
  const query = sql<{ game_id: number }>`
    select game_id from game_search n
    where ${hasAllWalked(readings.at(-1) ?? [])} and (${hasAllWalked(readings.at(-2) ?? [])}) is not true
      and n.game_id <> all(${coded}::int[]) and ${isListed(asked)}
    order by standing desc, folded_title, game_id
    limit ${limit - before.found.length - before.alike.length}
    offset ${Math.max(0, offset - before.total - before.totalAlike)}`;
  const alike = (await query.execute(db)).rows.map(({ game_id }) => game_id);
  return { ...before, totalAlike: mostCounted, alike: [...before.alike, ...alike] };
}

/** Some games of a search, as it is meant first and the likeliest first. */
export async function listLikest(db: Db, asked: Asked, most: number): Promise<number[]> {
  const query = sql<{ game_id: number }>`
    select game_id from (
      select n.game_id, n.folded_title, ${readingOf(asked)} as reading, ${likelihood(asked)} as likelihood
      from game_search n where ${matches(asked)} and ${isListed(asked)}
    ) hits order by reading, likelihood desc, folded_title, game_id limit ${most}`;
  return (await query.execute(db)).rows.map(({ game_id }) => game_id);
}

/** Whether any title has all the words, folded, as lists search for them. */
export async function hasTitleWith(db: Db, userId: UserId, words: readonly string[]): Promise<boolean> {
  const inTitle = words.map(
    (word) => sql`${within(inKatakana(word))} and n.folded_title like ${`%${word}%`}`,
  );
  const query = sql<{ is: boolean }>`select exists (
    select from game_search n where ${every(inTitle)} and ${visibleTo(userId, sql`n.game_id`)}
  ) as is`;
  return (await query.execute(db)).rows[0]?.is ?? false;
}

/** The games with a code, the likeliest first. */
export async function listCoded(
  db: Db,
  { code, platforms }: CodeReading,
  { userId, isBeginning, most, now }: { userId: UserId; isBeginning: boolean; most: number; now: Date },
): Promise<number[]> {
  // Codes contain only letters and digits, so nothing in them acts as a pattern.
  const isCode = isBeginning ? sql`c.code like ${`${code}%`} and c.code <> ${code}` : sql`c.code = ${code}`;
  const isThere = platforms ? sql`n.platform_id = any(${platforms}::int[])` : sql`true`;
  // What users say of a barcode counts as well, and may take back what a source says.
  const known =
    /^[1-9]\d{5,12}$/.test(code) && !isBeginning
      ? sql`games_of_barcode(${code}, ${userId}, ${now}::timestamptz)`
      : sql`game_codes c where ${isCode}`;
  const query = sql<{ game_id: number }>`
    select n.game_id from (
      select distinct ${instead(userId, sql`game_id`)} as game_id from ${known} limit ${most}
    ) c
    join game_search n using (game_id) where ${isThere} and ${visibleTo(userId, sql`n.game_id`)}
    order by n.standing desc, n.folded_title, n.game_id`;
  return (await query.execute(db)).rows.map(({ game_id }) => game_id);
}

const mostTitles = 50;

/** Folded words contain only letters, digits and spaces, so nothing in them acts as a pattern. */
export async function listTitlesWith(
  db: Db,
  folded: string,
  { gameId, platformId }: { gameId: number; platformId: number },
): Promise<string[]> {
  const query = sql<{ title: string }>`
    select g.title from games_igdb g
    where g.platform_id = ${platformId} and g.folded_title like ${`%${folded}%`} and g.game_id <> ${gameId}
      and ${isEverybodys}
    order by g.folded_title limit ${mostTitles}`;
  return (await query.execute(db)).rows.map(({ title }) => title);
}
