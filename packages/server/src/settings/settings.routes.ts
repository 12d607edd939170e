import { marketplaces } from '@cartouche/contract/settings.rules';

import { asUser } from '../http/door.ts';
import { savePreferences } from './settings.ts';

export const settingsRoutes = {
  save: asUser.settings.save.handler(({ context: { ctx, userId }, input }) =>
    savePreferences(ctx.db, userId, input),
  ),
  marketplaces: asUser.settings.marketplaces.handler(() => ({ data: [...marketplaces] })),
};
