import { sql } from 'kysely';

import { mostCounted } from '@cartouche/contract/catalogue.rules';
import type { SearchGames } from '@cartouche/contract/catalogue';

import type { UserId } from '../context.ts';
import type { Db } from '../db/database.ts';
import type { CodeReading } from './codes.ts';
import { type Fragment, every } from './filters.store.ts';
import { halvesOf } from './spelling.ts';
import { instead, isEverybodys, visibleTo } from './visible/visible.store.ts';

/** A word as titles may have it: as it is within a word, or as whole words. */
export type Word = { typed: string; asWholeWords: string[] };

/** `plain` are the words of the exact results, by the rule of the search screen. */
export type Asked = Pick<SearchGames, 'platform'> & {
  userId: UserId;
  words: Word[];
  plain: string[];
  folded: string;
};

/** A page of what is found, and the most of what is beside it. */
type Page = { limit: number; offset: number; mostLikely: number; mostAlike: number };

/** The games of a search, by id. `total` is how many are found, at most `mostCounted`. */
export type Hits = { total: number; found: number[]; likely: number[]; alike: number[] };

/**
 * All of a search in one pass: a page of the exact results by title, the likeliest of all, and the likeliest of what
 * matches in another way. Where more match than are counted, the lists are walked in their order instead: with so
 * many, a page is filled after a few steps.
 */
export async function listHits(db: Db, asked: Asked, page: Page): Promise<Hits> {
  const query = sql<{ part: keyof Hits; game_id: number; total: number; hits: number }>`
    with hits as materialized (
      select n.game_id, n.folded_title, ${isFound(asked, 'indexed')} as is_found, ${likelihood(asked)} as likelihood
      from game_search n where ${matches(asked)} and ${isListed(asked)} limit ${mostCounted + 1}
    ), totals as (select count(*)::int as hits, (count(*) filter (where is_found))::int as total from hits)
    select part, game_id, total, hits from totals left join (
      (select 'found' as part, h.* from hits h where is_found
        order by folded_title, game_id limit ${page.limit} offset ${page.offset})
      union all
      (select 'likely', h.* from hits h
        order by likelihood desc, folded_title, game_id limit ${page.mostLikely})
      union all
      (select 'alike', h.* from hits h where not is_found
        order by likelihood desc, folded_title, game_id limit ${page.mostAlike})
    ) listed on true
    order by part, case when part = 'found' then 0 else -likelihood end, folded_title, game_id`;
  const { rows } = await query.execute(db);
  if ((rows[0]?.hits ?? 0) > mostCounted) return await walk(db, asked, page);

  const idsOf = (part: keyof Hits) => rows.filter((row) => row.part === part).map(({ game_id }) => game_id);
  return {
    total: rows[0]?.total ?? 0,
    found: idsOf('found'),
    likely: idsOf('likely'),
    alike: idsOf('alike'),
  };
}

/**
 * Conditions without `like` keep the planner from finding all matches and sorting them. What is found nearly everywhere
 * is not looked for in other ways, unless that is all: a word in another script.
 */
async function walk(db: Db, asked: Asked, page: Page): Promise<Hits> {
  if (asked.plain.length === 0) {
    const inNames = asked.words.map(({ typed }) => sql`strpos(n.names, ${typed}) > 0`);
    const query = sql<{ game_id: number }>`
      select game_id from game_search n where ${every(inNames)} and ${isListed(asked)}
      order by standing desc, folded_title, game_id limit ${page.mostAlike}`;
    const alike = (await query.execute(db)).rows.map(({ game_id }) => game_id);
    return { total: 0, found: [], likely: [], alike };
  }
  const matching = sql`from game_search n where ${isFound(asked, 'walked')} and ${isListed(asked)}`;
  const query = sql<{ part: keyof Hits; game_id: number; place: number }>`
    (select 'found' as part, game_id, row_number() over () as place from (
      select game_id ${matching} order by folded_title, game_id limit ${page.limit} offset ${page.offset}
    ) found)
    union all
    (select 'likely', game_id, row_number() over () from (
      (select game_id ${matching} and n.folded_title = ${asked.folded} order by standing desc limit ${page.mostLikely})
      union
      (select game_id from (
        select game_id ${matching} order by standing desc, folded_title, game_id limit ${page.mostLikely}) best)
    ) likely)
    order by part, place`;
  const { rows } = await query.execute(db);
  const idsOf = (part: keyof Hits) => rows.filter((row) => row.part === part).map(({ game_id }) => game_id);
  return {
    total: mostCounted,
    found: idsOf('found'),
    likely: idsOf('likely').slice(0, page.mostLikely),
    alike: [],
  };
}

/** The likeliest games that have the words in any of their ways. */
export async function listLikely(db: Db, asked: Asked, { most, not }: { most: number; not: number[] }) {
  const query = sql<{ game_id: number }>`
    with hits as materialized (
      select n.game_id, n.folded_title, ${likelihood(asked)} as likelihood
      from game_search n where ${matches(asked)} and ${isListed(asked)} limit ${mostCounted}
    )
    select game_id from hits where game_id <> all (${not}::int[])
    order by likelihood desc, folded_title, game_id limit ${most}`;
  return (await query.execute(db)).rows.map(({ game_id }) => game_id);
}

