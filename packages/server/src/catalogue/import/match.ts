import { fold } from '@cartouche/contract/catalogue.rules';

import { countCoded, gameCodesOf, saysCountry } from './gameCodes.ts';
import type { GameRecord } from './gameRecord.ts';
import { sharesMaker } from './makers.ts';
import { narrow } from './narrow.ts';
import { compareNatives } from './nativeTitles.ts';
import { areEditions, isOtherOfSource, isWestOf, isWorldwide } from './oneSource.ts';
import { isByHand } from './origin.ts';
import {
  areLonger,
  isBeside,
  isTitledSame,
  keysBeside,
  partsOf,
  titleKeysOf,
  titlesOf,
} from './recordTitles.ts';
import {
  askedKeys,
  codeKey,
  foreignWords,
  igdbKey,
  isNative,
  nativeKeys,
  numbersAgree,
  numbersIn,
  titleKeys,
  wordsIn,
} from './titleKeys.ts';
import {
  areOfOneMonth,
  areTenYearsApart,
  isElsewhere,
  regionsOf,
  shareDatedRegion,
  yearOf,
  yearsBetween,
  yearsFit,
} from './when.ts';

/** A game as its records describe it. */
export type Known = { records: readonly GameRecord[] };

/** All keys of a game: what records of other sources recognise it by. */
export function keysOf(record: GameRecord): string[] {
  const own = [...identifiersOf(record), ...gameCodesOf(record)];
  return [...new Set([...keysBeside(titlesOf(record)), ...own])];
}

/** The keys by which a record looks for its game. */
export function keysToAsk(record: GameRecord): string[] {
  const titles = titlesOf(record);
  const ofTitles = [...titles.flatMap(askedKeys), ...titles.flatMap(nativeKeys)];
  return [...new Set([...ofTitles, ...identifiersOf(record), ...gameCodesOf(record)])];
}

/**
 * How sure one has to be: at first of the same title in about the same years, then of any title in the same year, then of
 * any title, and of a code alone when all else is known; so that no less sure record is faster.
 */
export type Care = 'strict' | 'close' | 'lenient' | 'coded';

/**
 * Which of some games on its platform a record is about, if that is certain: the one with the same number at IGDB or
 * the same serial, else the one that its titles, dates and makers say. Two that fit equally well are none.
 */
export function findGame<Game extends Known>(
  record: GameRecord,
  games: readonly Game[],
  care: Care = 'coded',
): Game | undefined {
  const here = games.filter(({ records }) => records[0]?.platform_id === record.platform_id);
  const ofIgdb = here.filter(({ records }) => records.some((one) => isSame(one.igdb_id, record.igdb_id)));
  if (ofIgdb.length === 1) return ofIgdb[0];

  const isForeign = ({ records }: Game) => !records.some(({ source }) => source === record.source);
  const coded = here.filter(
    (game) => isForeign(game) && sharesCode(record, game) && !clearlyDiffer(record, game),
  );
  if (coded.length === 1) return coded[0];

  const fitting = withoutOthersInJapan(record, here)
    .filter((game) => !isOtherOfSource(record, game))
    .map((game) => ({ game, likeness: likenessOf(record, game) }))
    .filter(({ game, likeness }) => likeness > 0 && isCloseBy(record, game, { care, likeness }));
  const titled = narrow(fitting, [
    ({ likeness }) => likeness,
    ({ game }) => Number(game.records.some((one) => areOfOneMonth(one, record))),
    ({ game }) => Number(yearsFit(record, game)),
    ({ game }) => Number(isOfYear(record, game)),
    ({ game }) => Number(game.records.some((one) => isTitledSame(one, record))),
    ({ game }) => Number(sharesMaker(record, game)),
  ])?.game;
  return titled ?? (care === 'coded' ? findTranslated(record, here) : undefined);
}

