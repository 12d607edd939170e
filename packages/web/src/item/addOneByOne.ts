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
};

export type Asked<Game> = { games: readonly Game[]; fields: Partial<ItemFields> };
type Added<Game> = { game: Game; id: number };
export type Outcome<Game> = {
  added: readonly Added<Game>[];
  /** Owned already, which a screen may not have known: their copies stay as they are. */
  owned: readonly Game[];
  /** Why it went no further: a plan may have no room for all of them, and a network may go. */
  error: unknown;
};

/** The last copy that was sent without an answer, and those that its game had before. */
type Unanswered<Game> = { game: Game; before: readonly number[] };

/**
 * Adds one copy after the other, until one is refused. One whose answer was lost may be there: it is looked for, at once
 * and before more is sent, so that nothing is added twice.
 */
export function newAdder<Game extends GameToAdd>(): (asked: Asked<Game>) => Promise<Outcome<Game>> {
  let unanswered: Unanswered<Game> | null = null;

  /** Its copy, if it was written. */
  async function findUnanswered(): Promise<Added<Game> | null> {
    if (!unanswered) return null;
    const { game, before } = unanswered;
    const id = (await copiesOf(game)).find((copy) => !before.includes(copy));
    if (id === undefined) return null;
    unanswered = null;
    return { game, id };
  }

  /** The id of the new copy; null if the game is owned already. */
  async function addOne(game: Game, fields: Asked<Game>['fields']): Promise<number | null> {
    const { gameId, isFurther, price } = game;
    const before = isFurther ? await copiesOf(game) : [];
    unanswered = { game, before };
    try {
      const own = { ...fields, ...(price !== undefined && { purchasePrice: price }), gameId };
      const copy = await (isFurther ? api.collection.addCopy : api.collection.add).send(own);
      unanswered = null;
      return copy?.id ?? null;
    } catch (error) {
      if (isFinal(error)) unanswered = null;
      const found = await findUnanswered().catch(() => null);
      if (!found) throw error;
      return found.id;
    }
  }

  return async function addAll({ games, fields }) {
    const added: Added<Game>[] = [];
    const owned: Game[] = [];
    try {
      const late = await findUnanswered();
      const again = late && games.find((game) => isSame(game, late.game));
      if (late) added.push({ ...late, game: again ?? late.game });
      for (const game of games) {
        if (game === again) continue;
        const id = await addOne(game, fields);
        if (id === null) owned.push(game);
        else added.push({ game, id });
      }
    } catch (error) {
      endLostSession(error);
      return { added, owned, error };
    }
    return { added, owned, error: null };
  };
}

async function copiesOf({ gameId }: GameToAdd): Promise<number[]> {
  return (await api.collection.copies.send({ gameId })).map(({ id }) => id);
}

function isSame(one: GameToAdd, other: GameToAdd): boolean {
  return one.gameId === other.gameId && Boolean(one.isFurther) === Boolean(other.isFurther);
}
