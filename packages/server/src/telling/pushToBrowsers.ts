import type { Context } from '../context.ts';
import type { Reader } from './deliver.store.ts';
import type { Found } from './found.ts';
import type { Outcome } from './outcome.ts';
import { deleteSubscription, listSubscriptions } from './push.store.ts';
import { pushKeys } from './pushKeys.ts';
import { digestPush, findPush } from './pushMessages.ts';
import { pushTo } from './webPush.ts';

/** Tells all browsers of a user; those that are gone are forgotten. It is told if any of them took it. */
export async function pushToBrowsers(
  ctx: Context,
  { userId, language }: Pick<Reader, 'userId' | 'language'>,
  found: readonly Found[],
): Promise<Outcome> {
  const [only] = found;
  const message =
    only && found.length === 1 ? findPush(ctx.config, only, language) : digestPush(found, language);
  const keys = await pushKeys(ctx);
  const outcomes: Outcome[] = [];
  for (const to of await listSubscriptions(ctx.db, userId)) {
    const outcome = await pushTo(ctx, { keys, to }, message);
    if (outcome.kind === 'gone') await deleteSubscription(ctx.db, userId, to.endpoint);
    outcomes.push(outcome);
  }
  const of = (kind: Outcome['kind']) => outcomes.find((outcome) => outcome.kind === kind);
  return of('told') ?? of('later') ?? of('refused') ?? { kind: 'gone' };
}
