import { dirname } from 'node:path';

import { type Module, isTest } from './modules.ts';
import { type Order, upwardArrows } from './places.ts';

/**
 * The order of the web: a place imports only from those before it. A place is a folder of packages/web/src, a room in
 * one, or a file next to the folders.
 */
export const order = [
  // Independent of screens: what the device keeps, addresses, the server, words, and the building blocks of screens.
  'constants.ts',
  'storage.ts',
  'device.ts',
  'search.ts',
  'paths.ts',
  'api',
  'i18n',
  'ui',
  'screen',
  'credit',
  // Who is asking, and what they may do.
  'session',
  'subscription',
  'feedback',
  // What shows games: parts of it, one game, and lists.
  'platforms',
  'photos',
  'picture',
  // What looks through the device's camera; it knows nothing of games.
  'camera',
  'games',
  'item',
  'entries',
  'listings',
  'details',
  'collection/list',
  'collection/bulk',
  'collection/filters',
  'collection',
  'reading',
  'catalogue',
  'wishlist',
  'bin',
  // What spans all of it.
  'shelf',
  'statistics',
  'telling',
  'alerts',
  'scanner',
  'barcodes',
  'shelfPhoto',
  'archive',
  'moving',
  'plans',
  'developer',
  'settings',
  'dashboard',
  'shell',
  'openRoutes.tsx',
  'routes.tsx',
  'beside.ts',
  'main.tsx',
];

const source = 'packages/web/src/';
const isWeb = (path: string) => path.startsWith(source);

/** Their texts count as `i18n` itself, which both uses them and is used by them. */
const languages = new Set(['i18n/en', 'i18n/fr']);

/** The folder of a file of the web, or the file itself if it is next to the folders. */
export function placeOf(path: string): string | undefined {
  if (!isWeb(path)) return undefined;
  const name = path.slice(source.length);
  const folder = name.includes('/') ? dirname(name) : name;
  return languages.has(folder) ? 'i18n' : folder;
}

export const webOrder: Order = {
  home: 'checks/webOrder.ts',
  lines: order.map((place) => [place]),
  placeOf,
};

/** Every import of a later place, as a sentence. */
export function findUpward(modules: Module[]): string[] {
  return upwardArrows(modules, webOrder).map(
    ({ path, to, from, at }) =>
      `${path} imports ${to}, and ${at} comes after ${from}. What both need belongs before both.`,
  );
}

/** Every file of the web that is not named after what it exports, as a sentence. */
export function findMisnamed(modules: Module[]): string[] {
  return modules.filter(({ path }) => isWeb(path)).flatMap(namesIn);
}

function namesIn({ path, text }: Module): string[] {
  const file = path.split('/').at(-1) ?? '';
  const name = file.replace(/(\.test|\.d)?\.tsx?$/, '');
  const isAtRoot = placeOf(path) === file;
  const exported = new Set(
    [...text.matchAll(/^export (?:default )?(?:async )?(?:function|const|type) (\w+)/gm)].map(
      ([, one = '']) => one,
    ),
  );
  const says = (sentence: string) => [`${path}: ${sentence}`];

  if (isTest(path)) return [];
  if (/^use[A-Z]/.test(name)) return exported.has(name) ? [] : says(`A hook's file exports ${name}.`);
  if (!file.endsWith('.tsx')) {
    return /^[a-z]\w*$/.test(name) ? [] : says('A .ts begins with a small letter; components are .tsx.');
  }
  if (isAtRoot) return [];
  const components = [...exported].filter((one) => /^[A-Z]/.test(one) && !one.endsWith('Props'));
  const isNamed = components.length > 1 || components[0] === name;
  return isNamed && /^[A-Z]/.test(name) ? [] : says('A .tsx is called like the component it exports.');
}