/**
 * The game that was sold in other countries under other titles, by a code that it has in all of them. Copies that nobody
 * licensed have the whole code of another game, and two editions in one country have the same: so no record of the
 * source may be of the same country. What other sources say of countries, and we ourselves, is of the game and not of
 * an edition. A translation can take its maker some years.
 */
function findTranslated<Game extends Known>(record: GameRecord, games: readonly Game[]): Game | undefined {
  const codes = gameCodesOf(record);
  if (codes.length === 0 || isWorldwide(record)) return undefined;
  const translated = games.filter((game) => {
    const isCoded = game.records.some((one) => gameCodesOf(one).some((code) => codes.includes(code)));
    const isElse = game.records.every((one) => one.source !== record.source || areEditions(one, record));
    const isCopy = saysCountry(record) && sharesCode(record, game);
    const isOfTime = yearsFit(record, game) || game.records.some((one) => cameElsewhere(record, one));
    return isCoded && isElse && isOfTime && !isCopy;
  });
  const isPlain = (game: Game) =>
    !translated.some((other) => other !== game && areLonger(game.records, other.records));
  return narrow(translated.filter(isPlain), [
    ({ records }) => countCoded(records, codes),
    (game) => regionsOf(game).size,
  ]);
}

/**
 * A source can have a western title on another game of the series: then the Japanese one is right. A sequel by that
 * one is never the game, unless the source has the game in Japan besides. Any other title is not the game where another
 * has the record's own.
 */
function withoutOthersInJapan<Game extends Known>(record: GameRecord, games: readonly Game[]): Game[] {
  const judged = games.map((game) => ({ game, verdict: judgeNatives(record, game) }));
  const isThere = judged.some(({ game, verdict }) => verdict === 'same' && yearsFit(record, game));
  const isOther = ({ game, verdict }: (typeof judged)[number]) =>
    verdict === 'sequel' ? !isWestOf(record, game) : isThere && verdict === 'different';
  return judged.filter((one) => !isOther(one)).map(({ game }) => game);
}

/** Of what a source and we say of a game. A number that the western titles have is right, whatever the others say. */
function judgeNatives(record: GameRecord, { records }: Known) {
  const verdicts = new Set(
    records.map((one) => {
      if (isByHand(one) === isByHand(record)) return 'unknown';
      const [theirs, ours] = isByHand(one) ? [record, one] : [one, record];
      const verdict = compareNatives(titlesOf(theirs), titlesOf(ours));
      if (verdict === 'sequel') return numbersIn(theirs.title) === '' ? verdict : 'unknown';
      return verdict === 'same' && !numbersAgree(theirs.title, ours.title) ? 'unknown' : verdict;
    }),
  );
  return (['same', 'sequel', 'different'] as const).find((verdict) => verdicts.has(verdict)) ?? 'unknown';
}

function isCloseBy(record: GameRecord, game: Known, { care, likeness }: { care: Care; likeness: number }) {
  const isLenient = care === 'lenient' || care === 'coded';
  if (!yearsFit(record, game)) return isLenient && couldBeLater(record, game);
  return isLenient || (care === 'strict' ? likeness === 3 : isOfYear(record, game));
}

function isOfYear(record: GameRecord, { records }: Known): boolean {
  return records.some((one) => isSame(yearOf(one), yearOf(record)));
}

function identifiersOf(record: GameRecord): string[] {
  return [...codesOf(record), ...(record.igdb_id === null ? [] : [igdbKey(record.igdb_id)])];
}

