import { globSync } from 'node:fs';

import { root } from './modules.ts';

/** Every file of ours that has a name to choose. */
export function readPaths(): string[] {
  return globSync('{*,{packages,tools,e2e,bench,checks}/**/*}.{ts,tsx,mjs,sql}', {
    cwd: root,
    exclude: ['**/node_modules', '**/dist'],
  }).toSorted();
}

const vague = /^(manager|helper|util|utility|utilitie|service|data|info|common|misc|shared|handler)s?$/i;
const namedBySpecification = /\/PlatformManager(Overlay)?\.tsx$/;

/** Every path with a word that says nothing, as a sentence. */
export function findVague(paths: string[]): string[] {
  return paths
    .filter((path) => !namedBySpecification.test(path))
    .flatMap((path) => {
      const word = path.split(/[^A-Za-z]+|(?=[A-Z])/).find((one) => vague.test(one));
      return word ? [`${path}: '${word}' says nothing. ${advice}`] : [];
    });
}

const advice = "Name a file after what it exports and a folder after its feature, in the glossary's words.";
