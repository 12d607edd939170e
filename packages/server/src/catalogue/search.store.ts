import { sql } from 'kysely';

import { mostCounted } from '@cartouche/contract/catalogue.rules';
import type { SearchGames } from '@cartouche/contract/catalogue';
import { firstEntryId } from '@cartouche/contract/entries.rules';

import type { UserId } from '../context.ts';
import type { Db } from '../db/database.ts';
import type { CodeReading } from './codes.ts';
import { type Fragment, every } from './filters.store.ts';
import { instead, isEverybodys, visibleTo } from './visible/visible.store.ts';

/** A word as titles may have it: as it is within a word, or as whole words. */
export type Word = { typed: string; asWholeWords: string[] };

/** The words as they may be meant: first as typed, then in further ways, each with those before it. */
export type Readings = readonly [Word[], ...Word[][]];

export type Asked = Pick<SearchGames, 'platform'> & {
  userId: UserId;
  readings: Readings;
  /** What the titles of the exact results contain. */
  words: string[];
  /** The search as it may stand in a title: as typed, and without words that titles write as a sign or leave out. */
  phrases: string[];
  /** Games that the search may mean by a code. */
  coded: number[];
};

/** A page of the exact results and, after them, of the others; the likeliest of all are beside it. */
type Page = { limit: number; offset: number; mostLikely: number };

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
 * All of a search in one pass: a page of the exact results by title, then of what matches in another way, and the
 * likeliest of what has the words as typed, each title once, a fifth at most. Where more match than are counted, the
 * lists are walked in their order instead: with so many, a page is filled after a few steps.
 */
export async function listHits(db: Db, asked: Asked, page: Page): Promise<Hits> {
  const query = sql<{ part: Part; game_id: number; total: number; hits: number }>`
    with hits as materialized (
      select n.game_id, n.folded_title, is_found, ${readingOf(asked)} as reading, ${likelihood(asked)} as likelihood,
        not is_found and ${areWhole(asked.readings.at(-1) ?? [], 'names')} as is_whole,
        not is_found and ${areWhole(asked.readings.at(-1) ?? [], 'title')} as is_title
      from game_search n, lateral (select ${isFound(asked, 'indexed')} as is_found) f
      where ${matches(asked)} and ${isListed(asked)} limit ${mostCounted + 1}
    ), totals as (
      select count(*)::int as hits, (count(*) filter (where is_found))::int as total,
        count(*) filter (where reading = 0) as typed
      from hits
    ), candidates as materialized (
      select distinct on (folded_title) game_id, folded_title, likelihood from (
        select game_id, folded_title, likelihood from hits where reading = 0 and ${page.mostLikely} > 0
        order by likelihood desc, folded_title, game_id limit ${mostCandidates}
      ) best order by folded_title, likelihood desc, game_id
    )
    select part, game_id, total, hits from totals left join (
      (select 'found' as part, game_id, row_number() over (order by folded_title, game_id) as place
        from hits where is_found order by place limit ${page.limit} offset ${page.offset})
      union all
      (select 'likely', game_id, row_number() over (order by ${withSeries(asked, sql`likelihood`)} desc, folded_title, game_id)
        from candidates c order by 3
        limit (select case when total = 0 then 0 else least(${page.mostLikely}, typed / 5) end from totals))
      union all
      (select 'alike', game_id, row_number() over (
          order by reading >= 0, is_whole desc, case when is_title then 0 else reading end,
            likelihood + 8 * is_title::int desc, folded_title, game_id)
        from hits where not is_found order by 3
        limit (select greatest(0, ${page.limit} - greatest(0, total - ${page.offset})) from totals)
        offset (select greatest(0, ${page.offset} - total) from totals))
    ) listed on true order by part, place`;
  const { rows } = await query.execute(db);
  const { hits = 0, total = 0 } = rows[0] ?? {};
  if (hits > mostCounted) return await walk(db, asked, page);
  return { total, totalAlike: hits - total, ...partsOf(rows) };
}

function partsOf(rows: readonly { part: Part; game_id: number }[]): Record<Part, number[]> {
  const idsOf = (part: Part) => rows.filter((row) => row.part === part).map(({ game_id }) => game_id);
  return { found: idsOf('found'), likely: idsOf('likely'), alike: idsOf('alike') };
}

/**
 * Conditions without `like` keep the planner from finding all matches and sorting them. What is found nearly everywhere
 * is not looked for in other ways, unless that is all: a word in another script.
 */