function codesOf({ barcode, releases }: GameRecord): string[] {
  const codes = [barcode, ...releases.flatMap((release) => [release.serial, release.barcode])];
  // A game on several discs has their serials in one field.
  return codes.flatMap((one) => (one ? one.split(',') : [])).flatMap((one) => codeKey(one) ?? []);
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

/**
 * 3: the same title, or the record's is another one of a game of its month; 2: a title of the one is another title of the
 * other; 1: both have it only beside; 0: none.
 */
function likenessOf(record: GameRecord, { records }: Known): number {
  const asked = new Set(askedKeys(record.title));
  const askedParts = new Set(partsOf(record.title).flatMap(askedKeys));
  const mine = titlesOf(record).slice(1);
  const askedBeside = new Set([...mine.flatMap(askedKeys), ...mine.flatMap(nativeKeys)]);
  const likeness = records.map((one) => {
    const keys = titleKeys(one.title);
    if (keys.some((key) => asked.has(key))) return 3;
    const beside = titlesOf(one).slice(1);
    const isOther = titleKeysOf(beside).some((key) => asked.has(key) || askedParts.has(key));
    if (isOther) return areOfOneMonth(one, record) ? 3 : 2;
    if (keys.some((key) => askedBeside.has(key))) return 2;
    const shared = keysBeside(beside).filter((key) => askedBeside.has(key));
    return shared.some((key) => isTelling(key) && areSure(record, one, key)) ? 1 : 0;
  });
  return Math.max(0, ...likeness);
}

/** Shorter titles beside the title say little: 'Pokémon', 'PES'. Japanese writing says more in fewer letters. */
function isTelling(key: string): boolean {
  return key.length >= (isNative(key) ? 4 : 6);
}

/**
 * Whether two games that share a title beside theirs are one. The Japanese one is what is printed on the box; there a
 * source may give the year in which it was announced.
 */
function areSure(record: GameRecord, one: GameRecord, key: string): boolean {
  const years = yearsBetween(record, one);
  const isDated = years === 0 || (years === 1 && isNative(key) && areAlike(record.title, one.title));
  const isWhole = hasWesternWords(record, one, key) && hasWesternWords(one, record, key);
  const agree = sharesMaker(record, { records: [one] }) && numbersAgree(record.title, one.title);
  return isDated && isWhole && agree;
}

/** Whether a record has the western words of another's Japanese title too: they may tell games apart, as 'JET' does. */
function hasWesternWords(record: GameRecord, one: GameRecord, key: string): boolean {
  const words = new Set(titlesOf(record).flatMap((title) => fold(title).split(' ')));
  const titles = titlesOf(one).filter((title) => keysBeside([title]).includes(key));
  return titles.some((title) => foreignWords(title).every((word) => words.has(word)));
}

const furthestLater = 5;

/**
 * Whether one of two games of exactly one title can have come out later in other regions, or its maker says that it is
 * the same, also where a source mistyped the year. Of a title that the other only has beside its own, the maker has to.
 */
function couldBeLater(record: GameRecord, { records }: Known): boolean {
  return records.some((one) => {
    if (!isTitledSame(one, record))
      return cameElsewhere(record, one) && (isBeside(record, one) || isBeside(one, record));
    const isOfMaker = sharesMaker(record, { records: [one] });
    if (areTenYearsApart(one.release_date, record.release_date)) return isOfMaker;
    const order = inOrder(record, one);
    return order !== undefined && (isOfMaker || isElsewhere(order.later, order.sooner));
  });
}

/** Whether one of two records is of other regions than the other, some years later, and of the same maker. */
function cameElsewhere(record: GameRecord, one: GameRecord): boolean {
  const order = inOrder(record, one);
  return (
    order !== undefined && isElsewhere(order.later, order.sooner) && sharesMaker(record, { records: [one] })
  );
}

/** Which of two records came first, unless that is unknown, too far back, or dated for one region by both. */
function inOrder(record: GameRecord, one: GameRecord): { sooner: GameRecord; later: GameRecord } | undefined {
  const [mine, theirs] = [yearOf(record), yearOf(one)];
  if (mine === null || theirs === null || Math.abs(mine - theirs) > furthestLater) return undefined;
  if (shareDatedRegion(record, one)) return undefined;
  return mine < theirs ? { sooner: record, later: one } : { sooner: one, later: record };
}

function isSame<T>(one: T | null, other: T | null): boolean {
  return one !== null && one === other;
}
