import type { Logger } from 'pino';

import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { Refusal } from './refusal.ts';

/** What the security log tells of; docs/operations.md says what each means. */
type SecurityEvent =
  | 'signed_in'
  | 'sign_in_failed'
  | 'signed_out'
  | 'password_changed'
  | 'password_reset'
  | 'account_connected'
  | 'key_made'
  | 'key_revoked'
  | 'account_deleted'
  | 'refused';

/** Nothing else may stand in a line: no address of a person or a machine, no cookie, nothing that was typed. */
type Ids = { userId?: string | undefined; keyId?: string; requestId?: string; call?: string; code?: string };

type Noting = { log: Logger; config: Pick<Config, 'securityLog'> };

/** Writes a line of the security log, whatever LOG_LEVEL says. */
export function noteSecurity({ log, config }: Noting, security: SecurityEvent, ids: Ids = {}): void {
  if (config.securityLog) log.child({}, { level: 'info' }).info({ security, ...ids });
}

const noted = new Set([401, 403, 429]);

/** Notes a refusal if it kept somebody out: signed out, not allowed, or too often. */
export function noteRefusal(ctx: Noting, thrown: unknown, ids: Ids): void {
  if (!(thrown instanceof Refusal) || !noted.has(thrown.status)) return;
  // Each page asks it once to know whether somebody is signed in: whoever is not was kept out of nothing.
  if (ids.call === 'session.current' && thrown.code === 'signed_out') return;
  noteSecurity(ctx, 'refused', { ...ids, code: thrown.code });
}

/** Does the work, and notes what it was refused with. The ids may become known while it is done. */
export async function notingRefusals<T>(ctx: Context, ids: Ids, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (thrown) {
    noteRefusal(ctx, thrown, ids);
    throw thrown;
  }
}
