import type { SearchGames } from '@cartouche/contract/catalogue';
import { searchWords } from '@cartouche/contract/catalogue.rules';

import type { UserId } from '../context.ts';
import type { Db } from '../db/database.ts';
import { askFor } from './asking.ts';
import { lookUpsIn } from './lookUps.ts';
import { listPossible } from './possible.store.ts';
import { corrected, withoutArticles, writtenApart } from './search.ts';
import { listLikest } from './search.store.ts';

/** A title to look for, on a platform or on all, and how many games it may be at most. */
export type Like = Pick<SearchGames, 'q' | 'platform'> & { most: number };

/**
 * The games that titles may be, of each the likeliest first: as the search means its words, else other ways to write
 * them. Each step is taken for all titles that have found nothing yet.
 */
export async function gamesLike(
  db: Db,
  userId: UserId,
  { likes, isTypedOnly = false }: { likes: readonly Like[]; isTypedOnly?: boolean },
): Promise<number[][]> {
  const look = lookUpsIn(db);
  const found: number[][] = likes.map(() => []);
  let open = likes.flatMap((like, at) => {
    const words = searchWords(like.q);
    return words.length === 0
      ? []
      : { at, most: like.most, asked: askFor(userId, { ...like, words, coded: [] }) };
  });
  const steps = isTypedOnly
    ? [undefined, withoutArticles]
    : [undefined, withoutArticles, writtenApart, corrected];
  for (const reword of steps) {
    const reworded = await Promise.all(
      open.map(async (one) => {
        const { readings } = one.asked;
        const words = await reword?.(look, readings.at(-1) ?? [], 0);
        return words ? { ...one, asked: { ...one.asked, readings: [...readings, words] as const } } : one;
      }),
    );
    const other = reworded.filter((one, at) => reword === undefined || one !== open[at]);
    const possible = await listPossible(
      db,
      other.map(({ asked }) => asked),
    );
    for (const { at, asked, most } of other.filter((_one, place) => possible.has(place)))
      found[at] = await listLikest(db, asked, most);
    open = reworded.filter(({ at }) => found[at]?.length === 0);
  }
  return found;
}