async function walk(db: Db, asked: Asked, page: Page): Promise<Hits> {
  // oxlint-disable-next-line no-control-regex
  if (!asked.words.every((word) => /^[\x01-\x7f]+$/.test(word))) {
    const inNames = asked.words.map((word) => sql`strpos(n.names, ${word}) > 0`);
    const query = sql<{ game_id: number }>`
      select game_id from game_search n where ${every(inNames)} and ${isListed(asked)}
      order by standing desc, folded_title, game_id limit ${page.limit} offset ${page.offset}`;
    const alike = (await query.execute(db)).rows.map(({ game_id }) => game_id);
    return { total: 0, totalAlike: mostCounted, found: [], likely: [], alike };
  }
  const matching = sql`from game_search n where ${isFound(asked, 'walked')} and ${isListed(asked)}`;
  const columns = sql`game_id, folded_title, standing`;
  const query = sql<{ part: Part; game_id: number; place: number }>`
    (select 'found' as part, game_id, row_number() over () as place from (
      select game_id ${matching} order by folded_title, game_id limit ${page.limit} offset ${page.offset}
    ) found)
    union all
    (select 'likely', game_id, row_number() over (order by ${withSeries(asked, sql`standing`)} desc, folded_title, game_id)
      from (
        select distinct on (folded_title) ${columns} from (
          (select ${columns} ${matching} and n.folded_title = any(${asked.phrases}::text[]) order by standing desc limit ${page.mostLikely})
          union
          (select ${columns} from (
            select ${columns} ${matching} order by standing desc, folded_title, game_id limit ${mostCandidates}) best)
        ) candidates order by folded_title, standing desc, game_id
      ) c order by 3 limit ${page.mostLikely})
    order by part, place`;
  return { total: mostCounted, totalAlike: 0, ...partsOf((await query.execute(db)).rows) };
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

/** Specification 5, search screen: the title contains every word. Accents make no difference. */
function isFound({ words }: Asked, how: 'indexed' | 'walked'): Fragment {
  return every(
    words.map((word) =>
      how === 'walked' ? sql`strpos(n.folded_title, ${word}) > 0` : sql`n.folded_title like ${`%${word}%`}`,
    ),
  );
}

/** The exact results are among these: their words are looked up in all names, which have an index. */
function matches({ readings, coded }: Asked): Fragment {
  const words = hasAll(readings.at(-1) ?? []);
  return coded.length === 0 ? words : sql`((${words}) or n.game_id = any(${coded}::int[]))`;
}

/** Which is the first reading that a match has: below 0 for what has the code. */
function readingOf({ readings, coded }: Asked): Fragment {
  const isCoded = coded.length === 0 ? [] : [sql`when n.game_id = any(${coded}::int[]) then -1`];
  const earlier = readings.slice(0, -1).map((words, at) => sql`when ${hasAll(words)} then ${sql.lit(at)}`);
  const cases = [...isCoded, ...earlier];
  const last = sql.lit(readings.length - 1);
  return cases.length === 0 ? last : sql`case ${sql.join(cases, sql` `)} else ${last} end`;
}

function hasAll(words: readonly Word[]): Fragment {
  return every(
    words.map(({ typed, asWholeWords }) => {
      const ways = [within(typed), ...asWholeWords.map(isWhole), ...isInitials(typed)];
      return sql`(${sql.join(ways, sql` or `)})`;
    }),
  );
}

function isWhole(phrase: string): Fragment {
  return sql`n.names like ${`% ${phrase} %`}`;
}

/** Titles are called by their initials: 'mgs', 'ff7', 'alttp'. */
function isInitials(word: string): Fragment[] {
  return /^[a-z][a-z\d]{1,7}$/.test(word) ? [sql`n.initials @> ${[word]}::text[]`] : [];
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

/**
 * How likely a collector means a game: by what is known of it, by whether its titles have the words as whole ones, as
 * '2010' does not have '2', and by how its title begins.
 */
function likelihood({ phrases, readings: [typed] }: Asked): Fragment {
  const some = (is: (phrase: string) => Fragment) => sql`(${sql.join(phrases.map(is), sql` or `)})`;
  return sql`n.standing + case when ${areWhole(typed, 'names')} then 35 else 0 end
    + case when n.folded_title = any(${phrases}::text[]) then 16
      when ${some((phrase) => sql`n.folded_title like ${`${phrase} %`}`)} then 9 when ${some(isWhole)} then 8 else 0 end`;
}

function areWhole(words: readonly Word[], where: 'title' | 'names'): Fragment {
  const has = (phrase: string) =>
    where === 'names' ? isWhole(phrase) : sql`' ' || n.folded_title || ' ' like ${`% ${phrase} %`}`;
  return every(
    words.map(({ typed, asWholeWords }) => {
      const ways = [typed, ...asWholeWords].map(has);
      return sql`(${sql.join([...ways, ...isInitials(typed)], sql` or `)})`;
    }),
  );
}

/** Of so many games by likelihood, the likeliest are found by their sequels too. */
const mostCandidates = 48;
const mostSequels = 12;

/**
 * The likelihood of a candidate `c` with what its series adds: much is named after what everybody knows, and what only
 * has the words in its subtitle is of another series. 'Doom 64' begins as many games do, 'Generations of Doom' as none.
 * A bundle, which names its series twice, is no sequel. What is known without its subtitle has the sequels of that name.
 */
function withSeries({ phrases }: Asked, likelihoodOf: Fragment): Fragment {
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

function isListed({ platform, userId }: Asked): Fragment {
  const isThere = platform === 'all' ? sql`true` : sql`n.platform_id = ${platform}`;
  return sql`${isThere} and ${visibleTo(userId, sql`n.game_id`)}`;
}
