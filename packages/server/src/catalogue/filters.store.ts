import { type RawBuilder, sql } from 'kysely';

import { fieldFilters, fold, searchWords } from '@cartouche/contract/catalogue.rules';
import type { CopyFilters, GameFilters } from '@cartouche/contract/catalogue';
import { completenessesOf } from '@cartouche/contract/completeness.rules';
import { markFields } from '@cartouche/contract/marks.rules';

export type Fragment = RawBuilder<unknown>;

/** `coded` are the games that the search names by the number of their label or barcode. */
export type Coded = { coded?: number[] };

/**
 * The conditions on a game: on the game itself, `g`, or on the copied columns of a copy or a wish, `o`. The words of a
 * search are looked for in the title; with `isCopy` they are left to `copyConditions`.
 */
export function gameConditions(
  filters: Partial<GameFilters> & Coded,
  of: 'g' | 'o',
  isCopy = false,
): Fragment[] {
  const column = (name: string) => sql.ref(`${of}.${name}`);
  const { p_platform = 'all', p_genre = [], p_region = [], p_publisher } = filters;
  const conditions: Fragment[] = [];
  if (p_platform !== 'all') conditions.push(isAnyOf(column('platform_id'), p_platform, 'int'));
  if (p_genre.length > 0) conditions.push(sql`${column('genres')} && ${p_genre}::text[]`);
  if (p_region.length > 0) conditions.push(sql`${column('regions')} && ${p_region}::text[]`);
  if (p_publisher) conditions.push(sql`${column('folded_publisher')} = ${fold(p_publisher)}`);

  const words = wordsOf(filters);
  if (filters.coded) conditions.push(isAnyOf(column('game_id'), filters.coded, 'int'));
  if (!isCopy) conditions.push(...words.map((word) => isInTitle(of, word)));
  // Signs alone are not a word, but they were typed: they match titles that contain them.
  const signs = words.length === 0 && !filters.coded ? filters.p_search?.trim() : undefined;
  const title =
    of === 'g' ? sql`g.title` : sql`(select t.title from games_igdb t where t.game_id = o.game_id)`;
  if (signs) conditions.push(sql`strpos(${title}, ${signs}) > 0`);

  if (filters.p_starts_with) conditions.push(startsWith(column('folded_title'), filters.p_starts_with));
  return conditions;
}

function wordsOf({ coded, p_search = '' }: CopyFilters & Coded): string[] {
  return coded ? [] : searchWords(p_search);
}

/** Folded words contain only letters and digits, so nothing in them acts as a pattern. */
function isInTitle(of: 'g' | 'o' | 'c', word: string): Fragment {
  return sql`${sql.ref(`${of}.folded_title`)} like ${asPattern(word)}`;
}

/**
 * A word anywhere in a text. Long ones are always found by the index of trigrams: behind a select the planner does not
 * look at the word, and keeps one plan for all of them. To plan it anew costs more than to find the games of most words.
 */
function asPattern(word: string): Fragment {
  const pattern = sql`${`%${word}%`}`;
  return word.length > 3 ? sql`(select ${pattern})` : pattern;
}

function startsWith(column: Fragment, beginning: string): Fragment {
  if (beginning === '#') return sql`(${column} >= '0' and ${column} < ':')`;
  const folded = fold(beginning);
  return folded === '' ? sql`false` : sql`${column} like ${`${folded}%`}`;
}

/** The conditions on the copies of a game, whose main copy is `o`: one of them fulfils all, and has all words. */
export function copyConditions(filters: CopyFilters & Coded): Fragment[] {
  const words = wordsOf(filters);
  const ofOne = (which: CopyAlias) => [...conditionsOn(which, filters), ...haveWords(which, 'o', words)];
  return ofOne('o').length === 0 ? [] : [onAnyCopy('o', (which) => every(ofOne(which)))];
}

/** The same as `copiesOf`, or null where nothing is asked. */
export function fittingCopies(...asked: Parameters<typeof copiesOf>): Fragment | null {
  const [filters, main] = asked;
  return askedOf(main, main, filters).length === 0 ? null : copiesOf(...asked);
}

/**
 * The copies of a game that fulfil all that is asked of copies, as a statement: the main one, whose row is `main`, and
 * further ones.
 */
export function copiesOf(filters: CopyFilters, main: MainAlias, columns: readonly string[]): Fragment {
  const select = (of: CopyAlias) => sql.join(columns.map((name) => sql.ref(`${of}.${name}`)));
  return sql`select true as is_main, ${select(main)} where ${every(askedOf(main, main, filters))}
    union all select false, ${select('f')} from user_copies f
    where ${hasFurther(main)} and ${isFurther(main)} and ${every(askedOf('f', main, filters))}`;
}

/**
 * What is asked of a copy of a game that was found. Where no copy has the words of the search, the game was found by its
 * number or by what they may mean, and all of its copies are meant.
 */
