import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the local edition keeps the secret that signs sessions: beside the data. */
export const secretFile = (dataFolder: string) => join(dataFolder, 'auth-secret');

export function findSecret(dataFolder: string): string | undefined {
  const file = secretFile(dataFolder);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

/**
 * The secret that signs sessions: a new one if neither a variable nor the data folder has it. Answers a sentence instead
 * if it is too short.
 */
export function readSecret(variable: string | undefined, dataFolder: string) {
  const known = variable ?? findSecret(dataFolder);
  const authSecret = known ?? randomBytes(32).toString('base64url');
  if (authSecret.length < 32) {
    const where = variable ? 'AUTH_SECRET' : `The secret in ${secretFile(dataFolder)}`;
    return `${where} needs 32 characters or more; \`openssl rand -base64 32\` makes one.`;
  }
  return { authSecret, isSecretNew: known === undefined };
}

type Made = { authSecret: string; isSecretNew: boolean; dataFolder: string };

/** Stores a new secret, so that the next start does not sign everybody out. */
export function keepSecret({ authSecret, isSecretNew, dataFolder }: Made): void {
  if (!isSecretNew) return;

  const file = secretFile(dataFolder);
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, `${authSecret}\n`, { mode: 0o600, flush: true });
  renameSync(unfinished, file); // a crash leaves a whole secret or none
}
