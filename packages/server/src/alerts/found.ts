import type { FoundGem, Gem } from '@cartouche/contract/alertShapes';

import type { AnyContext, Context, UserId } from '../context.ts';
import { toPictureAddress } from '../pictures/pictureAddress.ts';
import { Refusal } from '../refusal.ts';
import {
  type FoundPage,
  type ToldItem,
  findItem,
  findToldItem,
  listItems,
  updateDismissed,
  updateUnseen,
} from './found.store.ts';

const done = { ok: true } as const;

export function listNewestGems(ctx: Context, userId: UserId, limit: number): Promise<Gem[]> {
  return getFound(ctx, userId, { limit, offset: 0 });
}

export async function getFound(ctx: Context, userId: UserId, page: FoundPage): Promise<FoundGem[]> {
  const rows = await listItems(ctx.db, userId, page);
  return rows.map((row) => toGem(ctx, row));
}

type FoundRow = Omit<FoundGem, 'foundAt'> & { foundAt: Date };

function toGem({ config }: AnyContext, row: FoundRow): FoundGem {
  return {
    ...row,
    foundAt: row.foundAt.toISOString(),
    image_url: toPictureAddress(config, row.image_url),
  };
}

/** A find that its owner has not put away. */
export async function requireFound(ctx: AnyContext, userId: UserId, id: number): Promise<FoundGem> {
  const row = await findItem(ctx.db, userId, id);
  if (!row) throw new Refusal('found_item_not_found');
  return toGem(ctx, row);
}

/** A find that a message tells of, which its owner may have put away since. */
export async function requireTold(ctx: AnyContext, userId: UserId, id: number): Promise<ToldItem> {
  const told = await findToldItem(ctx.db, userId, id);
  if (!told) throw new Refusal('found_item_not_found');
  return told;
}

export async function markAllSeen(ctx: Context, userId: UserId) {
  await updateUnseen(ctx.db, userId);
  return done;
}

/** 'Not interested'. */
export async function dismissFound(ctx: Context, userId: UserId, id: number) {
  if (!(await updateDismissed(ctx.db, userId, { id, now: ctx.now() })))
    throw new Refusal('found_item_not_found');
  return done;
}