function askedOf(which: CopyAlias, main: MainAlias, filters: CopyFilters): Fragment[] {
  const words = wordsOf(filters);
  if (words.length === 0) return conditionsOn(which, filters);
  const hasWords = (of: CopyAlias) => every(haveWords(of, main, words));
  return [...conditionsOn(which, filters), sql`(${hasWords(which)} or not ${onAnyCopy(main, hasWords)})`];
}

const fieldFilterNames = Object.keys(fieldFilters) as (keyof typeof fieldFilters)[]; // as: Object.keys answers strings

/** The main copy, in lists of one's own or beside a game. */
type MainAlias = 'o' | 'c';
/** The main copy or a further one. */
type CopyAlias = MainAlias | 'f';

/** Few games have further copies, so these are looked up only where the row says so. */
function onAnyCopy(main: MainAlias, condition: (of: CopyAlias) => Fragment): Fragment {
  return sql`(${condition(main)} or (${hasFurther(main)} and exists (
    select from user_copies f where ${isFurther(main)} and ${condition('f')}
  )))`;
}

const hasFurther = (main: MainAlias) => sql`${sql.ref(`${main}.copies`)} > 1`;

/** Whether `f` is of the same game. */
const isFurther = (main: MainAlias) =>
  sql`f.user_id = ${sql.ref(`${main}.user_id`)} and f.game_id = ${sql.ref(`${main}.game_id`)}`;

/** Each word is in the title of the game or in what is said of this copy. */
function haveWords(which: CopyAlias, main: MainAlias, words: readonly string[]): Fragment[] {
  return words.map((word) => sql`(${isInTitle(main, word)} or ${isSaidOf(which, word)})`);
}

function conditionsOn(of: CopyAlias, filters: CopyFilters): Fragment[] {
  const column = (name: string) => sql.ref(`${of}.${name}`);
  const { p_completeness = [], p_with_photos, p_unpriced, p_unestimated, p_estimated_before } = filters;
  const { p_unplaced, p_place = [], p_tag = [], p_copy_region = [] } = filters;
  const conditions: Fragment[] = [];
  if (p_completeness.length > 0) {
    conditions.push(isAnyOf(column('completeness'), completenessesOf(p_completeness), 'text'));
  }
  for (const name of fieldFilterNames) {
    const values = filters[name] ?? [];
    if (values.length > 0) conditions.push(isAnyOf(column(fieldFilters[name]), values, 'text'));
  }
  if (p_unpriced) conditions.push(sql`${column('purchasePrice')} is null`);
  if (p_unestimated) conditions.push(sql`${column('estimate')} is null`);
  if (p_estimated_before) {
    conditions.push(sql`${column('estimate')} is not null
      and coalesce(${column('estimateDate')} < ${p_estimated_before}::date, true)`);
  }
  if (p_unplaced) conditions.push(sql`${column('place')} = ''`);
  if (p_place.length > 0) conditions.push(isPlacedIn(column('place'), p_place));
  if (p_tag.length > 0) {
    conditions.push(sql`string_to_array(lower(${column('tags')}), ', ')
      && array(select lower(tag) from unnest(${p_tag}::text[]) t (tag))`);
  }
  if (p_copy_region.length > 0) {
    conditions.push(isAnyOf(sql`split_part(${column('release')}, ' ', 1)`, p_copy_region, 'text'));
  }
  if (p_with_photos) {
    conditions.push(sql`exists (
      select from user_collection_files p
      where p.user_id = ${column('user_id')} and p.user_collection_id = ${column('id')}
    )`);
  }
  return conditions;
}

/** In one of the places, or in what is in it, whatever the case. */
export function isPlacedIn(place: Fragment, places: readonly string[]): Fragment {
  return sql`exists (
    select from unnest(${places}::text[]) asked (around)
    where lower(${place}) = lower(asked.around) or starts_with(lower(${place}), lower(asked.around) || ' / ')
  )`;
}

/** Whether a folded word is in what the user says of a copy, whatever its case and accents there. */
function isSaidOf(of: CopyAlias, word: string): Fragment {
  const texts = markFields.map((name) => sql.ref(`${of}.${name}`));
  // Of a release what follows the region: every second copy is of 'EU', which is part of many words.
  const release = sql`substr(${sql.ref(`${of}.release`)}, 4)`;
  return sql`strpos(translate(
    lower(concat_ws(' ', ${sql.join([...texts, release])})),
    'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy'), ${word}) > 0`;
}

/** A single value is compared with =, so that an index on the column can also provide the order. */
export function isAnyOf(
  column: Fragment,
  values: readonly (string | number)[],
  type: 'int' | 'text',
): Fragment {
  if (values.length === 1) return sql`${column} = ${values[0]}`;
  return sql`${column} = any(${values}::${sql.raw(type)}[])`;
}

export function every(conditions: Fragment[]): Fragment {
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}
