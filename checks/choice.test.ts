import { expect, test } from 'vitest';

import { choose } from '../tools/choice.ts';

const steps = ['types', 'tests', 'journeys'];
const uploads = {
  path: 'packages/server/src/http/uploads.test.ts',
  text: `test.each([\n  ['sends too much', '413'],\n])('whoever %s is answered first', async () => {});
    test('Nobody waits (for ever)', () => ask('never', 1));`,
};
const bins = [
  { path: 'packages/server/src/collection/bin.test.ts', text: `test('a copy comes back', () => {});` },
  { path: 'packages/contract/src/bin.test.ts', text: `describe('a bin', () => {});` },
];
const undo = {
  path: 'e2e/undo.e2e.ts',
  text: `test("what comes back isn't lost", async () => { await test.step('takes it back', go); });`,
};
const tests = [uploads, ...bins, undo];
const chosen = (...words: string[]) => choose(words, steps, tests);
const binPaths = bins.map(({ path }) => path);

test.each([
  ['a step by its name', ['types'], { steps: ['types'] }],
  ['a file by its path', [uploads.path], { files: [uploads.path] }],
  ['a file as Windows writes it', [uploads.path.replaceAll('/', '\\')], { files: [uploads.path] }],
  ['a file by its source', ['packages/server/src/http/uploads.ts'], { files: [uploads.path] }],
  ['files of the same name', ['bin'], { files: binPaths }],
  ['a journey', ['undo.e2e.ts'], { files: [undo.path] }],
  ['a folder', ['packages/server/src/'], { files: [uploads.path, binPaths[0]] }],
  ['words in any case', ['nobody', 'WAITS'], { files: [uploads.path], titles: ['Nobody waits'] }],
  ['words beside a placeholder', ['is answered first'], { files: [uploads.path] }],
  ['words of several tests', ['comes', 'back'], { files: [binPaths[0], undo.path], titles: ['comes back'] }],
  ['words in a file', ['undo', 'comes back'], { files: [undo.path], titles: ['comes back'] }],
  ['words with an apostrophe', ["isn't lost"], { files: [undo.path], titles: ["isn't lost"] }],
  ['a step beside a file', ['types', 'undo'], { steps: ['types'], files: [undo.path] }],
])('%s', (_what, words, expected) => {
  expect(chosen(...words)).toMatchObject(expected);
});

test.each([
  ['a word that matches nothing', ['tpyes']],
  ['words that are not in a title', ['never']],
  ['words of a journey’s step', ['takes it back']],
  ['part of a file’s name', ['load']],
  ['a file’s name with the wrong kind', ['undo.test.ts']],
])('%s is refused with a sentence', (_what, words) => {
  expect(chosen(...words)).toBe(
    `Nothing is called '${words.join(' ')}'. Name steps (types, tests, journeys), a test's file or folder, or words of a test's name.`,
  );
});

test('words that only another file has are refused for the named file', () => {
  expect(chosen('undo', 'nobody waits')).toMatch(/^Nothing is called 'nobody waits' in e2e\/undo\.e2e\.ts\./);
});
