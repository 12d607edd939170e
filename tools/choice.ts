import { basename } from 'node:path';

/** A test file: its path from the root, with slashes, and its content. */
export type TestFile = { path: string; text: string };

/**
 * What `npm test` runs: whole steps and test files; with titles, only the tests that have one of them.
 */
export type Choice = { steps: string[]; files: string[]; titles: string[] };

/**
 * Reads the words after `npm test --`: steps, files, and words of a test's name. Answers a sentence where a word
 * matches nothing, so that a test that never ran does not seem to have passed.
 */
export function choose(words: string[], stepNames: string[], tests: TestFile[]): Choice | string {
  const steps = words.filter((word) => stepNames.includes(word));
  const others = words.filter((word) => !stepNames.includes(word));
  const named = others.map((word) => ({ word, found: tests.filter(({ path }) => isNamed(path, word)) }));
  const ofFiles = named.flatMap(({ found }) => found);

  const phrase = named
    .filter(({ found }) => found.length === 0)
    .map(({ word }) => word)
    .join(' ');
  if (!phrase) return { steps, files: pathsOf(ofFiles), titles: [] };

  const searched = ofFiles.length > 0 ? ofFiles : tests;
  const hits = searched
    .map((file) => ({ ...file, titles: titlesIn(file.text).filter((title) => has(title, phrase)) }))
    .filter(({ titles }) => titles.length > 0);
  if (hits.length === 0) {
    const where = ofFiles.length > 0 ? ` in ${pathsOf(ofFiles).join(', ')}` : '';
    return `Nothing is called '${phrase}'${where}. Name steps (${stepNames.join(', ')}), a test's file or folder, or words of a test's name.`;
  }
  const titles = hits.flatMap(({ titles: ofFile }) => ofFile.map((title) => asWritten(title, phrase)));
  return { steps, files: pathsOf(hits), titles: [...new Set(titles)] };
}

/**
 * A file is chosen by its path or the end of it, with or without its kind, by its source file, or by a folder around
 * it.
 */
function isNamed(path: string, word: string): boolean {
  const asked = word.replaceAll('\\', '/').replace(/^\.\//, '').replace(/\/$/, '');
  const stem = path.replace(/\.(test|e2e)\.tsx?$/, '');
  const source = asked.replace(/(\.(test|e2e))?\.tsx?$/, '');
  const isThisKind = !/\.(test|e2e)\.tsx?$/.test(asked) || basename(path) === basename(asked);
  const isFile = isThisKind && (stem === source || stem.endsWith(`/${source}`));
  return isFile || (asked.includes('/') && path.startsWith(`${asked}/`));
}

/** The title in `test(…)`, `describe(…)` and the like; a journey's step cannot run by itself. */
const title =
  /(?:\b(?:test|it|describe)(?:\.(?!step\b)\w+(?:\([^()]*\))?)*|\))\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*?)\1\s*,/g;

function titlesIn(text: string): string[] {
  return [...text.matchAll(title)].map(([, , words = '']) => words.replaceAll(/\\(['"`])/g, '$1'));
}

function has(text: string, phrase: string): boolean {
  return text.toLowerCase().includes(phrase.toLowerCase());
}

/** The phrase with the title's own capitals: Vitest's patterns are case-sensitive. */
function asWritten(text: string, phrase: string): string {
  const at = text.toLowerCase().indexOf(phrase.toLowerCase());
  return text.slice(at, at + phrase.length);
}

function pathsOf(files: { path: string }[]): string[] {
  return [...new Set(files.map(({ path }) => path))];
}
