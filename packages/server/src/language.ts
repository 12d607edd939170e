import type { FastifyRequest } from 'fastify';

import type { Profile } from '@cartouche/contract/session';

export type Language = NonNullable<Profile['preferred_language']>;

/** The language of the screen that sends a request, by the same rule as in the web. */
export function languageOf({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  const chosen = /(?:^|; )lang=(en|fr)(?:;|$)/.exec(headers.cookie ?? '')?.[1];
  if (chosen === 'en' || chosen === 'fr') return chosen;
  return headers['accept-language']?.startsWith('fr') ? 'fr' : 'en';
}
