/** What the person at the keyboard has to put right, which is said in a line, without a stack. */
export function mistake(text: string): Error {
  return Object.assign(new Error(text), { name: 'Mistake' });
}

/** Why a start or a command failed: a line where the person can mend it, the stack where only we can. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);

  // as: the errors of systems have them
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

/** pg's own words have no code. */
function isUnreachable({ message }: Error, code: string | undefined): boolean {
  return code === undefined
    ? /^timeout (exceeded|expired)|^Connection terminated/.test(message)
    : networkCodes.has(code);
}

/** PostgreSQL's codes for a wrong password, a missing database, too few rights, too many connections and its own stop. */
const refusedEntry = /^(28...|3D000|42501|53300|57P0.)$/;

/** PostgreSQL's codes for what it cannot read or write, and for what it read and cannot be. */
const damage = /^(53100|58...|XX00[12])$/;
