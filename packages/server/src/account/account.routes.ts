import { asUser } from '../http/door.ts';
import { deleteAccount } from './account.ts';

export const accountRoutes = {
  delete: asUser.account.delete.handler(({ context, input }) => deleteAccount(context, input)),
};
