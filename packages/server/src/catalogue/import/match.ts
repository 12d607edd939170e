import { fold } from '@cartouche/contract/catalogue.rules';

import type { GameRecord } from './gameRecord.ts';
import { askedKeys, codeKey, igdbKey, numbersIn, titleKeys, wordsIn } from './titleKeys.ts';

/** A game as its records describe it. */
export type Known = { records: readonly GameRecord[] };

/** All keys of a game: what records of other sources recognise it by. */
export function keysOf(record: GameRecord): string[] {
  return [...new Set([...titlesOf(record).flatMap(titleKeys), ...identifiersOf(record)])].filter(Boolean);
}

/** The keys by which a record looks for its game. */
export function keysToAsk(record: GameRecord): string[] {
  return [...new Set([...titlesOf(record).flatMap(askedKeys), ...identifiersOf(record)])].filter(Boolean);
}

/** How sure one has to be: at first of the same title in about the same years, so that no less sure record is faster. */
export type Care = 'strict' | 'lenient';

/**
 * Which of some games on its platform a record is about, if that is certain: the one with the same number at IGDB or
 * the same serial, else the one that its titles, dates and makers say. Two that fit equally well are none.
 */
export function findGame<Game extends Known>(
  record: GameRecord,
  games: readonly Game[],
  care: Care = 'lenient',
): Game | undefined {
  const here = games.filter(({ records }) => records[0]?.platform_id === record.platform_id);
  const ofIgdb = here.filter(({ records }) => records.some((one) => isSame(one.igdb_id, record.igdb_id)));
  if (ofIgdb.length === 1) return ofIgdb[0];

  const isForeign = ({ records }: Game) => !records.some(({ source }) => source === record.source);
  const coded = here.filter(
    (game) => isForeign(game) && sharesCode(record, game) && !clearlyDiffer(record, game),
  );
  if (coded.length === 1) return coded[0];

  const fitting = here
    .filter((game) => !isOtherOfSource(record, game))
    .map((game) => ({ game, likeness: likenessOf(record, game) }))
    .filter(({ game, likeness }) =>
      care === 'strict'
        ? likeness === 3 && yearsFit(record, game)
        : likeness > 0 && (yearsFit(record, game) || couldBeLater(record, game)),
    );
  return narrow(fitting, [
    ({ likeness }) => likeness,
    ({ game }) => Number(yearsFit(record, game)),
    ({ game }) => Number(game.records.some((one) => isSame(yearOf(one), yearOf(record)))),
    ({ game }) => Number(game.records.some((one) => isTitledSame(one, record))),
    ({ game }) => Number(sharesMaker(record, game)),
  ])?.game;
}

/** What is left when only the best by each measure stay; nothing if several do. */
function narrow<T>(ones: readonly T[], measures: ((one: T) => number)[]): T | undefined {
  let left = ones;
  for (const measure of measures) {
    const best = Math.max(...left.map(measure));
    left = left.filter((one) => measure(one) === best);
  }
  return left.length === 1 ? left[0] : undefined;
}

function titlesOf({ title, alt_titles, releases }: GameRecord): string[] {
  // libretro writes the titles of two regions as one: 'Indy 500 ~ Race'.
  const parts = title.includes(' ~ ') ? title.split(' ~ ') : [];
  const others = [...parts, ...alt_titles, ...releases.flatMap((release) => release.title ?? [])];
  // Some sources list what is printed beside a title as a title: '(with link cable)'.
  return [title, ...others.filter((other) => !other.startsWith('('))];
}

function identifiersOf(record: GameRecord): string[] {
  return [...codesOf(record), ...(record.igdb_id === null ? [] : [igdbKey(record.igdb_id)])];
}

function codesOf({ barcode, releases }: GameRecord): string[] {
  const codes = [barcode, ...releases.flatMap((release) => [release.serial, release.barcode])];
  // A game on several discs has their serials in one field.
  return codes.flatMap((one) => (one ? one.split(',') : [])).flatMap((one) => codeKey(one) ?? []);
}

/**
 * Whether a game is another one of the record's own source, which tells its games apart. A source that has no ids
 * tells only titles apart: what it calls otherwise in another region can still be the same game.
 */
function isOtherOfSource(record: GameRecord, { records }: Known): boolean {
  return records.some(
    (one) => one.source === record.source && !(hasNoId(one) && hasNoId(record) && areApart(one, record)),
  );
}

