import { asUser } from '../http/door.ts';
import { deleteAccount } from './account.ts';

export const accountRoutes = {
  delete: asUser.account.delete.handler(({ context: { ctx, auth, userId, request, reply }, input }) =>
    deleteAccount(ctx, auth, userId, { request, reply }, input),
  ),
};
