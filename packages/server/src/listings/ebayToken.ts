import type { Context } from '../context.ts';
import type { EbayConfig } from '../ebayConfig.ts';
import type { Client } from '../outbound/client.ts';
import { type Token, createToken, tokenAnswer } from '../outbound/token.ts';

const earlyMs = 5 * 60_000;
const scope = 'https://api.ebay.com/oauth/api_scope';

/** The application's token, which lasts two hours. */
export function createEbayToken(config: EbayConfig, client: Client, now: Context['now']): Token {
  const { clientId, clientSecret, apiUrl } = config;
  const keys = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  return createToken({
    earlyMs,
    now,
    ask: () =>
      client.ask({
        call: 'token',
        url: new URL('/identity/v1/oauth2/token', apiUrl),
        method: 'POST',
        headers: {
          authorization: `Basic ${keys}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: new URLSearchParams({ grant_type: 'client_credentials', scope }).toString(),
        isRepeatable: true,
        shape: tokenAnswer,
      }),
  });
}
