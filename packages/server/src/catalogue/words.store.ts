import { sql } from 'kysely';

import type { Db } from '../db/database.ts';
import { halvesOf, isLong } from './spelling.ts';

/** Those of some words that are in titles. */
export async function listKnownWords(db: Db, words: string[]): Promise<Set<string>> {
  const query = sql<{ word: string }>`select word from game_words where word = any(${words}::text[])`;
  return new Set((await query.execute(db)).rows.map(({ word }) => word));
}

/** Those of some words that several games have. */
export async function listCommonWords(db: Db, words: string[], least: { long: number; short: number }) {
  const common = words.map((word) => {
    const games = isLong(word) ? least.long : least.short;
    const having = sql`select from game_search n where n.names like ${`% ${word} %`} limit ${games}`;
    return sql`select ${word}::text as word where (select count(*) from (${having}) games) = ${games}`;
  });
  if (common.length === 0) return new Set<string>();
  const { rows } = await sql<{ word: string }>`${sql.join(common, sql` union all `)}`.execute(db);
  return new Set(rows.map(({ word }) => word));
}

const mostNear = 5_000;

/** A word of titles, and how they write it: 'pac man' for 'pacman'. */
export type WrittenWord = { word: string; written: string };

/** The words of titles among which those are that differ from a word by one letter, and two that stand together as one. */
export async function listNearWords(db: Db, word: string): Promise<WrittenWord[]> {
  const { first, second, swapped, length } = halvesOf(word);
  const isNear = sql`length(word) between ${length - 1} and ${length + 1}`;
  const words = sql`(select word, word as written from game_words
    union all select joined, apart from game_word_pairs) words`;
  const query = sql<WrittenWord>`
    (select * from ${words} where word like ${`${first}%`} and ${isNear} limit ${mostNear})
    union
    (select * from ${words}
      where reverse(word) collate "C" like ${`${Array.from(second).toReversed().join('')}%`} and ${isNear} limit ${mostNear})
    union
    (select * from ${words} where word = ${swapped})`;
  return (await query.execute(db)).rows;
}
