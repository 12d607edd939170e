import { sql } from 'kysely';

import type { Db } from '../db/database.ts';
import type { Fragment } from './filters.store.ts';
import { halvesOf, isLong } from './spelling.ts';

/** Sorts behind every letter. */
const highest = '\u{10ffff}';

/** Those of some words that are in titles. */
export async function listKnownWords(db: Db, words: string[]): Promise<Set<string>> {
  if (words.length === 0) return new Set();
  const query = sql<{ word: string }>`select word from game_words where word = any(${words}::text[])`;
  return new Set((await query.execute(db)).rows.map(({ word }) => word));
}

/** Those of some words with which a word of titles begins. */
export async function listBegunWords(db: Db, words: string[]): Promise<Set<string>> {
  if (words.length === 0) return new Set();
  const query = sql<{ word: string }>`
    select a.word from unnest(${words}::text[]) a (word)
    where exists (select from game_words t where t.word >= a.word and t.word < a.word || ${highest})`;
  return new Set((await query.execute(db)).rows.map(({ word }) => word));
}

/** Those of some words that several games have. */
export async function listCommonWords(db: Db, words: string[], least: { long: number; short: number }) {
  if (words.length === 0) return new Set<string>();
  const asked = words.map((word) => ({ word, games: isLong(word) ? least.long : least.short }));
  const query = sql<{ word: string }>`
    select a.word from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as a (word text, games int)
    where (select count(*) from (
      select from game_search n where n.names like '% ' || a.word || ' %' limit a.games
    ) games) = a.games`;
  return new Set((await query.execute(db)).rows.map(({ word }) => word));
}

/** All consoles with what they are called. */
export async function listNamedConsoles(db: Db) {
  return await db
    .selectFrom('consoles')
    .select(['id', 'name', 'manufacturer', 'short_name', 'aliases'])
    .execute();
}

const mostNear = 5_000;

/** A word of titles, and how they write it: 'pac man' for 'pacman'. */
export type WrittenWord = { word: string; written: string };

/**
 * The words of titles among which those are that differ from one that is asked by one letter, and two that stand together
 * as one. Ranges instead of patterns: the index serves them for words that come from a table, too.
 */
export async function listNearWords(
  db: Db,
  words: readonly string[],
): Promise<(WrittenWord & { asked: string })[]> {
  if (words.length === 0) return [];
  const asked = words.map((word) => {
    const { second, ...halves } = halvesOf(word);
    return { word, ...halves, last: Array.from(second).toReversed().join('') };
  });
  const beginsWith = (text: Fragment, start: Fragment) =>
    sql`${text} collate "C" >= ${start} and ${text} collate "C" < ${start} || ${highest}`;
  const isNear = sql`length(word) between a.length - 1 and a.length + 1 limit ${sql.lit(mostNear)}`;
  const titleWords = sql`(select word, word as written from game_words
    union all select joined, apart from game_word_pairs) words`;
  const query = sql<WrittenWord & { asked: string }>`
    with asked as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
        as a (word text, first text, last text, swapped text, length int)
    )
    select a.word as asked, near.word, near.written from asked a cross join lateral (
      (select * from ${titleWords} where ${beginsWith(sql`word`, sql`a.first`)} and ${isNear})
      union
      (select * from ${titleWords} where ${beginsWith(sql`reverse(word)`, sql`a.last`)} and ${isNear})
      union
      (select * from ${titleWords} where word = a.swapped)
    ) near`;
  return (await query.execute(db)).rows;
}
