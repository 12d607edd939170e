import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { choose } from './choice.ts';
import { requireChromium } from './chromium.ts';
import { type Outcome, outcomesOfPlaywright, outcomesOfVitest, type Step, toSummary } from './outcome.ts';
import { program } from './program.ts';

const root = join(import.meta.dirname, '..');
const reports = join(root, 'node_modules/.cache/cartouche/reports');

/** The steps, each with its command. */
const commands: Record<string, string[]> = {
  types: ['tsc', '-b'],
  lint: ['oxlint'],
  format: ['oxfmt', '--check'],
  unused: ['knip'],
  tests: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report('tests')}`],
  journeys: ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
};

const words = process.argv.slice(2);
const choice = choose(words, Object.keys(commands), testFiles());
if (typeof choice === 'string') {
  process.stderr.write(`${choice}\n`);
  process.exit(1);
}
const { steps, files, titles } = choice;

const isWhole = titles.length === 0;
const journeys = files.filter((file) => file.startsWith('e2e/'));
const tests = files.filter((file) => !file.startsWith('e2e/'));
const some = new Map<string, string[]>([
  ['tests', [...tests, ...(isWhole ? [] : ['-t', pattern(titles)])]],
  ['journeys', [...journeys.map(escape), ...(isWhole ? [] : ['-g', pattern(titles)])]],
]);
const chosen = Object.keys(commands).filter(
  (name) =>
    words.length === 0 ||
    steps.includes(name) ||
    (name === 'tests' && tests.length > 0) ||
    (name === 'journeys' && journeys.length > 0),
);
if (chosen.includes('journeys')) requireChromium();

const done = chosen.map((name) => run(name, steps.includes(name) ? [] : (some.get(name) ?? [])));
process.stdout.write(`\n${toSummary(done, isWhole)}`);
process.exit(done.every(({ isPassed }) => isPassed) ? 0 : 1);

/** Runs a step. A failure does not stop the next step: one run should show every failure. */
function run(name: string, narrowed: string[]): Step {
  const [command = '', ...args] = commands[name] ?? [];
  const begin = performance.now();
  mkdirSync(reports, { recursive: true });
  rmSync(report(name), { force: true });
  process.stdout.write(`\n── ${name}\n`);
  // Without words, Vitest and Playwright run everything.
  const { status } = spawnSync(process.execPath, [program(command), ...args, ...narrowed], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report(name) },
  });
  const seconds = (performance.now() - begin) / 1000;
  const outcomes = outcomesOf(name);
  const isEmpty = narrowed.length > 0 && !outcomes.some(({ state }) => state !== 'skipped');
  const isPassed = status === 0 && !isEmpty;
  process.stdout.write(`── ${name}: ${isPassed ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s\n`);
  if (isEmpty) process.stdout.write('None of the chosen tests ran.\n');
  return { name, isPassed, seconds, outcomes };
}

function outcomesOf(name: string): Outcome[] {
  const file = report(name);
  if (!existsSync(file)) return [];
  const said = JSON.parse(readFileSync(file, 'utf8'));
  return name === 'tests' ? outcomesOfVitest(said, root) : outcomesOfPlaywright(said);
}

function report(name: string): string {
  return join(reports, `${name}.json`);
}

function testFiles() {
  const paths = globSync(['packages/*/src/**/*.test.{ts,tsx}', 'checks/*.test.ts', 'e2e/*.e2e.ts'], {
    cwd: root,
  });
  return paths.map((path) => ({
    path: path.replaceAll('\\', '/'),
    text: readFileSync(join(root, path), 'utf8'),
  }));
}

function pattern(literals: string[]): string {
  return literals.map(escape).join('|');
}

function escape(literal: string): string {
  return literal.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
