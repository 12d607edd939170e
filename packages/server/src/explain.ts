/** Why a start or a command failed: a line where the person can mend it, the stack where only we can. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);

  const { code, port } = error as Error & { code?: string; port?: number }; // as: Node's system errors have them
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Stop what uses it, or set PORT to another one.`;
  if (code === 'EADDRNOTAVAIL') return `${error.message}. Set HOST to an address of this machine.`;
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND') {
    return `The database does not answer (${error.message || code}). Is DATABASE_URL right, and the server running?`;
  }
  const isPlain = ['ConfigurationError', 'UnusableFolder', 'Mistake'].includes(error.name);
  return isPlain || code !== undefined ? error.message : (error.stack ?? error.message);
}
