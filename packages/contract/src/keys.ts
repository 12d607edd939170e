import { z } from 'zod';

import { call, refuses, text } from './call.ts';

/** API keys let a user's own programs make the calls that accept keys. */
export const keys = {
  list: call.route({ method: 'GET', path: '/api-keys', summary: 'The user’s API keys, newest first' }).output(
    z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        /** The key's last characters, to tell keys apart; the whole key is shown only once. */
        ending: z.string(),
        created_at: z.string(),
        last_used_at: z.string().nullable(),
      }),
    ),
  ),

  /** Only soon after signing in: somebody who finds an open browser must not make a key that outlasts it. */
  create: call
    .route({ method: 'POST', path: '/api-keys', summary: 'Make an API key; this answer alone shows it' })
    .errors(refuses('api_key_limit_reached', 'sign_in_again'))
    .input(z.object({ name: text.trim().min(1).max(60) }))
    .output(z.object({ id: z.string(), key: z.string() })),

  revoke: call
    .route({ method: 'DELETE', path: '/api-keys/{id}', summary: 'Revoke an API key' })
    .errors(refuses('api_key_not_found'))
    .input(z.object({ id: z.uuid() }))
    .output(z.object({ ok: z.literal(true) })),
};
