import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { mutants as contract } from './contract.ts';
import type { Mutant } from './mutant.ts';
import { mutants as sandbox } from './sandbox.ts';
import { mutants as server } from './server.ts';
import { mutants as web } from './web.ts';

/**
 * Plants one bug after another in a copy of the project, runs the tests that should notice it, and prints which
 * bugs live. Words choose bugs by their file or description.
 */
const root = join(import.meta.dirname, '../..');
const copy = mkdtempSync(join(tmpdir(), 'cartouche-mutants-')); // inside node_modules Node would not run TypeScript
const report = join(copy, 'report.json');

const words = process.argv.slice(2).map((word) => word.toLowerCase());
const chosen = [...contract, ...sandbox, ...server, ...web].filter(
  ({ bug, file }) =>
    words.length === 0 || words.some((word) => `${file} ${bug}`.toLowerCase().includes(word)),
);
if (chosen.length === 0) throw new Error(`No bug matches any of these words: ${words.join(', ')}.`);

process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
copyProject();
expectSound();
const results = chosen.map(tryOut);

const alive = results.filter(({ isNoticed }) => !isNoticed);
const unexplained = alive.filter(({ mutant }) => mutant.lives === undefined);
process.stdout.write(`\n${results.length} bugs planted, ${alive.length} live.\n`);
for (const { mutant } of alive)
  process.stdout.write(`  ${mutant.bug}: ${mutant.lives ?? 'NO TEST NOTICES IT'}\n`);
process.exitCode = unexplained.length > 0 ? 1 : 0;

/** What git tracks or would, and the packages installed here. Our own packages are those of the copy. */
function copyProject(): void {
  const listed = run('git', ['ls-files', '--cached', '--others', '--exclude-standard'], root).stdout;
  for (const file of listed.split('\n').filter(Boolean)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  linkPackages('node_modules');
  for (const name of readdirSync(join(copy, 'packages'))) linkPackages(`packages/${name}/node_modules`);
}

function linkPackages(folder: string): void {
  if (!existsSync(join(root, folder))) return;
  const names = readdirSync(join(root, folder)).filter((name) => !['.cache', '@cartouche'].includes(name));
  mkdirSync(join(copy, folder), { recursive: true });
  for (const name of names) symlinkSync(join(root, folder, name), join(copy, folder, name));
  if (folder !== 'node_modules') return;

  mkdirSync(join(copy, folder, '@cartouche'));
  for (const name of readdirSync(join(root, folder, '@cartouche'))) {
    symlinkSync(readlinkSync(join(root, folder, '@cartouche', name)), join(copy, folder, '@cartouche', name));
  }
}

/** A test that fails without any bug would seem to notice every one. */
function expectSound(): void {
  const files = new Set(chosen.flatMap(({ tests }) => tests));
  const { failed } = runTests([...files]);
  if (failed.length > 0) throw new Error(`These tests fail without any bug: ${failed.join('; ')}.`);
}

/** Also prints the test that noticed the bug: on a busy machine, a test that timed out may have noticed nothing. */
function tryOut(mutant: Mutant): { mutant: Mutant; isNoticed: boolean } {
  const path = join(copy, mutant.file);
  const sound = readFileSync(path, 'utf8');
  if (sound.split(mutant.find).length !== 2) {
    throw new Error(`'${mutant.find}' is not in ${mutant.file} exactly once: update this bug.`);
  }

  writeFileSync(
    path,
    sound.replace(mutant.find, () => mutant.plant),
  );
  const { failed } = runTests(mutant.tests, mutant.database);
  writeFileSync(path, sound);

  const [by] = failed;
  process.stdout.write(by ? `noticed  ${mutant.bug}\n         by: ${by}\n` : `LIVES    ${mutant.bug}\n`);
  return { mutant, isNoticed: by !== undefined };
}

/** The names of the tests that failed. Throws if the tests could not start, which would look like noticing any bug. */
function runTests(files: string[], database?: Mutant['database']): { failed: string[] } {
  rmSync(report, { force: true });
  const projects = new Set(files.map((file) => projectOf(file, database ?? 'PGlite')));
  const { output } = run(
    process.execPath,
    [
      join(root, 'node_modules/.bin/vitest'),
      'run',
      '--bail=1',
      '--reporter=json',
      `--outputFile=${report}`,
      ...[...projects].map((project) => `--project=${project}`),
      ...files,
    ],
    copy,
  );
  if (!existsSync(report)) throw new Error(`The tests did not run:\n${output}`);

  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report; // as: vitest's own
  const failed = testResults
    .flatMap((file) => file.assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) =>
      failureMessages.some((message) => message.includes('timed out')) ? `${fullName} (timed out)` : fullName,
    );
  const isUnexplained = testResults.some(({ status }) => status === 'failed') && failed.length === 0;
  if (testResults.length === 0 || isUnexplained) throw new Error(`The tests could not start:\n${output}`);
  return { failed };
}

/** Loading the other projects too would take longer than most tests. */
function projectOf(file: string, database: string): string {
  const [top = '', name = ''] = file.split('/');
  if (top !== 'packages') return top;
  return name === 'server' ? `server on ${database}` : name;
}

type Report = {
  testResults: { status: string; assertionResults: Assertion[] }[];
};
type Assertion = { status: string; fullName: string; failureMessages: string[] };

function run(command: string, args: string[], cwd: string) {
  const env = { ...process.env, TEST_BOTH_DATABASES: '1' }; // so that each test file runs on either
  const { stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: 'utf8', maxBuffer: 1 << 28 });
  return { stdout, output: `${stdout}\n${stderr}` };
}
