import type { Context } from '../../context.ts';
import type { IgdbConfig } from '../../igdbConfig.ts';
import type { Client } from '../../outbound/client.ts';
import { type Token, createToken, tokenAnswer } from '../../outbound/token.ts';

const earlyMs = 24 * 3_600_000;

/** The application's token, which lasts about two months. */
export function createIgdbToken(config: IgdbConfig, client: Client, now: Context['now']): Token {
  const { clientId, clientSecret, tokenUrl } = config;
  const form = { client_id: clientId, client_secret: clientSecret, grant_type: 'client_credentials' };
  return createToken({
    earlyMs,
    now,
    ask: () =>
      client.ask({
        call: 'token',
        url: new URL(tokenUrl),
        method: 'POST',
        // In the body: addresses are written into logs on the way.
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(form).toString(),
        isRepeatable: true,
        shape: tokenAnswer,
      }),
  });
}
