import { z } from 'zod';

import { call } from './call.ts';
import { profile } from './session.ts';

export const settings = {
  save: call
    .route({ method: 'PATCH', path: '/profile', summary: 'Change preferences' })
    .input(
      z.object({
        preferred_currency: z.enum(['USD', 'EUR']).optional(),
        preferred_language: z.enum(['en', 'fr']).optional(),
      }),
    )
    .output(profile),
};
