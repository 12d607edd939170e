import { asUser } from '../http/door.ts';
import type { Auth } from '../session/auth.ts';
import { deleteAccount } from './account.ts';

export function accountRoutes(auth: Auth) {
  return {
    delete: asUser.account.delete.handler(({ context, input }) => deleteAccount({ ...context, auth }, input)),
  };
}
