import { fold } from '@cartouche/contract/catalogue.rules';
import { entryCoverPath } from '@cartouche/contract/entries.rules';

import type { StoredPicture } from '../collection/photos.ts';
import type { InnerContext, UserId } from '../context.ts';
import { listMerged } from './entries.store.ts';
import { forgetEntry } from './forgetEntry.ts';
import { insertEntries } from './restore.store.ts';

/** An entry from an archive, with its id here and its cover, which is stored already. */
export type NewEntry = {
  gameId: number;
  platform_id: number;
  title: string;
  release_date: string | null;
  publisher: string | null;
  regions: string[];
  genres: string[];
  corrects: number | null;
  created_at: string;
  cover?: StoredPicture;
};

/** Writes the entries of an archive. Merged ones that waited for an undo give way. */
export async function restoreEntries(
  ctx: InnerContext,
  userId: UserId,
  entries: readonly NewEntry[],
): Promise<void> {
  const rows = entries.map(({ gameId, cover, ...entry }) => ({
    ...entry,
    game_id: gameId,
    folded_title: fold(entry.title),
    folded_publisher: entry.publisher === null ? null : fold(entry.publisher),
    file_key: cover?.file_key ?? null,
    cover_url_small: cover ? entryCoverPath(cover.file_name, 'small') : null,
    cover_url_big: cover ? entryCoverPath(cover.file_name, 'big') : null,
  }));
  if (rows.length > 0) for (const merged of await listMerged(ctx.db, userId)) await forgetEntry(ctx, merged);
  await insertEntries(ctx.db, userId, rows);
}
