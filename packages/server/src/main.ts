import { type Config, readConfig } from './config.ts';
import { explain } from './explain.ts';
import { bounded } from './outbound/bounded.ts';
import { type Server, startServer } from './server.ts';

const longestStopMs = 15_000;

/**
 * Runs the server until it is told to stop. Exits with 0 after a clean stop. If it cannot start, exits with 1 and a
 * line that says what to do.
 */
export async function main(readEnv: () => Promise<Record<string, string | undefined>>): Promise<void> {
  globalThis.fetch = bounded(globalThis.fetch);

  let server: Server | undefined;
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // Ctrl-C reaches every process in the terminal, and npm passes it on as well: only the first counts.
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      setTimeout(() => process.exit(1), longestStopMs).unref();
      void server?.close().then(() => process.exit(0));
    });
  }

  try {
    const config = readConfig(await readEnv());
    server = await startServer(config, {
      onDeath: () => process.exit(1),
      say: (text) => process.stdout.write(`  ${text}\n`),
    });
    if (isStopping) await server.close().then(() => process.exit(0));
    process.stdout.write(`\n  Cartouche is ready at ${config.publicUrl}\n\n`);
    if (server.hasStarterOnly) process.stdout.write(moreGames(config));
    if (isWithoutMail(config)) process.stderr.write(`${withoutMail}\n`);
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exit(1);
  }
}

/** Offered when the starter catalogue was written. The embedded database has room for one program at a time. */
function moreGames({ databaseUrl }: Config): string {
  const first = databaseUrl === undefined ? 'Stop Cartouche, and run' : 'Run';
  return (
    '  The catalogue has the games that most collectors look for first. Two openly licensed ones\n' +
    '  know about 50,000 more, a download of 70 MB. ' +
    `${first}:  npm run cli -- catalogue fetch\n\n`
  );
}

const withoutMail =
  'SMTP_URL is not set: no mail is sent, so nobody can confirm an address or reset a password. Set it, and start again.';

function isWithoutMail({ edition, smtpUrl }: Config): boolean {
  return edition === 'production' && smtpUrl === undefined;
}
