import type { Context } from '../context.ts';
import type { EbayConfig } from '../ebayConfig.ts';
import type { Client } from '../outbound/client.ts';
import * as shapes from './ebayShapes.ts';

/** How long before its end a token is replaced, so that none ends on its way. */
const earlyMs = 5 * 60_000;
const scope = 'https://api.ebay.com/oauth/api_scope';

/** The application's token: fetched once for everybody who waits for it, and used until shortly before its end. */
export function createToken(config: EbayConfig, client: Client, now: Context['now']) {
  let current: { value: string; until: number } | undefined;
  let underWay: Promise<string> | undefined;

  async function fetchToken(): Promise<string> {
    const { clientId, clientSecret, apiUrl } = config;
    const { access_token: value, expires_in: seconds } = await client.ask({
      call: 'token',
      url: new URL('/identity/v1/oauth2/token', apiUrl),
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ grant_type: 'client_credentials', scope }).toString(),
      isRepeatable: true,
      shape: shapes.token,
    });
    const lastsMs = seconds * 1000;
    current = { value, until: now().getTime() + Math.max(lastsMs / 2, lastsMs - earlyMs) };
    return value;
  }

  return {
    async get(): Promise<string> {
      if (current && now().getTime() < current.until) return current.value;
      underWay ??= fetchToken().finally(() => (underWay = undefined));
      return await underWay;
    },
    /** Unless another caller has replaced it already. */
    forget(value: string): void {
      if (current?.value === value) current = undefined;
    },
  };
}