/** Whether only the title stands for the game at its source. */
export function hasNoId({ source_key, platform_id, title }: GameRecord): boolean {
  return source_key === null || source_key.replace(/#\d+$/, '') === titleKeyAt({ platform_id, title });
}

/** The key of a record without an id. */
export function titleKeyAt({ platform_id, title }: Pick<GameRecord, 'platform_id' | 'title'>): string {
  return `${platform_id}/${fold(title)}`;
}

function areApart(one: GameRecord, other: GameRecord): boolean {
  const regions = new Set(one.releases.map(({ region }) => region));
  const theirs = other.releases.map(({ region }) => region);
  return regions.size > 0 && theirs.length > 0 && !theirs.some((region) => regions.has(region));
}

function sharesCode(record: GameRecord, { records }: Known): boolean {
  const codes = new Set(codesOf(record));
  return codes.size > 0 && records.some((one) => codesOf(one).some((code) => codes.has(code)));
}

/** Whether no title of the one resembles any of the other: then a serial is wrong or of a series. */
function clearlyDiffer(record: GameRecord, { records }: Known): boolean {
  return !records.some((one) =>
    titlesOf(one).some((title) => titlesOf(record).some((other) => areAlike(title, other))),
  );
}

function areAlike(one: string, other: string): boolean {
  if (numbersIn(one) !== numbersIn(other)) return false;
  const [words, others] = [wordsIn(one), wordsIn(other)];
  const shared = [...words].filter((word) => others.has(word)).length;
  return shared * 2 >= Math.min(words.size, others.size) && shared > 0;
}

/** 3: the same title; 2: a title of the one is another title of the other; 1: both have it only beside; 0: none. */
function likenessOf(record: GameRecord, { records }: Known): number {
  const asked = new Set(askedKeys(record.title));
  const askedBeside = new Set(titlesOf(record).slice(1).flatMap(askedKeys));
  const likeness = records.map((one) => {
    const keys = titleKeys(one.title);
    if (keys.some((key) => asked.has(key))) return 3;
    const beside = titlesOf(one).slice(1);
    const isBeside = titleKeysOf(beside).some((key) => asked.has(key));
    if (isBeside || keys.some((key) => askedBeside.has(key))) return 2;
    const isShared = titleKeysOf(beside).some((key) => key.length >= longEnough && askedBeside.has(key));
    return isShared && areSure(record, one) ? 1 : 0;
  });
  return Math.max(0, ...likeness);
}

/** Shorter titles beside the title say little: 'Pokémon', 'PES'. */
const longEnough = 6;

function titleKeysOf(titles: string[]): string[] {
  return titles.flatMap(titleKeys);
}

function isTitledSame(one: GameRecord, other: GameRecord): boolean {
  return fold(one.title) === fold(other.title);
}

function areSure(record: GameRecord, one: GameRecord): boolean {
  const isSameYear = isSame(yearOf(record), yearOf(one));
  return isSameYear && sharesMaker(record, { records: [one] }) && numbersAgree(record.title, one.title);
}

/** Whether two titles count alike, though a subtitle of one may count something else: '3' and '3: 8 Games in One!'. */
function numbersAgree(one: string, other: string): boolean {
  const [a, b] = [numbersIn(one), numbersIn(other)];
  return a === b || (a !== '' && b.startsWith(`${a} `)) || (b !== '' && a.startsWith(`${b} `));
}

function sharesMaker(record: GameRecord, { records }: Known): boolean {
  const makers = makersOf(record);
  return records.some((one) => makersOf(one).some((maker) => makers.includes(maker)));
}

function makersOf({ publisher, developer, releases }: GameRecord): string[] {
  const makers = [publisher, developer, ...releases.flatMap((one) => [one.publisher, one.developer])];
  return makers.flatMap((maker) => (maker ? fold(maker) : []));
}

const furthestYears = 2;

/**
 * Whether the dates allow it to be one game. Where both know when it came out in a region, that decides; else the
 * first releases may not be far apart. Unknown dates allow everything.
 */
function yearsFit(record: GameRecord, { records }: Known): boolean {
  const mine = yearsByRegion([record]);
  const theirs = yearsByRegion(records);
  const distances = [...mine].flatMap(([region, year]) => {
    const other = theirs.get(region);
    return other === undefined ? [] : Math.abs(year - other);
  });
  if (distances.length > 0) return Math.min(...distances) <= furthestYears;

  const year = yearOf(record);
  const others = records.flatMap((one) => yearOf(one) ?? []);
  return (
    year === null || others.length === 0 || others.some((other) => Math.abs(other - year) <= furthestYears)
  );
}

const furthestLater = 5;

/**
 * Whether one of two games of exactly one title can have come out later in other regions, or its maker says that it is
 * the same.
 */
function couldBeLater(record: GameRecord, { records }: Known): boolean {
  return records.some((one) => {
    const [mine, theirs] = [yearOf(record), yearOf(one)];
    if (!isTitledSame(one, record) || mine === null || theirs === null) return false;
    const [sooner, later] = mine < theirs ? [record, one] : [one, record];
    const isNear = Math.abs(mine - theirs) <= furthestLater && !shareDatedRegion(sooner, later);
    return isNear && (isElsewhere(later, sooner) || sharesMaker(record, { records: [one] }));
  });
}

/** Whether a record is of fewer regions than another, or of others. */
function isElsewhere(later: GameRecord, sooner: GameRecord): boolean {
  const [regions, before] = [regionsOf(later), regionsOf(sooner)];
  return regions.size > 0 && before.size > 0 && [...before].some((region) => !regions.has(region));
}

function regionsOf({ releases }: GameRecord): Set<string> {
  return new Set(releases.flatMap(({ region }) => region ?? []));
}

function shareDatedRegion(one: GameRecord, other: GameRecord): boolean {
  const years = yearsByRegion([other]);
  return [...yearsByRegion([one]).keys()].some((region) => years.has(region));
}

function yearsByRegion(records: readonly GameRecord[]): Map<string, number> {
  const years = new Map<string, number>();
  for (const { region, date } of records.flatMap(({ releases }) => releases)) {
    if (region === undefined || date === undefined) continue;
    years.set(region, Math.min(years.get(region) ?? Infinity, Number(date.slice(0, 4))));
  }
  return years;
}

/** The year of a record's first release. */
export function yearOf({ release_date, releases }: GameRecord): number | null {
  const dates = releases.flatMap(({ date }) => date ?? []);
  const [first] = release_date === null ? dates.toSorted() : [release_date];
  return first === undefined ? null : Number(first.slice(0, 4));
}

function isSame<T>(one: T | null, other: T | null): boolean {
  return one !== null && one === other;
}
