import { readConfig } from './config.ts';
import { explain } from './explain.ts';
import { bounded } from './http/outbound.ts';
import { type Server, startServer } from './server.ts';

const longestStopMs = 15_000;

/** Runs the server until it is told to stop. Exits with 0 after a clean stop, with 1 and one line when it cannot start. */
export async function main(env: Record<string, string | undefined>): Promise<void> {
  globalThis.fetch = bounded(globalThis.fetch);

  let server: Server | undefined;
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // Ctrl-C reaches every process of the terminal, and npm passes it on as well: once is enough.
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      setTimeout(() => process.exit(1), longestStopMs).unref();
      void server?.close().then(() => process.exit(0));
    });
  }

  try {
    const config = readConfig(env);
    server = await startServer(config, () => process.exit(1));
    if (isStopping) await server.close().then(() => process.exit(0));
    process.stdout.write(`\n  Cartouche is ready at ${config.publicUrl}\n\n`);
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exit(1);
  }
}
