import type { ItemFields } from '@cartouche/contract/item.rules';

import { api } from '../api/client.ts';
import { endLostSession } from '../api/query.ts';
import { isFinal } from '../api/refusal.ts';

/** A game to add. The callbacks get the same objects back, with whatever else the screen keeps in them. */
export type GameToAdd = {
  gameId: number;
  /** Beside a copy that is there already, or comes before it. */
  isFurther?: boolean;
  /** What this one cost, where they do not cost the same. */
  price?: number;
  /** The copies that its game had when it was sent, as long as nothing has said whether it was written. */
  before?: Before | null;
};

export type Before = readonly number[];
export type Asked<Game> = { games: readonly Game[]; fields: Partial<ItemFields> };
type Added<Game> = { game: Game; id: number };
export type Outcome<Game> = {
  added: readonly Added<Game>[];
  /** Owned already, which a screen may not have known: their copies stay as they are. */
  owned: readonly Game[];
  /** Why it went no further: a plan may have no room for all of them, and a network may go. */
  error: unknown;
};

/** Keeps with a game, before it is sent, which copies there are; null once it was refused. */
export type KeepBefore<Game> = (game: Game, before: Before | null) => void;

/**
 * Adds one copy after the other, until one is refused. One whose answer was lost, perhaps with the page, may be there: it
 * is looked for, at once and before more is sent, so that nothing is added twice.
 */
export async function addOneByOne<Game extends GameToAdd>(
  { games, fields }: Asked<Game>,
  keepBefore: KeepBefore<Game>,
): Promise<Outcome<Game>> {
  const added: Added<Game>[] = [];
  const owned: Game[] = [];
  try {
    const late = new Map<Game, number>();
    for (const game of games) {
      const id = game.before ? await findWritten(game, game.before) : null;
      if (id !== null) late.set(game, id);
    }
    for (const game of games) {
      const id = late.get(game) ?? (await addOne(game, fields, keepBefore));
      if (id === null) owned.push(game);
      else added.push({ game, id });
    }
  } catch (error) {
    endLostSession(error);
    return { added, owned, error };
  }
  return { added, owned, error: null };
}

/** The id of the new copy; null if the game is owned already. */
async function addOne<Game extends GameToAdd>(
  game: Game,
  fields: Asked<Game>['fields'],
  keepBefore: KeepBefore<Game>,
): Promise<number | null> {
  const { gameId, isFurther, price } = game;
  const before = isFurther ? await copiesOf(game) : [];
  keepBefore(game, before);
  try {
    const own = { ...fields, ...(price !== undefined && { purchasePrice: price }), gameId };
    const copy = await (isFurther ? api.collection.addCopy : api.collection.add).send(own);
    if (!copy) keepBefore(game, null);
    return copy?.id ?? null;
  } catch (error) {
    if (isFinal(error)) keepBefore(game, null);
    const id = isFinal(error) ? null : await findWritten(game, before).catch(() => null);
    if (id === null) throw error;
    return id;
  }
}

/** The copy that was written without an answer, if it was: of several the first, as they are sent in order. */
async function findWritten(game: GameToAdd, before: Before): Promise<number | null> {
  const found = (await copiesOf(game)).filter((copy) => !before.includes(copy));
  return found.toSorted((a, b) => a - b)[0] ?? null;
}

async function copiesOf({ gameId }: GameToAdd): Promise<number[]> {
  return (await api.collection.copies.send({ gameId })).map(({ id }) => id);
}

/** What was kept of them, if it is that. */
export function beforeIn(kept: unknown): Before | null {
  return Array.isArray(kept) && kept.every((id) => Number.isInteger(id)) ? kept : null;
}
