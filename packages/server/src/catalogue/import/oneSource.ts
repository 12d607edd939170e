import type { GameRecord } from './gameRecord.ts';
import { areOfEurope } from './gameCodes.ts';
import { sharesMaker } from './makers.ts';
import { compareNatives } from './nativeTitles.ts';
import { hasNoId, isByHand } from './origin.ts';
import { partsOf, titleKeysOf, titlesOf } from './recordTitles.ts';
import { askedKeys, titleKeys } from './titleKeys.ts';
import { areApart, areOfOneMonth, yearOf, yearsBetween } from './when.ts';

type Known = { records: readonly GameRecord[] };

/** Whether a source has a record of each of two games, and tells them apart. */
export function areToldApart(game: Known, other: Known): boolean {
  return game.records.some((record) => isOtherOfSource(record, other));
}

/** Whether a game is another one of the record's own source, which tells its games apart. */
export function isOtherOfSource(record: GameRecord, { records }: Known): boolean {
  return records.some((one) => one.source === record.source && !canBeOne(record, one, records));
}

/**
 * Whether two records of one source can be one game all the same. What was written by hand tells all apart. A source
 * without ids tells only titles apart, so two of other regions can be one, any two that we ourselves call titles of
 * the game, and the same title by the same maker, written in two ways, unless the dates speak against it. One with ids
 * gives two to the releases of two regions: then we have to say so, or it must be such a title. And it can have the
 * western releases under the Japanese title of the sequel, apart from those of Japan.
 */
function canBeOne(record: GameRecord, one: GameRecord, records: readonly GameRecord[]): boolean {
  if (isByHand(one)) return false;
  const ours = records.filter(isByHand);
  const isSaid = () => ours.some((other) => calls(other, record) && calls(other, one));
  const isAlike = () => isReleasedAlike(record, one) || isSaid();
  if (hasNoId(one) && hasNoId(record)) return areOfOthers(one, record) || isAlike();
  if (areApart(one, record)) return isAlike();
  return ours.some((other) => isOfJapan(one, record, other) || isOfJapan(record, one, other));
}

/**
 * Whether a record is of a game in the west, though its Japanese title is that of the sequel: its source has the game in
 * Japan as another record, and it came out when we say.
 */
export function isWestOf(record: GameRecord, { records }: Known): boolean {
  const ours = records.filter((one) => isByHand(one) && areOfOneMonth(one, record));
  const inJapan = records.filter((one) => one.source === record.source);
  return ours.some((one) => inJapan.some((japanese) => isOfJapan(japanese, record, one)));
}

/** Whether one record is our game in Japan, and the other in the west, though it has the Japanese title of the sequel. */
function isOfJapan(japanese: GameRecord, western: GameRecord, ours: GameRecord): boolean {
  const isThere = japanese.releases.length > 0 && japanese.releases.every(({ region }) => region === 'JP');
  const [verdict, other] = [japanese, western].map((one) => compareNatives(titlesOf(one), titlesOf(ours)));
  return isThere && verdict === 'same' && other === 'sequel' && calls(ours, western);
}

/** Whether one record has the title of another, or each of the titles that it writes as one. */
function calls(one: GameRecord, { title }: GameRecord): boolean {
  const keys = new Set(titleKeysOf(titlesOf(one)));
  const has = (name: string) => askedKeys(name).some((key) => keys.has(key));
  const parts = partsOf(title);
  return has(title) || (parts.length > 0 && parts.every(has));
}

/** Whether two records have one title and one maker, and came out within a year, as far as that is known. */
function isReleasedAlike(record: GameRecord, one: GameRecord): boolean {
  const isTitledAlike = titleKeys(one.title).some((key) => titleKeys(record.title).includes(key));
  const isDated = yearOf(record) !== null && yearOf(one) !== null;
  return (
    isTitledAlike && (!isDated || yearsBetween(record, one) <= 1) && sharesMaker(record, { records: [one] })
  );
}

/** Whether two records of one source are of different countries, and it tells them apart by nothing but their titles. */
export function areEditions(one: GameRecord, record: GameRecord): boolean {
  return areUntold(one, record) && areOfOthers(one, record) && !isWorldwide(one);
}

/** Whether two records are of different countries. */
function areOfOthers(one: GameRecord, record: GameRecord): boolean {
  return areApart(one, record) || areOfEurope(one, record);
}

/** Whether a record is of no country, as flash cards are. */
export function isWorldwide({ releases }: GameRecord): boolean {
  return releases.length > 0 && releases.every(({ region }) => region === 'WW');
}

/** Whether their source tells two records apart by nothing but their titles. */
function areUntold(one: GameRecord, record: GameRecord): boolean {
  return !isByHand(one) && hasNoId(one) && hasNoId(record);
}
