import { fold } from '@cartouche/contract/catalogue.rules';
import { ownEntries } from '@cartouche/contract/limits';

import { longerTitles } from '../catalogue/longerTitles.ts';
import type { Db } from '../db/database.ts';
import type { NewEntry } from '../entries/restore.ts';
import { Refusal } from '../refusal.ts';
import { findPlatforms, takeIds } from './archive.store.ts';
import { type FoundGame, findGamesIfNamed } from './namedGames.ts';
import type { Archive } from './read.ts';

type Entry = Archive['entries'][number];
export type RestoredEntry = Entry & Omit<NewEntry, 'cover'>;

/**
 * The archive's own entries with their ids and platforms here, and those that are left out, which have no platform here
 * or would stand twice. A correction of a game that the catalogue lacks becomes an entry of its own, and so does the
 * second one of what is one game here, under a longer title if there is one of that title.
 */
export async function matchEntries(
  db: Db,
  { entries }: Archive,
): Promise<{ entries: RestoredEntry[]; left: Entry[] }> {
  const numbers = new Set(entries.map(({ entry }) => entry));
  if (entries.length > ownEntries.most || numbers.size < entries.length)
    throw new Refusal('archive_unreadable');
  const platformIds = await findPlatforms(db, entries);
  const corrected = await findCorrected(db, entries);
  const ids = await takeIds(db, 'own_entries', entries.length);
  const rows = entries.map((row, place) => ({
    ...row,
    gameId: ids[place] ?? 0,
    platform_id: platformIds[place] ?? null,
    corrects: corrected[place] ?? null,
  }));

  const keyOf = ({ platform_id, title }: { platform_id: number | null; title: string }) =>
    `${platform_id} ${fold(title)}`;
  const left: Entry[] = [];
  const ofTheirOwn = rows.filter((row) => row.corrects_title === null);
  const taken = new Set(ofTheirOwn.map(keyOf));
  const seen = new Set<string>();
  const restored = rows.flatMap((row) => {
    const { platform_id } = row;
    const isTwin = row.corrects_title === null && seen.size === seen.add(keyOf(row)).size;
    if (platform_id === null || fold(row.title) === '' || isTwin) {
      left.push(row);
      return [];
    }
    const isOrphan = row.corrects === null && row.corrects_title !== null;
    const title = isOrphan
      ? freeTitle(row, (other) => !taken.has(keyOf({ platform_id, title: other })))
      : row.title;
    if (isOrphan) taken.add(keyOf({ platform_id, title }));
    return [{ ...row, platform_id, title }];
  });
  return { entries: restored, left };
}

/** Which game each entry corrects here: of two of one game, the one that names it by its title here. */
async function findCorrected(db: Db, entries: readonly Entry[]): Promise<(number | null)[]> {
  const found = await findGamesIfNamed(
    db,
    entries.map((row) => ({
      title: row.corrects_title,
      platform: row.corrects_platform,
      release_date: row.corrects_release_date,
      igdb_id: row.corrects_igdb_id,
    })),
  );
  const first = new Map<number | null, FoundGame>();
  for (const game of found) {
    const other = first.get(game.game_id);
    if (!other || (other.isRenamed && !game.isRenamed)) first.set(game.game_id, game);
  }
  return found.map((game) => (first.get(game.game_id) === game ? game.game_id : null));
}

function freeTitle(entry: Entry, isFree: (title: string) => boolean): string {
  if (isFree(entry.title)) return entry.title;
  for (let round = 0; ; round += 1) {
    const free = longerTitles(entry, round).find(isFree);
    if (free !== undefined) return free;
  }
}