/** Whether any title has all the words, folded, as lists search for them. */
export async function hasTitleWith(db: Db, userId: UserId, words: readonly string[]): Promise<boolean> {
  const inTitle = words.map((word) => sql`${within(word)} and n.folded_title like ${`%${word}%`}`);
  const query = sql<{ is: boolean }>`select exists (
    select from game_search n where ${every(inTitle)} and ${visibleTo(userId, sql`n.game_id`)}
  ) as is`;
  return (await query.execute(db)).rows[0]?.is ?? false;
}

/** The games with a code, the likeliest first. */
export async function listCoded(
  db: Db,
  { code, platforms }: CodeReading,
  { userId, isBeginning, most }: { userId: UserId; isBeginning: boolean; most: number },
): Promise<number[]> {
  // Codes contain only letters and digits, so nothing in them acts as a pattern.
  const isCode = isBeginning ? sql`c.code like ${`${code}%`} and c.code <> ${code}` : sql`c.code = ${code}`;
  const isThere = platforms ? sql`n.platform_id = any(${platforms}::int[])` : sql`true`;
  // What users say of a barcode counts as well, and may take back what a source says.
  const known =
    /^[1-9]\d{5,12}$/.test(code) && !isBeginning
      ? sql`games_of_barcode(${code}, ${userId})`
      : sql`game_codes c where ${isCode}`;
  const query = sql<{ game_id: number }>`
    select n.game_id from (
      select distinct ${instead(userId, sql`game_id`)} as game_id from ${known} limit ${most}
    ) c
    join game_search n using (game_id) where ${isThere} and ${visibleTo(userId, sql`n.game_id`)}
    order by n.standing desc, n.folded_title, n.game_id`;
  return (await query.execute(db)).rows.map(({ game_id }) => game_id);
}

/** Those of some words that are in titles. */
export async function listKnownWords(db: Db, words: string[]): Promise<Set<string>> {
  const query = sql<{ word: string }>`select word from game_words where word = any(${words}::text[])`;
  return new Set((await query.execute(db)).rows.map(({ word }) => word));
}

const mostNear = 5_000;

/** The words of titles among which those are that differ from a word by one letter. */
export async function listNearWords(db: Db, word: string): Promise<string[]> {
  const { first, second, swapped, length } = halvesOf(word);
  const isNear = sql`length(word) between ${length - 1} and ${length + 1}`;
  const query = sql<{ word: string }>`
    (select word from game_words where word like ${`${first}%`} and ${isNear} limit ${mostNear})
    union
    (select word from game_words
      where reverse(word) collate "C" like ${`${Array.from(second).toReversed().join('')}%`} and ${isNear} limit ${mostNear})
    union
    (select word from game_words where word = ${swapped})`;
  return (await query.execute(db)).rows.map((row) => row.word);
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

/** Specification 5, search screen: the title itself, in lower case, contains every word. */
function isFound({ plain }: Asked, how: 'indexed' | 'walked'): Fragment {
  if (plain.length === 0) return sql`false`;
  const contains = (column: Fragment, word: string) =>
    how === 'walked' ? sql`strpos(${column}, ${word}) > 0` : sql`${column} like ${`%${word}%`}`;

  // A title in a-z has the same words when it is folded.
  const inTitle = plain.map((word) => contains(sql`n.folded_title`, word));
  const unfolded = plain.map((word) => contains(sql`n.unfolded`, word));
  return sql`(${every(inTitle)} and (n.unfolded is null or (${every(unfolded)})))`;
}

/** The exact results are among these: their words are looked up in all names, which have an index. */
function matches(asked: Asked): Fragment {
  const words = every(
    asked.words.map(({ typed, asWholeWords }) => {
      const ways = [within(typed), ...asWholeWords.map((phrase) => sql`n.names like ${`% ${phrase} %`}`)];
      return sql`(${sql.join(ways, sql` or `)})`;
    }),
  );
  const typed = asked.words.map((word) => word.typed);
  const isCovered =
    asked.plain.length === 0 || typed.every((word) => asked.plain.some((one) => one.includes(word)));
  if (isCovered) return words;
  const plain = every(asked.plain.map((word) => sql`n.names like ${`%${word}%`}`));
  return sql`((${words}) or (${plain}))`;
}

/** Words contain only letters and digits, so nothing in them acts as a pattern. */
function within(word: string): Fragment {
  const isLike = sql`n.names like ${`%${word}%`}`;
  const pieces = piecesOf(word);
  return pieces.length === 0 ? isLike : sql`(n.pieces @> ${pieces}::text[] and ${isLike})`;
}

/** What `pieces` must have for a word that is not written in a-z. */
function piecesOf(word: string): string[] {
  const letters = Array.from(word);
  return letters.flatMap((letter, at) =>
    // oxlint-disable-next-line no-control-regex
    /[\x01-\x7f]/.test(letter) ? [] : letters.slice(at, at + 2).join(''),
  );
}

/** How likely a collector means a game: by what is known of it, and how its title begins. */
function likelihood({ folded }: Asked): Fragment {
  return sql`n.standing + case when n.folded_title = ${folded} then 100
    when n.folded_title like ${`${folded} %`} then 9 when n.names like ${`% ${folded} %`} then 8 else 0 end`;
}

function isListed({ platform, userId }: Asked): Fragment {
  const isThere = platform === 'all' ? sql`true` : sql`n.platform_id = ${platform}`;
  return sql`${isThere} and ${visibleTo(userId, sql`n.game_id`)}`;
}
