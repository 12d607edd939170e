import { type Module, isInside, isTest, packageOf } from './modules.ts';
import type { FileRule, Rule } from './rule.ts';
import { serverFileRules, serverRules } from './serverOrder.ts';

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
  ...serverRules,
  {
    name: 'screens fetch through api/',
    says: 'Only api/ touches the client and the cache.',
    breaks: (from, to) =>
      packageOf(from) === 'web' &&
      !isTest(from) &&
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

export const fileRules: FileRule[] = [
  {
    name: 'contract and sandbox have no folders',
    says: 'A file for each feature or provider is enough: put it beside the others. Only Stripe has a folder.',
    breaks: ({ path }) =>
      /^packages\/(contract\/src\/[^/]+|sandbox\/src\/(?!stripe\/[^/]+$)[^/]+)\//.test(path),
  },
  ...serverFileRules,
];

/** Every violation of a rule, as a sentence. */
export function findViolations(modules: Module[]): string[] {
  return modules.flatMap((module) => [
    ...fileRules.filter((rule) => rule.breaks(module)).map(({ says }) => `${module.path}: ${says}`),
    ...module.imports.flatMap((to) =>
      rules
        .filter((rule) => rule.breaks(module.path, to))
        .map(({ says }) => `${module.path} imports ${to}. ${says}`),
    ),
  ]);
}

/** The web's value imports of schema files: each would bring zod into the browser. */
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

/** Circles of imports. Type imports do not count: they are gone when the code runs. */
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
