import { sql } from 'kysely';

import type { Db } from '../db/database.ts';
import { type Asked, type Word, initialsIn } from './matching.store.ts';

/** An index of three letters finds no shorter word. */
const longEnough = 3;

/**
 * Which searches may find games, by their places: games of anybody have each word in one of its ways. To plan a search
 * takes ten times as long as to run it, and this is planned once for all. One without a word for the index may find some.
 */
export async function listPossible(db: Db, searches: readonly Asked[]): Promise<Set<number>> {
  const asked = searches.map(toAsked);
  const sure = asked.filter(({ isIndexed }) => isIndexed);
  const unsure = asked.flatMap(({ isIndexed }, place) => (isIndexed ? [] : place));
  if (sure.length === 0) return new Set(unsure);
  const query = sql<{ place: number }>`
    with asked as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(sure)}::jsonb)
        as a (place int, platform int, patterns text[], initials text[], ways text[])
    )
    select a.place from asked a where exists (
      select from game_search n
      where (n.names like any(a.patterns) or n.initials && a.initials)
        and (a.platform is null or n.platform_id = a.platform)
        and n.names || '@' || coalesce(array_to_string(n.initials, '@'), '') || '@' ~ all(a.ways)
    )`;
  return new Set([...unsure, ...(await query.execute(db)).rows.map(({ place }) => place)]);
}

function toAsked({ readings, platform }: Asked, place: number) {
  const words = readings.at(-1) ?? [];
  const [longest] = words
    .filter(({ typed }) => /^[a-z\d]+$/.test(typed))
    .toSorted((a, b) => b.typed.length - a.typed.length);
  return {
    place,
    isIndexed: longest !== undefined && longest.typed.length >= longEnough,
    platform: platform === 'all' ? null : platform,
    patterns: longest ? [`%${longest.typed}%`, ...wholeIn(longest).map((phrase) => `%${phrase}%`)] : [],
    initials: longest ? initialsIn(longest.typed) : [],
    ways: words.map(waysOf),
  };
}

/** Words are letters and digits, so nothing in them acts as a pattern. */
function waysOf(word: Word): string {
  const letters = initialsIn(word.typed).map((one) => `@${one}@`);
  return [word.typed, ...wholeIn(word), ...letters].join('|');
}

/** The ways that have whole words; of one that may be several, the first has to be there. */
function wholeIn({ asWholeWords, parts: [first] = [] }: Word): string[] {
  const phrases = first ? [...asWholeWords, first.typed, ...first.asWholeWords] : asWholeWords;
  return phrases.map((phrase) => ` ${phrase} `);
}
