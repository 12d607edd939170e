import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

export const root = join(import.meta.dirname, '..');

/** A source file and its imports: files of the project by path, packages by name. */
export type Module = { path: string; text: string; imports: string[] };

/** Every module of the four packages, tests included. */
export function readModules(): Module[] {
  return globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root })
    .toSorted()
    .map((path) => toModule(path, readFileSync(join(root, path), 'utf8')));
}

export function toModule(path: string, text: string): Module {
  const specifiers = [...text.matchAll(/(?:\bfrom|\bimport|\bimport\()\s*'([^']+)'/g)].map(
    ([, name = '']) => name,
  );
  const urls = [...text.matchAll(/new URL\('(\.[^']+\.tsx?)'/g)].map(([, name = '']) => name);
  return { path, text, imports: [...specifiers, ...urls].map((name) => resolveImport(path, name)) };
}

function resolveImport(from: string, name: string): string {
  if (name.startsWith('.')) return relative(root, join(root, dirname(from), name.replace(/\?\w+$/, '')));
  const [, inPackage, file] = /^@cartouche\/(\w+)\/(.+)$/.exec(name) ?? [];
  if (!inPackage) return name;
  const path = `packages/${inPackage}/src/${file}.ts`;
  return existsSync(join(root, path)) ? path : name;
}

export const isTest = (path: string) => /\.test\.tsx?$|\/testing\//.test(path);
export const packageOf = (path: string) => /^packages\/(\w+)\//.exec(path)?.[1];
export const folderOf = (path: string) => /^packages\/\w+\/src\/(\w+)\//.exec(path)?.[1];
export const isInside = (path: string, folder: string) => path.startsWith(folder);

/** Removes comments, so that rules on statements do not read prose. */
export function withoutComments(text: string): string {
  return text.replace(/\/\*.*?\*\//gs, '').replace(/(^|\s)\/\/ .*$/gm, '$1');
}
