import { isOwnEntry } from '@cartouche/contract/entries.rules';
import { ownEntries } from '@cartouche/contract/limits';

import type { UserId } from '../context.ts';
import type { Db } from '../db/database.ts';
import { Refusal } from '../refusal.ts';
import * as store from './entries.store.ts';

/** Whoever does something with an entry that became a game in another tab learns which. */
export async function requireEntry(db: Db, userId: UserId, gameId: number): Promise<store.Entry> {
  const entry = await store.findEntry(db, userId, { gameId });
  if (entry) return entry;
  const became = await store.findBecame(db, userId, gameId);
  throw became ? new Refusal('entry_merged', became) : new Refusal('game_not_found');
}

/** Answers the platform of a game of the catalogue. */
export async function requireOfCatalogue(db: Db, gameId: number): Promise<number> {
  const platformId = isOwnEntry(gameId) ? undefined : await store.findPlatformOf(db, gameId);
  if (platformId === undefined) throw new Refusal('game_not_found');
  return platformId;
}

export async function requireRoomForEntry(db: Db, userId: UserId): Promise<void> {
  if ((await store.countEntries(db, userId)) >= ownEntries.most)
    throw new Refusal('entry_limit_reached', { limit: ownEntries.most });
}
