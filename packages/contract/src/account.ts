import { z } from 'zod';

import { call, refuses, text } from './call.ts';

export const account = {
  /** Confirmed by the password or, without one, by typing the address soon after signing in. Cannot be undone. */
  delete: call
    .route({ method: 'POST', path: '/account/delete', summary: 'Delete the account and all of its data' })
    .errors(refuses('password_incorrect', 'confirmation_mismatch', 'sign_in_again'))
    .input(z.object({ password: text.max(1000).optional(), email: text.max(254).optional() }))
    .output(z.object({ ok: z.literal(true) })),
};
