import type { Logger } from 'pino';

import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { Refusal } from './refusal.ts';

/** The events of the security log; docs/operations.md explains them. */
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

/** Nothing else may be in a line: no address of a person or a machine, no cookie, nothing typed. */
type Ids = { userId?: string | undefined; keyId?: string; requestId?: string; call?: string; code?: string };

type Noting = { log: Logger; config: Pick<Config, 'securityLog'> };

/** Writes a line of the security log, whatever LOG_LEVEL says. */
export function noteSecurity({ log, config }: Noting, security: SecurityEvent, ids: Ids = {}): void {
  if (config.securityLog) log.child({}, { level: 'info' }).info({ security, ...ids });
}

const noted = new Set([401, 403, 429]);

/** Logs a refusal that kept somebody out: signed out, not allowed, or too often. */
export function noteRefusal(ctx: Noting, thrown: unknown, ids: Ids): void {
  if (!(thrown instanceof Refusal) || !noted.has(thrown.status)) return;
  // Every page calls it once to learn whether somebody is signed in; for visitors that refusal is not worth logging.
  if (ids.call === 'session.current' && thrown.code === 'signed_out') return;
  noteSecurity(ctx, 'refused', { ...ids, code: thrown.code });
}

/** Does the work, and logs its refusal. The work may fill in the ids. */
export async function notingRefusals<T>(ctx: Context, ids: Ids, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (thrown) {
    noteRefusal(ctx, thrown, ids);
    throw thrown;
  }
}
