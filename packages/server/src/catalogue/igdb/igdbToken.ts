import type { Context } from '../../context.ts';
import type { IgdbConfig } from '../../igdbConfig.ts';
import type { Client } from '../../outbound/client.ts';
import * as shapes from './igdbShapes.ts';

/** How long before its end a token is replaced, so that none ends on its way. */
const earlyMs = 24 * 3_600_000;

/** The application's token: fetched once for everybody who waits for it, and used until a day before its end. */
export function createToken(config: IgdbConfig, client: Client, now: Context['now']) {
  let current: { value: string; until: number } | undefined;
  let underWay: Promise<string> | undefined;

  async function fetchToken(): Promise<string> {
    const { clientId, clientSecret, tokenUrl } = config;
    const form = { client_id: clientId, client_secret: clientSecret, grant_type: 'client_credentials' };
    const { access_token: value, expires_in: seconds } = await client.ask({
      call: 'token',
      url: new URL(tokenUrl),
      method: 'POST',
      // In the body: addresses are written into logs on the way.
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(form).toString(),
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
