import { createHash } from 'node:crypto';

import type { Context, UserId } from '../context.ts';
import type { Language } from '../language.ts';
import { Refusal } from '../refusal.ts';
import * as store from './customers.store.ts';
import { isFailure, isSpent } from './failure.ts';
import { endPurchases } from './intents.store.ts';
import type { Provider } from './provider.ts';
import type { Stripe } from './stripe.ts';

/** A user as the provider's customer. */
export type Customer = { userId: UserId; id: string; email: string };

export type Named = {
  userId?: string | undefined;
  customerId?: string | undefined;
  email?: string | undefined;
};

/** Refuses a body that names somebody else. */
export async function requireOwn(ctx: Context, userId: UserId, named: Named): Promise<void> {
  const person = await store.findPerson(ctx.db, userId);
  if (!person) throw new Refusal('account_gone');
  const isOwn =
    (named.userId ?? userId) === userId &&
    (named.customerId === undefined || named.customerId === person.customer_id) &&
    (named.email ?? person.email).toLowerCase() === person.email.toLowerCase();
  if (!isOwn) throw new Refusal('not_yours');
}

type Asking = { userId: UserId; language: Language; name?: string | undefined };

/** The user's customer, created if there is none. However many requests ask at once, they get the same. */
export async function ensureCustomer(
  ctx: Context,
  { provider }: Stripe,
  { userId, language, name }: Asking,
): Promise<Customer & { name: string; existing: boolean }> {
  const person = await store.findPerson(ctx.db, userId);
  const row = person && (await store.keepCustomer(ctx.db, userId, language));
  if (!row) throw new Refusal('account_gone');
  const who = { userId, email: person.email, name: name ?? person.name };
  if (row.customer_id !== null) return { ...who, id: row.customer_id, existing: true };

  const key = `customer:${row.creation_key}:${digestOf(who.name)}`;
  const { id } = await provider.createCustomer(who, key).catch(async (error: unknown) => {
    if (isSpent(error)) await store.renewKey(ctx.db, row.creation_key);
    throw error;
  });
  if (await store.setCustomerId(ctx.db, userId, id)) return { ...who, id, existing: false };

  // Another request was faster under another name, or the account is gone: nobody knows this customer.
  await store.insertLeaving(ctx.db, id);
  const winner = await store.findCustomer(ctx.db, userId);
  if (!winner?.customer_id) throw new Refusal('account_gone');
  return { ...who, id: winner.customer_id, existing: true };
}

/** The user's customer; refused if there is none. */
export async function requireCustomer(ctx: Context, userId: UserId): Promise<Customer> {
  const person = await store.findPerson(ctx.db, userId);
  if (!person?.customer_id) throw new Refusal('customer_not_found');
  return { userId, id: person.customer_id, email: person.email };
}

/** Whether the provider has a customer, has deleted it, or has never heard of it, as with another account's keys. */
export async function fateOf(provider: Provider, id: string): Promise<'there' | 'deleted' | 'unknown'> {
  try {
    return (await provider.findCustomer(id)).deleted ? 'deleted' : 'there';
  } catch (error) {
    if (isFailure(error) && error.kind === 'missing') return 'unknown';
    throw error;
  }
}

/**
 * Forgets a customer that the provider no longer has, and what was about to be bought for it: the next purchase makes a
 * new one.
 */
export async function forgetGone(ctx: Context, { provider }: Stripe, id: string): Promise<void> {
  if ((await fateOf(provider, id)) === 'there') return;
  const userId = await store.dropCustomerId(ctx.db, id);
  if (userId !== undefined) await endPurchases(ctx.db, userId, ctx.now());
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
