import { type Contract, contract } from '@cartouche/contract/contract';
import { type Implementer, type ImplementerInternalWithMiddlewares, implement } from '@orpc/server';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { hasOutbox } from '../config.ts';
import type { Context, UserId } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { notingRefusals } from '../security.ts';
import { placeOf } from '../throttle/place.ts';
import { throttle } from '../throttle/throttle.ts';

/** How users are let in: by their session or by one of their keys. The features that know these are above the door. */
export type Gates = {
  userOf: (request: FastifyRequest, reply: FastifyReply) => Promise<UserId | null>;
  userOfKey: (ctx: Context, key: string) => Promise<UserId | null>;
};

/** What a route sees of its request. */
export type Door = {
  ctx: Context;
  gates: Gates;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** The same, once the user is known. */
export type UserDoor = Door & { userId: UserId };

// Named, because written out call by call these types are longer than the compiler writes.
type Opened = Door & Record<never, never>;
type Guarded<Inside extends Door> = ImplementerInternalWithMiddlewares<Contract, Opened, Inside>;

export const calls: Implementer<Contract, Opened, Door> = implement(contract).$context<Door>();

/** Calls that need a session; the user is known before the input is read. */
export const asUser: Guarded<UserDoor> = calls.use(async ({ context, next, procedure, path }) => {
  if (procedure['~orpc'].meta.access !== 'user') throw new Error('A public call is implemented as guarded.');

  const ids: { call: string; requestId: string; userId?: UserId } = idsOf(context, path);
  return await notingRefusals(context.ctx, ids, async () => {
    const { acceptsKey } = procedure['~orpc'].meta;
    const key = acceptsKey ? keyOf(context.request) : undefined;
    const userId =
      key === undefined
        ? await context.gates.userOf(context.request, context.reply)
        : await context.gates.userOfKey(context.ctx, key);
    if (!userId) throw new Refusal('signed_out');
    ids.userId = userId;
    return await next({ context: { userId: userId satisfies UserId } });
  });
});

function idsOf({ request }: Door, path: readonly string[]) {
  return { call: path.join('.'), requestId: request.id };
}

/** The API key that a program sends. */
function keyOf({ headers, query }: FastifyRequest): string | undefined {
  const { key } = query as { key?: unknown }; // as: unchecked
  const sent = headers['x-api-key'] ?? key;
  return typeof sent === 'string' ? sent : undefined;
}

const forAnyone = calls.use(async ({ context, next, procedure, path }, input) => {
  const { access, rates } = procedure['~orpc'].meta;
  if (access === 'user') throw new Error('A guarded call is implemented as public.');
  if (access === 'local' && !hasOutbox(context.ctx.config)) throw new Refusal('not_found');

  return await notingRefusals(context.ctx, idsOf(context, path), async () => {
    const call = procedure['~orpc'].route.path ?? '';
    const { email } = (input ?? {}) as { email?: unknown }; // as: not validated yet
    if (rates?.perPlace)
      await throttle(context.ctx, `${call} from ${placeOf(context.request.ip)}`, rates.perPlace);
    if (rates && typeof email === 'string') {
      const rate = rates.perEmail ?? rates.perPlace;
      const about = `${call} for ${email.toLowerCase()}`;
      await throttle(context.ctx, `${about} from ${placeOf(context.request.ip)}`, rate);
      // A higher limit for all places together: otherwise a stranger could keep the owner of an address out.
      await throttle(context.ctx, about, { ...rate, times: rate.times * 10 });
    }
    return await next();
  });
});

/** Calls that anybody may make: the public ones, and the local edition's own. */
export const asAnyone: Guarded<Door> = forAnyone;
