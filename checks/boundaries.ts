import type { Module } from './modules.ts';

/** A rule of the architecture, with the sentence a reviewer would say. */
export type Rule = { name: string; says: string; breaks: (from: string, to: string) => boolean };

const isTest = (path: string) => /\.test\.tsx?$|\/testing\//.test(path);
const packageOf = (path: string) => /^packages\/(\w+)\//.exec(path)?.[1];
const folderOf = (path: string) => /^packages\/\w+\/src\/(\w+)\//.exec(path)?.[1];
const isInside = (path: string, folder: string) => path.startsWith(folder);

/** The order in which features may use each other, on the server: only those that stand before. */
const features = [
  ['mail', 'settings', 'subscription'],
  ['session', 'keys', 'feedback'],
  ['catalogue', 'platforms'],
  ['wishlist'],
  ['collection'],
  ['statistics', 'alerts', 'archive', 'account', 'dump'],
];
const rankOf = (path: string) => features.findIndex((rank) => rank.includes(folderOf(path) ?? ''));

export const rules: Rule[] = [
  {
    name: 'contract stands alone',
    says: 'The contract runs in the browser and on the server.',
    breaks: (from, to) =>
      isInside(from, 'packages/contract/') &&
      !isTest(from) &&
      !isInside(to, 'packages/contract/') &&
      !['zod', '@orpc/contract'].includes(to),
  },
  {
    name: 'rules stand without schemas',
    says: 'The browser computes with them, and must not load zod for it.',
    breaks: (from, to) => from.endsWith('.rules.ts') && ['zod', '@orpc/contract'].includes(to),
  },
  {
    name: 'packages meet in the contract',
    says: 'Server, web and sandbox know each other only over HTTP.',
    breaks: (from, to) => {
      const [one, other] = [packageOf(from), packageOf(to)];
      return other !== undefined && one !== other && other !== 'contract';
    },
  },
  {
    name: 'sandbox speaks the provider’s language',
    says: 'A stand-in that imports our types would agree with our mistakes.',
    breaks: (from, to) => packageOf(from) === 'sandbox' && packageOf(to) === 'contract',
  },
  {
    name: 'SQL lives in stores',
    says: 'Kysely and the table types only in *.store.ts, db/ and the context that hands the connection on.',
    breaks: (from, to) =>
      packageOf(from) === 'server' &&
      !isTest(from) &&
      !/\.store\.ts$|\/db\/|\/src\/context\.ts$/.test(from) &&
      (to === 'kysely' || to === 'pg' || to.endsWith('/db/tables.ts')),
  },
  {
    name: 'stores are private',
    says: 'Ask another feature through its use cases, so that its rules cannot be walked around.',
    breaks: (from, to) =>
      to.endsWith('.store.ts') &&
      !isTest(from) &&
      folderOf(from) !== folderOf(to) &&
      !/\.store\.ts$|\/src\/jobs\.ts$/.test(from),
  },
  {
    name: 'features use those before them',
    says: 'Two features that need each other are one feature, or hide a third.',
    breaks: (from, to) =>
      packageOf(from) === 'server' &&
      packageOf(to) === 'server' &&
      !isTest(from) &&
      rankOf(from) >= 0 &&
      rankOf(to) > rankOf(from),
  },
  {
    name: 'screens fetch through api/',
    says: 'Only api/ touches the client and the cache.',
    breaks: (from, to) =>
      packageOf(from) === 'web' &&
      !/\/src\/(api|main|routes)/.test(from) &&
      /^@orpc\/|^@tanstack\/react-query$/.test(to),
  },
  {
    name: 'ui knows no domain',
    says: 'ui/ could ship in another product.',
    breaks: (from, to) =>
      isInside(from, 'packages/web/src/ui/') &&
      (packageOf(to) === 'contract' ||
        (isInside(to, 'packages/web/src/') && !/\/src\/(ui|i18n|device)/.test(to))),
  },
  {
    name: 'test helpers stay in tests',
    says: 'testing/ may do what production must not.',
    breaks: (from, to) => /\/testing\//.test(to) && !isTest(from),
  },
];

/** Everything that breaks a rule, as sentences. */
export function findViolations(modules: Module[]): string[] {
  return modules.flatMap(({ path, imports }) =>
    imports.flatMap((to) =>
      rules.filter((rule) => rule.breaks(path, to)).map((rule) => `${path} imports ${to}. ${rule.says}`),
    ),
  );
}

/** Value imports of the web from the contract's schema files: each would bring zod into the browser. */
export function schemaImports({ path, text }: Module): string[] {
  if (packageOf(path) !== 'web' || isTest(path)) return [];
  return [...text.matchAll(/import (?!type )([^;]*?) from '@cartouche\/contract\/([\w.]+)'/g)]
    .filter(([, names = '', file = '']) => {
      const isPlain = /\.rules$|^(limits|refusals)$/.test(file);
      const isTypesOnly = /^\{\s*(type \w+,?\s*)+\}$/.test(names);
      return !isPlain && !isTypesOnly;
    })
    .map(([statement]) => `${path}: ${statement}. The browser must not load schemas.`);
}

/** Circles of imports; types do not count, they are gone when the code runs. */
export function findCircles(modules: Module[]): string[][] {
  const edges = new Map(modules.map(({ path, text }) => [path, valueImports(path, text, modules)]));
  const circles: string[][] = [];
  const done = new Set<string>();

  function walk(path: string, trail: string[]) {
    const at = trail.indexOf(path);
    if (at >= 0) circles.push([...trail.slice(at), path]);
    if (at >= 0 || done.has(path)) return;
    for (const next of edges.get(path) ?? []) walk(next, [...trail, path]);
    done.add(path);
  }

  for (const path of edges.keys()) walk(path, []);
  return circles;
}

function valueImports(path: string, text: string, modules: Module[]): string[] {
  const withoutTypes = text.replace(/(import|export) type [^;]*;/g, '').replace(/new URL\('[^']*'/g, '');
  const kept = modules.find((module) => module.path === path)?.imports ?? [];
  return kept.filter(
    (to) => to.startsWith('packages/') && withoutTypes.includes(`/${to.split('/').at(-1)}'`),
  );
}
