import { itemField } from '@cartouche/contract/item.rules';
import { type ListedMark, listedMarks } from '@cartouche/contract/marks.rules';
import { isWithin, placeAround, tidyPlace } from '@cartouche/contract/place.rules';
import { tidyTags } from '@cartouche/contract/tags.rules';

import { type Context, type UserId, inTransaction } from '../context.ts';
import { Refusal } from '../refusal.ts';
import * as store from './marks.store.ts';

type Mark = { value: string; copies: number };

export async function listMarks(ctx: Context, userId: UserId): Promise<Record<ListedMark, Mark[]>> {
  const rows = await store.listMarks(ctx.db, userId);
  const marksOf = (name: ListedMark) => rows.flatMap(({ field, ...mark }) => (field === name ? mark : []));
  const marks = listedMarks.map((name) => [name, marksOf(name)]);
  return Object.fromEntries(marks) as Record<ListedMark, Mark[]>; // as: one for each
}

/** Renames, moves or removes a place or a tag. No copy is lost with it. */
export function renameMark(
  ctx: Context,
  userId: UserId,
  { field, ...typed }: store.Renaming,
): Promise<{ changed: number }> {
  const tidy = field === 'place' ? tidyPlace : tidyTags;
  const from = tidy(typed.from);
  const to = tidy(typed.to) || (field === 'place' ? placeAround(from) : '');
  return inTransaction(ctx, async (ctx) => {
    const renaming = { field, from, to };
    const most = itemField[field].longest;
    if (from === '') return { changed: 0 };
    if (field === 'place' && isWithin(to, from) && to.length > from.length)
      throw new Refusal('place_in_itself');
    if ((await store.findLongest(ctx.db, userId, renaming)) > most) {
      throw new Refusal('mark_too_long', { most });
    }
    return { changed: await store.renameMark(ctx.db, userId, renaming) };
  });
}
