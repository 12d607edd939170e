// The entry point: `npm start`, `npm test` and the others come here on whatever Node the machine has (20 or newer).
// Installs what is missing, builds what is outdated, then continues under the project's own pinned Node.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stamps = join(root, 'node_modules/.cache/cartouche');

const commands = {
  start: () => {
    install();
    build();
    return run('start.ts');
  },
  test: () => {
    install();
    build();
    return run('tools/test.ts');
  },
  dev: () => {
    install();
    return run('tools/dev.ts');
  },
  watch: () => {
    install();
    return run('tools/watch.ts');
  },
  bench: () => {
    install();
    build();
    return run('bench/bench.ts');
  },
  mutants: () => {
    install();
    build();
    return run('tools/mutants/mutants.ts');
  },
  worker: () => {
    install();
    return run('packages/server/src/worker.ts');
  },
  cli: () => {
    install();
    return run('packages/server/src/cli.ts');
  },
};

const [name = 'start', ...rest] = process.argv.slice(2);
process.chdir(root);
await commands[name]();

/** Installs from the lockfile when it has changed, or when node_modules is missing. */
function install() {
  const digest = digestOf(['package-lock.json', `${process.platform}-${process.arch}`]);
  if (isFresh('installed', digest) && existsSync(join(root, 'node_modules/.package-lock.json'))) return;

  say('Installing what is missing…');
  must('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { shell: process.platform === 'win32' });
  setFresh('installed', digest);
}

/** Builds the web when one of its sources has changed since the last build. */
function build() {
  const sources = ['packages/web', 'packages/contract'].flatMap((folder) => filesBelow(join(root, folder)));
  const digest = digestOf([
    'package-lock.json',
    ...sources.map((file) => `${file} ${statSync(file).mtimeMs}`),
  ]);
  if (isFresh('built', digest) && existsSync(join(root, 'packages/web/dist/index.html'))) return;

  say('Building the web…');
  must(pinnedNode(), [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'packages/web'),
  });
  setFresh('built', digest);
}

/** Continues under the pinned Node, passes signals on, and ends with its exit code. */
function run(script) {
  const child = spawn(pinnedNode(), [join(root, script), ...rest], { stdio: 'inherit', env: environment() });
  // Windows can only end the child, not pass a signal on; Ctrl-C reaches the child anyway.
  const passOn = (signal) => process.platform === 'win32' || child.kill(signal);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void passOn(signal));
  return new Promise(() => {
    child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
  });
}

function environment() {
  const cache = join(root, 'node_modules/.cache/node'); // caches compiled code, so that the next start compiles nothing
  return {
    NODE_COMPILE_CACHE: cache,
    ...process.env,
    PATH: `${dirname(pinnedNode())}${delimiter}${process.env.PATH}`,
  };
}

/** The Node of tools/node, or the machine's own where there is no such package (on a Mac, for example). */
function pinnedNode() {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const file = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node';
  const pinned = join(root, `node_modules/node-${system}-${process.arch}`, file);
  if (existsSync(pinned)) return pinned;

  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  say(
    `Cartouche needs Node 24 or newer here: npm has no package of it for ${system}-${process.arch}. Install it, and try again.`,
  );
  return process.exit(1);
}

function must(command, args, options) {
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    cwd: root,
    ...options,
  });
  if (status !== 0) process.exit(status ?? 1);
}

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (['node_modules', 'dist'].includes(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

/** A digest of the content of files, and of other strings. */
function digestOf(parts) {
  const hash = createHash('sha256');
  for (const part of parts)
    hash.update(part.endsWith('.json') ? readFileSync(join(root, part)) : part).update('\0');
  return hash.digest('hex');
}

function isFresh(stamp, digest) {
  const file = join(stamps, stamp);
  return existsSync(file) && readFileSync(file, 'utf8') === digest;
}

function setFresh(stamp, digest) {
  mkdirSync(stamps, { recursive: true });
  writeFileSync(join(stamps, stamp), digest);
}

function say(text) {
  process.stdout.write(`${text}\n`);
}
