import type { Context, UserId } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { isSpent } from './failure.ts';
import * as store from './intents.store.ts';

/** A checkout lasts for a day, as does the provider's memory of a key. */
const keptMs = 23 * 3_600_000;
/** After that a call without an answer is done or lost. */
const unansweredMs = 10 * 60_000;

/** What was made of an open intent before: something that still stands, or nothing that counts. */
type Standing<Made> = { stands: Made } | 'ended';

type Intended<Made> = {
  slot: store.Slot;
  /** What makes two requests the same. */
  wish: object;
  /** Looks at what an intent with this wish has led to. */
  find: (result: string) => Promise<Standing<Made>>;
  /** Makes sure that an intent that was given up leads to nothing any more. */
  settle: (given: { id: string; wish: string; isOld: boolean }) => Promise<void>;
  /** Refuses what must not be done; asked once the slot is taken. */
  permit?: () => Promise<void>;
  make: (key: string) => Promise<{ id: string; made: Made }>;
  /** Whether what was made must not be handed out if another wish took its place meanwhile. */
  isExclusive?: true;
};

/**
 * Does something at the provider once, however many requests want the same: they share an intent, whose id is the
 * provider's idempotency key. Answers what was made, and the intent's id.
 */
export async function once<Made>(
  ctx: Context,
  userId: UserId,
  { slot, wish, find, settle, permit, make, isExclusive }: Intended<Made>,
): Promise<{ intentId: string; made: Made }> {
  const wished = JSON.stringify(wish);
  for (let tries = 0; tries < 5; tries += 1) {
    const open = await store.openIntent(ctx.db, userId, { slot, wish: wished, now: ctx.now() });
    const ageMs = ctx.now().getTime() - open.made_at.getTime();
    const isOld = ageMs > (open.result === null ? unansweredMs : keptMs);
    if (isOld || open.wish !== wished) {
      await store.giveUp(ctx.db, open.id);
      await settle({ id: open.id, wish: store.wishOf(open), isOld });
      await store.endIntent(ctx.db, open.id, ctx.now());
      continue;
    }
    const standing = open.result === null ? undefined : await find(open.result);
    if (standing === 'ended') {
      await store.endIntent(ctx.db, open.id, ctx.now());
      continue;
    }
    if (standing) return { intentId: open.id, made: standing.stands };

    await permit?.().catch(async (refused: unknown) => {
      await store.endIntent(ctx.db, open.id, ctx.now());
      throw refused;
    });
    const { id, made } = await shared(open.id, () => make(open.id)).catch(async (error: unknown) => {
      if (isSpent(error)) await store.giveUp(ctx.db, open.id);
      throw error;
    });
    const holds = await store.setResult(ctx.db, open, id);
    if (isExclusive && !holds) throw new Refusal('checkout_replaced');
    return { intentId: open.id, made };
  }
  throw new Refusal('checkout_replaced');
}

const underway = new Map<string, Promise<unknown>>();

/** Requests of one process that make the same do it together. */
async function shared<T>(key: string, work: () => Promise<T>): Promise<T> {
  const known = underway.get(key) as Promise<T> | undefined; // as: an intent's id has one kind of work
  if (known) return await known;
  const mine = work().finally(() => underway.delete(key));
  underway.set(key, mine);
  return await mine;
}
