import { z } from 'zod';

import { call } from './call.ts';
import { profile } from './session.ts';
import { marketplaceCodes } from './settings.rules.ts';

export const settings = {
  save: call
    .route({ method: 'PATCH', path: '/profile', summary: 'Change preferences' })
    .input(
      z.object({
        preferred_currency: z.enum(['USD', 'EUR']).optional(),
        preferred_language: z.enum(['en', 'fr']).optional(),
        preferred_marketplace: z.enum(['auto', ...marketplaceCodes]).optional(),
      }),
    )
    .output(profile),

  /** The regional marketplaces to choose from. */
  marketplaces: call
    .meta({ access: 'user', acceptsKey: true })
    .route({ method: 'GET', path: '/ebay-simple/marketplaces', summary: 'The regional marketplaces' })
    .output(
      z.object({
        data: z.array(
          z.object({ marketplaceCode: z.string(), countryName: z.string(), countryCode: z.string() }),
        ),
      }),
    ),
};
