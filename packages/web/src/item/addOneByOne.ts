import { type ItemField, type ItemFields, itemFields } from '@cartouche/contract/item.rules';

import { type Answer, api } from '../api/client.ts';
import { endLostSession } from '../api/query.ts';
import { isFinal, toRefusal } from '../api/refusal.ts';
import { isWhole, partsOf } from '../storage.ts';
import { sum } from './sum.ts';

/** A game to add. The callbacks get the same objects back, with whatever else the screen keeps in them. */
export type GameToAdd = {
  gameId: number;
  /** Beside a copy that is there already, or comes before it. */
  isFurther?: boolean;
  /** What this one cost, where they do not cost the same. */
  price?: number;
  /** What was so when it was sent, as long as nothing has said whether it was written. */
  before?: Before | null;
};

/** What was so when a copy was sent. */
export type Before = {
  /** The copies that its game had; none if it was to be the first. */
  ids: readonly number[];
  /** The time, by this device's clock. */
  at: number;
  sent: Partial<Record<ItemField, unknown>>;
};
/** Copies that were written earlier, and what they cost. */
export type Late = { count: number; price: number };
export type Asked<Game> = {
  games: readonly Game[];
  fields: Partial<ItemFields>;
  /** The parts of a total that are left for the others; null where each costs the same. */
  split: (late: Late) => readonly number[] | null;
};
type Added<Game> = { game: Game; id: number };
export type Outcome<Game> = {
  added: readonly Added<Game>[];
  /** Owned already, which a screen may not have known: their copies stay as they are. */
  owned: readonly Game[];
  /** Those that were not added. */
  left: readonly Game[];
  /** Why: a plan may have no room for all of them, and a network may go. */
  error: unknown;
};

/** Keeps with a game, before it is sent, what is so; null once it was refused. */
export type KeepBefore<Game> = (game: Game, before: Before | null) => void;

/**
 * Adds one copy after the other. What is refused for one game alone does not hold up the others. One whose answer was
 * lost, perhaps with the page, may be there: it is looked for, at once and before more is sent, so that nothing is added
 * twice.
 */
export async function addOneByOne<Game extends GameToAdd>(
  { games, fields, split }: Asked<Game>,
  keepBefore: KeepBefore<Game>,
): Promise<Outcome<Game>> {
  const added: Added<Game>[] = [];
  const owned: Game[] = [];
  const left = new Set(games);
  let error: unknown = null;

  try {
    for (const game of games) {
      const copy = game.before ? await findWritten(game, game.before) : null;
      if (!copy) continue;
      added.push({ game: { ...game, price: copy.purchasePrice ?? 0 }, id: copy.id });
      left.delete(game);
    }
    const prices = split({ count: added.length, price: sum(added.map(({ game }) => game.price ?? 0)) });
    for (const [at, game] of [...left].entries()) {
      const priced = { ...game, ...(prices && { price: prices[at] ?? 0 }) };
      try {
        const id = await addOne(priced, fields, keepBefore);
        if (id === null) owned.push(game);
        else added.push({ game: priced, id });
        left.delete(game);
      } catch (refusal) {
        if (!isOfOneGame(refusal)) throw refusal;
        error ??= refusal;
      }
    }
  } catch (fatal) {
    endLostSession(fatal);
    error = fatal;
  }
  return { added, owned, left: [...left], error };
}

/** The id of the new copy; null if the game is owned already. */
async function addOne<Game extends GameToAdd>(
  game: Game,
  fields: Asked<Game>['fields'],
  keepBefore: KeepBefore<Game>,
): Promise<number | null> {
  const { gameId, isFurther, price } = game;
  const sent = { ...fields, ...(price !== undefined && { purchasePrice: price }) };
  const ids = isFurther ? (await copiesOf(game)).map(({ id }) => id) : [];
  const before = { ids, at: Date.now(), sent };
  keepBefore(game, before);
  try {
    // The copies beside which it was to be may have gone.
    const copy = await (ids.length > 0 ? api.collection.addCopy : api.collection.add).send({
      ...sent,
      gameId,
    });
    if (!copy) keepBefore(game, null);
    return copy?.id ?? null;
  } catch (error) {
    if (isFinal(error)) keepBefore(game, null);
    const copy = isFinal(error) ? null : await findWritten(game, before).catch(() => null);
    if (!copy) throw error;
    return copy.id;
  }
}

/** How far the clocks of a device and of the server may be apart. */
const clockMs = 60_000;

/**
 * The copy that was written without an answer, if it was: one that is newer than the sending and says what was sent. Of
 * several the first, as they are sent in order. A first copy is known by its time: the list may not have known of another.
 */
async function findWritten(game: GameToAdd, { ids, at, sent }: Before): Promise<Copy | null> {
  const found = (await copiesOf(game)).filter((copy) => {
    const isNew = ids.length > 0 ? !ids.includes(copy.id) : Date.parse(copy.created_at) >= at - clockMs;
    return isNew && itemFields.every((name) => sent[name] === undefined || sent[name] === copy[name]);
  });
  return found.toSorted((a, b) => a.id - b.id)[0] ?? null;
}

type Copy = Answer<typeof api.collection.copies>[number];

function copiesOf({ gameId }: GameToAdd): Promise<Copy[]> {
  return api.collection.copies.send({ gameId });
}

function isOfOneGame(error: unknown): boolean {
  const code = toRefusal(error)?.code;
  return code === 'game_not_found' || code === 'item_not_found' || code === 'too_many_copies';
}

/** What was kept of them, if it is that. */
export function beforeIn(kept: unknown): Before | null {
  const { ids, at, sent }: Partial<Record<keyof Before, unknown>> = partsOf(kept);
  const isBefore = Array.isArray(ids) && ids.every(isWhole) && isWhole(at);
  return isBefore ? { ids, at, sent: partsOf(sent) } : null;
}
