import type { Db } from '../../db/database.ts';
import type { OpenGame } from './batch.ts';
import type { GameRecord } from './gameRecord.ts';
import { isByHand } from './origin.ts';
import { compareNatives } from './nativeTitles.ts';
import { titleKeysOf, titlesOf } from './recordTitles.ts';
import { fromStored } from './records.ts';
import { listGamesKeyed, listRecordsOf } from './records.store.ts';
import { isNative, numbersIn, titleKeys } from './titleKeys.ts';

/**
 * What the records of some games say of these games themselves. A source can have titles of another game of the series
 * on a game: those that we know of that one, which has another title in Japan, are left out with their releases. If it
 * is the source's own title, its translations and western releases are the other's too. What it says of Japan is left
 * out where that is the sequel's.
 */
export async function readOwnRecords(
  tx: Db,
  games: readonly OpenGame[],
): Promise<Map<OpenGame, GameRecord[]>> {
  const asked = games.flatMap(({ records }) =>
    records.flatMap((record) =>
      titleKeysOf(unknownTitles(record, records)).map((key) => ({ platform_id: record.platform_id, key })),
    ),
  );
  const others = (await listRecordsOf(tx, await listGamesKeyed(tx, asked)))
    .map((one) => ({ gameId: one.game_id, record: fromStored(one) }))
    .filter(({ record }) => isByHand(record));

  return new Map(
    games.map((game) => {
      const elsewhere = others.filter(({ gameId }) => gameId !== game.id).map(({ record }) => record);
      const ours = game.records.filter(isByHand);
      const own = game.records.map((record) => withoutSequel(record, ours));
      return [game, own.map((record) => ownOf(record, own, elsewhere))];
    }),
  );
}

/** The titles that we do not know of a game, of a source that has its Japanese title too. */
function unknownTitles(record: GameRecord, records: readonly GameRecord[]): string[] {
  const ours = records.filter(isByHand);
  const titles = titlesOf(record);
  if (isByHand(record) || !ours.some((one) => compareNatives(titles, titlesOf(one)) === 'same')) return [];
  return titles.filter((title) => !isNative(title) && !isKnown(title, ours));
}

/** A record without its titles and releases in Japan, if its Japanese title is that of the game's sequel. */
function withoutSequel(record: GameRecord, ours: readonly GameRecord[]): GameRecord {
  const { title, alt_titles, releases } = record;
  const isSequels = (titles: readonly string[]) =>
    ours.some((one) => compareNatives(titles, titlesOf(one)) === 'sequel');
  if (isByHand(record) || numbersIn(title) !== '' || !isSequels(titlesOf(record))) return record;

  const isRomanised = (one: string, next: string | undefined) =>
    !isNative(one) && next !== undefined && isSequels([next]);
  return {
    ...record,
    alt_titles: alt_titles.filter((one, i) => !isSequels([one]) && !isRomanised(one, alt_titles[i + 1])),
    releases: releases.filter(({ region }) => region !== 'JP'),
  };
}

function ownOf(
  record: GameRecord,
  records: readonly GameRecord[],
  elsewhere: readonly GameRecord[],
): GameRecord {
  const unknown = unknownTitles(record, records);
  const refused = unknown.filter((title) => elsewhere.some((other) => isTitleOf(title, record, other)));
  if (refused.length === 0) return record;

  const { title, alt_titles, releases } = record;
  const isOthers = refused.includes(title);
  const own = releases.filter((one) =>
    isOthers ? one.region === 'JP' : !refused.includes(one.title ?? title),
  );
  const onBoxes = new Set(own.map((one) => one.title));
  const isOwn = (one: string) => !unknown.includes(one) || onBoxes.has(one);
  return {
    ...record,
    title: isOthers ? '' : title,
    alt_titles: alt_titles.filter((one) => (isOthers ? isOwn(one) : !refused.includes(one))),
    releases: own,
  };
}

/** Whether a record's title is that of another game of ours, which has another one in Japan. */
function isTitleOf(title: string, record: GameRecord, other: GameRecord): boolean {
  const isHere = other.platform_id === record.platform_id && isKnown(title, [other]);
  return isHere && compareNatives(titlesOf(record), titlesOf(other)) === 'different';
}

function isKnown(title: string, ours: readonly GameRecord[]): boolean {
  const known = new Set(titleKeysOf(ours.flatMap(titlesOf)));
  return titleKeys(title).some((key) => known.has(key));
}
