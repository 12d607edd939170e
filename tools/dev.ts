/**
 * The product with web and server both reloading, at the one address of `npm start`: Vite serves the web and passes
 * calls on to the server, which restarts when one of its files changes.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, sep } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { createServer } from 'vite';

import { freePort } from '../packages/server/src/testing/freePort.ts';

const root = join(import.meta.dirname, '..');
const ofServer = [
  'start.ts',
  'packages/contract/src',
  'packages/sandbox/src',
  'packages/server/src',
  'packages/server/migrations',
  'packages/server/catalogue',
].map((path) => join(root, path));
/** So that an editor that saves ten files at once restarts the server only once. */
const settleMs = 100;

const port = Number(process.env['PORT'] || 4747);
const serverPort = await freePort();
const target = `http://127.0.0.1:${serverPort}`;

const env = {
  ...process.env,
  PORT: String(serverPort),
  // The address in the browser, so that the server recognises its own pages; mails and sign-ins lead there too.
  PUBLIC_URL: process.env['PUBLIC_URL'] || `http://localhost:${port}`,
  // The server needs a web to start; this one is never seen.
  CARTOUCHE_WEB: join(root, 'packages/server/src/testing/web'),
};

let server: ChildProcess;
/** Resolves when the server answers, or ends before it does; calls wait for it. */
let ready: Promise<void>;
let isStale = false;
let isRestarting = false;
let isStopping = false;

const vite = await createServer({
  root: join(root, 'packages/web'),
  server: {
    host: '127.0.0.1',
    port,
    strictPort: true,
    cors: false, // a page on another port is another site here too
    proxy: { '^/(api/|livez$|readyz$)': { target, changeOrigin: false } },
  },
  plugins: [
    {
      name: 'cartouche:wait-for-server',
      configureServer({ middlewares }) {
        middlewares.use((request, _response, goOn) => {
          if (request.url?.startsWith('/api/')) void ready.then(() => goOn());
          else goOn();
        });
      },
    },
  ],
});

try {
  await vite.listen();
} catch (error) {
  process.stderr.write(`${String(error)}. Stop what uses it, or set PORT to another one.\n`);
  process.exit(1);
}
start();
vite.watcher.add(ofServer).on('all', (event, path) => {
  if (['add', 'change', 'unlink'].includes(event) && isOfServer(path)) void restart();
});
// Ctrl-C reaches every process in the terminal, and run.mjs passes it on as well.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());

function isOfServer(path: string): boolean {
  const isSource = ofServer.some((one) => path === one || path.startsWith(one + sep));
  return isSource && !path.endsWith('.test.ts');
}

function start(): void {
  server = spawn(process.execPath, [join(root, 'start.ts')], { cwd: root, env, stdio: 'inherit' });
  server.once('exit', (code) => {
    if (code) process.stdout.write('The server ended. It starts again when one of its files changes.\n');
  });
  ready = untilReady(server);
}

async function restart(): Promise<void> {
  isStale = true;
  if (isRestarting) return;

  isRestarting = true;
  const again = Promise.withResolvers<void>();
  ready = again.promise;
  process.stdout.write('The server starts again…\n');
  while (isStale) {
    await sleep(settleMs);
    isStale = false;
    await end(server);
  }
  isRestarting = false;
  if (!isStopping) start();
  again.resolve(ready);
}

async function stop(): Promise<void> {
  if (isStopping) return;

  isStopping = true;
  await Promise.all([end(server), vite.close()]);
  process.exit(0);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

async function untilReady(child: ChildProcess): Promise<void> {
  while (child.exitCode === null && child.signalCode === null) {
    const answer = await fetch(`${target}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(50);
  }
}
