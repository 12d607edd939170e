import {
  type MarketplaceCode,
  isMarketplace,
  marketplaces,
  usualMarketplace,
} from '@cartouche/contract/settings.rules';
import type { FastifyRequest } from 'fastify';

import type { Context, UserId } from '../context.ts';
import { preferredMarketplaceOf } from '../settings/settings.ts';

type Asking = { userId: UserId; request: Pick<FastifyRequest, 'headers'> };

/**
 * Specification 5, listing marketplace: what was asked for, unless that is EBAY-US and the user prefers another one.
 * Where nothing was asked for, what the user prefers, else what suits the country.
 */
export async function chooseMarketplace(
  ctx: Context,
  { userId, request }: Asking,
  asked: MarketplaceCode | undefined,
): Promise<MarketplaceCode> {
  if (asked !== undefined && asked !== usualMarketplace) return asked;

  const preferred = (await preferredMarketplaceOf(ctx.db, userId)) ?? cookieOf(request);
  if (isMarketplace(preferred)) return preferred;
  return asked ?? detectMarketplace(request, ctx.config.countryHeader);
}

/** The preference that this browser has, for a user who has none. */
function cookieOf({ headers }: Asking['request']): string | undefined {
  return /(?:^|; )marketplace_preference=([^;]*)/.exec(headers.cookie ?? '')?.[1];
}

/** The marketplace of the country in a proxy's header, else of the region of the browser's languages, else EBAY-US. */
export function detectMarketplace(
  { headers }: Asking['request'],
  countryHeader: string | undefined,
): MarketplaceCode {
  const country = countryHeader === undefined ? undefined : headers[countryHeader];
  const countries = [String(country ?? '').toUpperCase(), ...regionsOf(headers['accept-language'] ?? '')];
  for (const code of countries) {
    const own = marketplaces.find(({ countryCode }) => countryCode === (neighbours[code] ?? code));
    if (own) return own.marketplaceCode;
  }
  return usualMarketplace;
}

/** Countries without a marketplace of their own here, with the one whose sellers send there and speak alike. */
const neighbours: Record<string, string> = {
  AT: 'DE',
  CH: 'DE',
  LI: 'DE',
  BE: 'FR',
  LU: 'FR',
  MC: 'FR',
  IE: 'GB',
  UK: 'GB',
  PT: 'ES',
  SM: 'IT',
  NZ: 'AU',
};

const mostLanguages = 10;

/** FR of 'fr-FR', and of 'fr', which most speak there. */
function regionsOf(languages: string): string[] {
  return languages
    .split(',', mostLanguages)
    .map((one) => one.split(';')[0]?.trim() ?? '')
    .map((tag) => {
      try {
        return new Intl.Locale(tag).maximize().region ?? '';
      } catch {
        return '';
      }
    });
}
