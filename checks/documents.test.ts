import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { expect, test } from 'vitest';

import { readModules, root } from './modules.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const manifests = ['package.json', ...globSync('packages/*/package.json', { cwd: root })].map(
  // as: the form of npm's package files
  (path) => JSON.parse(read(path)) as { version: string; license?: string },
);
const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: root });
const decisions = globSync('docs/decisions/*.md', { cwd: root }).toSorted();

test('the licence is the GNU Affero General Public License 3, word for word, and every package names it', () => {
  const words = read('LICENSE').split(/\s+/).filter(Boolean).join(' ');

  expect(read('LICENSE').trimEnd().split('\n')).toHaveLength(661);
  expect(createHash('sha256').update(words).digest('hex')).toBe(licenceDigest);
  expect(manifests.map(({ license }) => license)).toEqual(manifests.map(() => 'AGPL-3.0-only'));
});

test('the newest version of the changelog is that of every package', () => {
  const [, version] = /^## (\d+\.\d+\.\d+) – \d{4}-\d{2}-\d{2}$/m.exec(read('CHANGELOG.md')) ?? [];

  expect(new Set(manifests.map((one) => one.version))).toEqual(new Set([version]));
});

test.each(decisions)('%s has its number, its date and its status', (path) => {
  const [, number = ''] = /(\d+)-/.exec(path) ?? [];
  const [title, , status] = read(path).split('\n');

  expect(title).toMatch(new RegExp(`^# ${Number(number)}\\. \\S`));
  expect(status).toMatch(/^\d{4}-\d{2}-\d{2}, (accepted|replaced by|withdrawn)\b.*\.$/);
});

test('no two decisions share a number', () => {
  const numbers = decisions.map((path) => /(\d+)-/.exec(path)?.[1]);

  expect(numbers).toEqual([...new Set(numbers)]);
});

test.each(documents)('the links of %s lead to files that exist', (path) => {
  const targets = [...read(path).matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, target = '']) => target);

  const missing = targets.filter((target) => !existsSync(join(root, dirname(path), target)));
  expect(missing).toEqual([]);
});

test('no file of ours has more than 300 lines', () => {
  const long = readModules().filter(({ text }) => text.trimEnd().split('\n').length > 300);

  expect(long.map(({ path }) => path)).toEqual([]);
});

test('the architecture names every maker of a UserId', () => {
  const makers = readModules()
    .filter(({ path, text }) => !/test/.test(path) && /\bas UserId\b|\bas \(?UserId \|/.test(text))
    .map(({ path }) => path.replace('packages/server/src/', ''));

  const line = /^\| who is asking.*$/m.exec(read('ARCHITECTURE.md'))?.[0] ?? '';
  const named = [...line.matchAll(/`(\w+\/\w+\.ts)`/g)].map(([, path]) => path);
  expect(new Set(named)).toEqual(new Set(makers));
});

/** Digest of the words of the official text, published by the Free Software Foundation on 19 November 2007. */
const licenceDigest = '2cd0fb7883a3b3553dedbb0bad171646d46f51e2642951aae7c59cb5cec86c46';
