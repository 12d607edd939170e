import { sql } from 'kysely';

import type { SearchGames } from '@cartouche/contract/catalogue';
import { firstEntryId } from '@cartouche/contract/entries.rules';

import type { UserId } from '../context.ts';
import { type Fragment, every } from './filters.store.ts';
import { visibleTo } from './visible/visible.store.ts';

/** A word as titles may have it: as it is within a word, as whole words, or in two, as 'mario3' is mario and 3. */
export type Word = { typed: string; asWholeWords: string[]; parts?: Word[] };

/** The words as they may be meant: first as typed, then in further ways, each with those before it. */
export type Readings = readonly [Word[], ...Word[][]];

export type Asked = Pick<SearchGames, 'platform'> & {
  userId: UserId;
  readings: Readings;
  /** How many of the readings have the letters as typed: the first, and one that writes words apart. */
  asTyped: 1 | 2;
  /** What the titles of the exact results contain. */
  words: string[];
  /** The search as it may stand in a title: as typed, in other forms, and without what titles write as a sign. */
  phrases: string[];
  /** The search as the last reading writes it: with a letter corrected it may be a whole title. */
  corrected?: string[];
  /** Games that the search may mean by a code. */
  coded: number[];
};

/** Specification 5, search screen: the title contains every word. Accents make no difference. */
export function isFound({ words }: Asked, how: 'indexed' | 'walked'): Fragment {
  return every(
    words.map((word) =>
      how === 'walked' ? sql`strpos(n.folded_title, ${word}) > 0` : sql`n.folded_title like ${`%${word}%`}`,
    ),
  );
}

/** The exact results are among these: their words are looked up in all names, which have an index. */
export function matches({ readings, coded }: Asked): Fragment {
  const words = hasAll(readings.at(-1) ?? []);
  return coded.length === 0 ? words : sql`((${words}) or n.game_id = any(${coded}::int[]))`;
}

/** Which is the first reading that a match has: below 0 for what has the code. */
export function readingOf({ readings, coded }: Asked): Fragment {
  const isCoded = coded.length === 0 ? [] : [sql`when n.game_id = any(${coded}::int[]) then -1`];
  const earlier = readings.slice(0, -1).map((words, at) => sql`when ${hasAll(words)} then ${sql.lit(at)}`);
  const cases = [...isCoded, ...earlier];
  const last = sql.lit(readings.length - 1);
  return cases.length === 0 ? last : sql`case ${sql.join(cases, sql` `)} else ${last} end`;
}

function hasAll(words: readonly Word[]): Fragment {
  return eachWord(words, { within, whole: isWhole, initials: isInitials });
}

/** The same for a list that is walked. */
export function hasAllWalked(words: readonly Word[]): Fragment {
  const has = (text: string) => sql`strpos(n.names, ${text}) > 0`;
  return eachWord(words, { within: has, whole: (phrase) => has(` ${phrase} `), initials: isInitials });
}

type Has = Record<'within' | 'whole', (word: string) => Fragment> & { initials: typeof isInitials };

/** Whether each word is there in one of its ways, or as initials. */
function eachWord(words: readonly Word[], has: Has): Fragment {
  return every(
    words.map(({ typed, asWholeWords, parts }) => {
      const ways = [has.within(typed), ...asWholeWords.map(has.whole), ...has.initials(typed)];
      if (parts) ways.push(eachWord(parts, { ...has, within: has.whole }));
      return sql`(${sql.join(ways, sql` or `)})`;
    }),
  );
}

function isWhole(phrase: string): Fragment {
  return sql`n.names like ${`% ${phrase} %`}`;
}

/** Titles are called by their initials: 'mgs', 'ff7', 'alttp'. */
export function initialsIn(word: string): string[] {
  return /^[a-z][a-z\d]{1,7}$/.test(word) ? [word] : [];
}

function isInitials(word: string): Fragment[] {
  return initialsIn(word).map((letters) => sql`n.initials @> ${[letters]}::text[]`);
}

