/** An error that the user of the command can correct: shown as one line, without a stack. */
export function mistake(text: string): Error {
  return Object.assign(new Error(text), { name: 'Mistake' });
}

export const isMistake = (error: unknown) => error instanceof Error && error.name === 'Mistake';

/** Why a start or a command failed: a line if the user can correct it, the stack if only we can. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);

  // as: the form of system errors
  const { code, port, path } = error as Error & { code?: string; port?: number; path?: string };
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Stop what uses it, or set PORT to another one.`;
  if (isUnreachable(error, code)) {
    const reason = error.message || code;
    return `The database does not answer (${reason}). Is DATABASE_URL right, and the server running?`;
  }
  if (code !== undefined && refusedEntry.test(code)) {
    return `The database lets nobody in (${error.message}). Put DATABASE_URL right, or the server's own settings.`;
  }
  if (code !== undefined && damage.test(code)) {
    return `The database is damaged, or its disk is full or failing (${error.message}). Restore it from a backup.`;
  }
  if (code !== undefined && path !== undefined) {
    return `${error.message}. Let the user that runs Cartouche read and write there, or set CARTOUCHE_DATA to another folder.`;
  }
  const isPlain = ['ConfigurationError', 'UnusableFolder', 'Mistake'].includes(error.name);
  return isPlain || code !== undefined ? error.message : (error.stack ?? error.message);
}

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
]);

/** Also recognises pg's own messages, which have no code. */
function isUnreachable({ message }: Error, code: string | undefined): boolean {
  return code === undefined
    ? /^timeout (exceeded|expired)|^Connection terminated/.test(message)
    : networkCodes.has(code);
}

/**
 * PostgreSQL's codes for a wrong password, a missing database, missing privileges, too many connections, and its
 * shutdown.
 */
const refusedEntry = /^(28...|3D000|42501|53300|57P0.)$/;

/** PostgreSQL's codes for I/O errors, and for corrupt data. */
const damage = /^(53100|58...|XX00[12])$/;
