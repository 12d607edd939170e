import { z } from 'zod';

/** The variables of Vinted's listings. */
export const vintedEnvironment = {
  /**
   * Vinted has no public interface, so nothing is asked unless somebody who has read its terms writes live. stub is for
   * the stand-in, which start.ts names.
   */
  VINTED_MODE: z.enum(['off', 'stub', 'live'], 'write off, stub or live.').default('off'),
  /** The site whose listings are shown. */
  VINTED_URL: z
    .url({ protocol: /^https?$/, error: 'write an address such as https://www.vinted.fr.' })
    .default('https://www.vinted.fr'),
  /** Where its searches are answered, if that is not where they were in November 2026. */
  VINTED_SEARCH_URL: z
    .url({
      protocol: /^https?$/,
      error: 'write an address such as https://api.vinted.fr/svc-catalogue/items.',
    })
    .optional(),
};

export type VintedConfig = {
  mode: 'off' | 'stub' | 'live';
  /** The site's origin, to which people are sent in every mode. */
  siteUrl: string;
  searchUrl: string;
  /** The least time between two requests of this process. */
  paceMs: number;
  /** How long one search may take, with its wait for its turn. */
  timeoutMs: number;
};

const shape = z.object(vintedEnvironment);
const siteHost = /^www\.vinted\.[a-z]{2,3}(\.[a-z]{2})?$/;
const loopback = /^http:\/\/(127\.0\.0\.1|localhost)(:\d+)?$/;

/** Answers a sentence instead if the variables do not go together. */
export function readVinted(e: z.infer<typeof shape>, edition: 'local' | 'production'): VintedConfig | string {
  const { VINTED_MODE: mode, VINTED_URL, VINTED_SEARCH_URL } = e;
  const { origin, hostname, protocol } = new URL(VINTED_URL);
  const isSite = protocol === 'https:' && siteHost.test(hostname);
  const searchUrl = VINTED_SEARCH_URL ?? `https://${apiHost(hostname)}/svc-catalogue/items`;
  if (mode === 'stub' && edition === 'production') return 'VINTED_MODE=stub is for the local edition only.';
  if (mode === 'stub' && !(loopback.test(origin) && loopback.test(new URL(searchUrl).origin))) {
    return 'VINTED_MODE=stub needs the stand-in that `npm start` starts; leave the variable out.';
  }
  if (mode !== 'stub' && !isSite)
    return 'VINTED_URL must be a site of Vinted, such as https://www.vinted.fr.';
  if (mode === 'live' && !/^https:\/\/([a-z]+\.)*vinted\.[a-z.]+\//.test(searchUrl)) {
    return 'VINTED_SEARCH_URL must be an https address of Vinted.';
  }
  return { mode, siteUrl: origin, searchUrl, paceMs: mode === 'live' ? 3_000 : 0, timeoutMs: 10_000 };
}

/** api.vinted.fr for www.vinted.fr, but api.www.vinted.com. */
function apiHost(hostname: string): string {
  return hostname === 'www.vinted.com' ? 'api.www.vinted.com' : hostname.replace(/^www\./, 'api.');
}