/** Words contain only letters and digits, so nothing in them acts as a pattern. */
export function within(word: string): Fragment {
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

/**
 * How likely a collector means a game: by what is known of it, and by how well the search fits its title, or another one
 * that is the whole search, as Soleil is Crusader of Centy. What stands within another title tells little: Streets of
 * Rage is Ikari no Tekken in Japan. Words count as whole ones, as '2010' does not have '2'.
 */
export function likelihood({ phrases, readings, asTyped, corrected = [] }: Asked): Fragment {
  const typed = readings[asTyped - 1] ?? [];
  const some = (is: (phrase: string) => Fragment) => sql`(${sql.join(phrases.map(is), sql` or `)})`;
  return sql`n.standing + case
    when ${some((phrase) => sql`' /' || n.names || '/ ' like ${`% / ${phrase} / %`}`)} then 71
    when n.folded_title = any(${corrected}::text[]) then 71
    when ${areWhole(typed, 'title')}
      then case when ${some((phrase) => sql`n.folded_title like ${`${phrase} %`}`)} then 64
        when ${some(isWhole)} then 63 else 55 end
    when n.initials && ${phrases}::text[] then 43
    when ${areWhole(typed, 'names')} then case when ${some(isWhole)} then 36 else 28 end
    else 0 end`;
}

/** Whether all words stand as whole ones in the title, or in the names, of which initials are some. */
export function areWhole(words: readonly Word[], where: 'title' | 'names'): Fragment {
  const inTitle = (phrase: string) => sql`' ' || n.folded_title || ' ' like ${`% ${phrase} %`}`;
  return where === 'title'
    ? eachWord(words, { within: inTitle, whole: inTitle, initials: () => [] })
    : eachWord(words, { within: isWhole, whole: isWhole, initials: isInitials });
}

/** Of so many games by likelihood, the likeliest are found by their sequels too. */
export const mostCandidates = 48;
const mostSequels = 12;

/**
 * The likelihood of a candidate `c` with what its series adds: much is named after what everybody knows, and what only
 * has the words in its subtitle is of another series. 'Doom 64' begins as many games do, 'Generations of Doom' as none.
 * A bundle, which names its series twice, is no sequel. What is known without its subtitle has the sequels of that name.
 */
export function withSeries({ phrases }: Asked, likelihoodOf: Fragment): Fragment {
  const places = phrases.map(
    (phrase) => sql`nullif(strpos(' ' || c.folded_title || ' ', ${` ${phrase} `}), 0)
    + ${sql.lit(phrase.length)} - 1`,
  );
  const start = sql`left(c.folded_title, least(${sql.join(places)}))`;
  const named = (from: Fragment) => sql`ln(1 + (select count(*) from (
    select from game_search n where n.folded_title > ${from} || ' ' and n.folded_title < ${from} || '!'
      and n.folded_title <> c.folded_title and n.game_id < ${sql.lit(firstEntryId)}
      and strpos(substr(n.folded_title, length(${from}) + 1), ' ' || split_part(${from}, ' ', 1) || ' ') = 0
    limit ${sql.lit(mostSequels)}) games))`;
  const longer = sql.join(
    phrases.map((phrase) => sql`starts_with(name, ${`${phrase} `})`),
    sql` or `,
  );
  const own = sql`(select max(${named(sql`name`)})
    from game_search s, unnest(string_to_array(btrim(s.names), ' / ')) name
    where s.game_id = c.game_id
      and (name = s.folded_title or (starts_with(s.folded_title, name || ' ') and (${longer}))))`;
  return sql`${likelihoodOf} + 2.7 * ${own} + 4 * ${named(start)}`;
}

export function isListed({ platform, userId }: Asked): Fragment {
  const isThere = platform === 'all' ? sql`true` : sql`n.platform_id = ${platform}`;
  return sql`${isThere} and ${visibleTo(userId, sql`n.game_id`)}`;
}
