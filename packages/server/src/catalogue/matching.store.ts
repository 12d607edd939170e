import { sql } from 'kysely';

import type { SearchGames } from '@cartouche/contract/catalogue';
import { firstEntryId } from '@cartouche/contract/entries.rules';

import type { UserId } from '../context.ts';
import { type Fragment, every } from './filters.store.ts';
import { japaneseMachines } from './machines.ts';
import { isJapanese } from './spelling.ts';
import { visibleTo } from './visible/visible.store.ts';

/**
 * A word as titles may have it: as it is within a word, as whole words, in two, as 'mario3' is mario and 3, or as the
 * first letters of those that a title begins with, as 'sf' begins Street Fighter Alpha. What names consoles stands for all
 * their games as well: 'zelda snes'.
 */
export type Word = {
  typed: string;
  /** What the typed word is short for. Japanese titles do not part their words, so that it is within others too. */
  inFull?: string;
  asWholeWords: string[];
  parts?: Word[];
  isBeginning?: true;
  platforms?: number[];
};

/** The words as they may be meant: first as typed, then in further ways, each with those before it. */
export type Readings = readonly [Word[], ...Word[][]];

export type Asked = Pick<SearchGames, 'platform'> & {
  userId: UserId;
  readings: Readings;
  /** The words as typed, also those that stand twice. */
  allWords: Word[];
  /** How many of the readings have the letters as typed: the first, and those of consoles and of words written apart. */
  asTyped: number;
  /** What the titles of the exact results contain. */
  words: string[];
  /** The search as it may stand in a title: as typed, in other forms, and without what titles write as a sign. */
  phrases: string[];
  /** The search as the last reading writes it: with a letter corrected, or without a console, it may be a whole title. */
  asTitles?: string[];
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
    words.map((word) => {
      const { typed, inFull, asWholeWords, parts, platforms } = word;
      const ways = [has.within(typed), ...asWholeWords.map(has.whole), ...has.initials(word)];
      if (inFull) ways.push(has.within(inFull));
      if (platforms) ways.push(sql`n.platform_id = any(${platforms}::int[])`);
      if (parts) ways.push(eachWord(parts, { ...has, within: has.whole }));
      return anyOf(ways);
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

/** No index serves the beginning, so that another word has to lead to the games. */
function isInitials({ typed, isBeginning }: Word): Fragment[] {
  const whole = initialsIn(typed).map((letters) => sql`n.initials @> ${[letters]}::text[]`);
  const words = Array.from(typed, (letter) => `${letter}[^ /]*`).join(' ');
  return isBeginning ? [...whole, sql`n.names || '' ~ ${`(^| /) ${words} `}`] : whole;
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

/** What has only parts of the words is not likely, unless it is well known. */
export const leastLikelihood = 28;

/**
 * How likely a collector means a game: by what is known of it, and by how well the search fits its title, or another one
 * that is the whole search, as Soleil is Crusader of Centy. What stands within another title tells little: Streets of
 * Rage is Ikari no Tekken in Japan. Words count as whole ones,
 * as '2010' does not have '2', but a title may go on after the last one: 'dark soul' is Dark Souls.
 */
export function likelihood({ phrases, readings, asTyped, asTitles = [] }: Asked): Fragment {
  const typed = readings[asTyped - 1] ?? [];
  const some = (is: (phrase: string) => Fragment) => anyOf(phrases.map(is));
  // A word alone begins many others: 'mario' is no marionette. A letter does so too.
  const begun = phrases.filter((phrase) => / \S{3,}$/.test(phrase)).map((phrase) => `${phrase}%`);
  return sql`n.standing + case
    when ${isCalled(phrases)} then 71
    when n.folded_title = any(${asTitles}::text[]) then 71
    when ${areWhole(typed, 'title')}
      then case when ${some((phrase) => sql`n.folded_title like ${`${phrase} %`}`)} then 64
        when ${some(isWhole)} then 63 else 55 end
    when n.folded_title like any(${begun}::text[]) then 60
    when n.initials && ${phrases}::text[] then 43
    when ${areWhole(typed, 'names')} then case when ${some(isWhole)} then 36 else ${sql.lit(leastLikelihood)} end
    else 0 end`;
}

/** Whether a title is the search. */
function isCalled(phrases: readonly string[]): Fragment {
  return anyOf(phrases.map((phrase) => sql`' /' || n.names || '/ ' like ${`% / ${phrase} / %`}`));
}

function anyOf(conditions: readonly Fragment[]): Fragment {
  return sql`(${sql.join(conditions, sql` or `)})`;
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
function withSeries({ phrases }: Asked): Fragment {
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
  const longer = anyOf([
    ...phrases.map((phrase) => sql`starts_with(name, ${`${phrase} `})`),
    sql`initials_of(name) && ${phrases}::text[]`,
  ]);
  const own = sql`(select max(${named(sql`name`)})
    from game_search s, unnest(string_to_array(btrim(s.names), ' / ')) name
    where s.game_id = c.game_id
      and (name = s.folded_title or (starts_with(s.folded_title, name || ' ') and ${longer})))`;
  return sql`c.likelihood + 2.7 * ${own} + 4 * ${named(start)}`;
}

/**
 * Whether a candidate `c` is meant by the whole of its title. Several words that are one, as they are typed, are not others:
 * 'mario tennis' is not Mario's Tennis, nor 'mega man 4' Mega Man IV. But they may be the title or the subtitle of what is
 * known better: 'red alert' is Command & Conquer: Red Alert, and 'resident evil 3' Resident Evil 3: Nemesis. A title in
 * Japanese script is first of all that of the Japanese console.
 */
function isWholeTitle([typed = '', ...others]: string[]): Fragment {
  if (isJapanese(typed))
    return sql`n.platform_id = any(${japaneseMachines}::int[]) and ${isCalled([typed, ...others])}`;
  if (!typed.includes(' ')) return sql`false`;
  return sql`bool_or(c.folded_title = ${typed}) over ()
    and (c.folded_title = ${typed} or g.title ilike any(${[`%: ${typed}`, `${typed}: %`]}::text[]))`;
}

/**
 * Of a statement's `candidates`, each with its place. What is called as typed, of several the likeliest, comes before its
 * numbered sequels and what only has that in another title, however well those are known: OutRun before OutRun 2.
 */
export function placed(asked: Asked): Fragment {
  const { phrases } = asked;
  const isSequel = phrases.map((phrase) => sql`c.folded_title ~ ${`^${phrase} (\\d+|[ivx]+)( |$)`}`);
  const inTitle = phrases.map((phrase) => sql`strpos(' ' || c.folded_title || ' ', ${` ${phrase} `}) > 0`);
  return sql`scored as materialized (
      select c.game_id, c.folded_title, ${withSeries(asked)} as likelihood, ${isCalled(phrases)} as is_called,
        ${isWholeTitle(phrases)} as is_whole,
        ${anyOf(isSequel)} or not ${anyOf(inTitle)} and ${anyOf(phrases.map(isWhole))} as is_behind
      from candidates c join game_search n using (game_id) join games_igdb g using (game_id)
    ), called as materialized (
      select game_id, (select max(likelihood) from scored where is_behind) as of_others
      from scored where is_called order by likelihood desc limit 1
    ), likeliest as materialized (
      select game_id, folded_title, row_number() over (
        order by is_whole desc, greatest(likelihood, of_others) desc, of_others is null, folded_title, game_id) as place
      from scored left join called using (game_id)
    )`;
}

export function isListed({ platform, userId }: Asked): Fragment {
  const isThere = platform === 'all' ? sql`true` : sql`n.platform_id = ${platform}`;
  return sql`${isThere} and ${visibleTo(userId, sql`n.game_id`)}`;
}
