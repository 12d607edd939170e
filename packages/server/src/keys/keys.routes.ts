import { asUser } from '../http/door.ts';
import type { Auth } from '../session/auth.ts';
import { createKey, listKeys, revokeKey } from './keys.ts';

export function keysRoutes(auth: Auth) {
  return {
    list: asUser.keys.list.handler(({ context: { ctx, userId } }) => listKeys(ctx, userId)),
    create: asUser.keys.create.handler(({ context, input }) => createKey({ ...context, auth }, input.name)),
    revoke: asUser.keys.revoke.handler(({ context: { ctx, userId }, input }) =>
      revokeKey(ctx, userId, input.id),
    ),
  };
}
