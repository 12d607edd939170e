import type { Module } from './modules.ts';

/**
 * The order of the web: a place imports only from those before it. A place is a file or a folder of
 * packages/web/src, or a room in a folder.
 */
export const order = [
  // Independent of screens: what the device keeps, addresses, the server, words, and the building blocks of screens.
  'constants.ts',
  'device.ts',
  'search.ts',
  'paths.ts',
  'api',
  'i18n',
  'ui',
  'screen',
  // Who is asking, and what they may do.
  'session',
  'subscription',
  'feedback',
  // What shows games: parts of it, one game, and lists.
  'platforms',
  'photos',
  'picture',
  'games',
  'item',
  'details',
  'collection/list',
  'collection/bulk',
  'collection/filters',
  'collection',
  'catalogue',
  'wishlist',
  'bin',
  // What spans all of it.
  'shelf',
  'statistics',
  'alerts',
  'archive',
  'settings',
  'dashboard',
  'shell',
  'routes.tsx',
  'main.tsx',
];

const isTest = (path: string) => /\.test\.tsx?$|\/testing\//.test(path);
const isWeb = (path: string) => path.startsWith('packages/web/src/');
const rankOf = (place: string) => order.indexOf(place);

/** The place of a file of the web: its room where its folder has rooms, else its folder, else the file itself. */
export function placeOf(path: string): string {
  const [folder = '', room, file] = path.replace('packages/web/src/', '').split('/');
  const hasRooms = order.some((place) => place.startsWith(`${folder}/`));
  return hasRooms && file !== undefined ? `${folder}/${room}` : folder;
}

type Arrow = { path: string; to: string; from: string; at: string };

/** Each import of the web from one place to another; tests may import anything. */
function arrowsOf(modules: Module[]): Arrow[] {
  return modules
    .filter(({ path }) => isWeb(path) && !isTest(path))
    .flatMap(({ path, imports }) =>
      imports.filter(isWeb).map((to) => ({ path, to, from: placeOf(path), at: placeOf(to) })),
    )
    .filter(({ from, at }) => from !== at);
}

/** Every import of a later place, as a sentence. */
export function findUpward(modules: Module[]): string[] {
  return arrowsOf(modules)
    .filter(({ from, at }) => rankOf(from) >= 0 && rankOf(at) > rankOf(from))
    .map(
      ({ path, to, from, at }) =>
        `${path} imports ${to}, and ${at} comes after ${from}. What both need belongs before both.`,
    );
}

/** Every place without a rank, with a sentence that says where to put it, and every rank without a place. */
export function findUnranked(modules: Module[]): string[] {
  const arrows = arrowsOf(modules);
  const places = new Set(
    modules.filter(({ path }) => isWeb(path) && !isTest(path)).map((m) => placeOf(m.path)),
  );

  const unranked = [...places].filter((place) => rankOf(place) < 0);
  const inVain = order.filter((place) => !places.has(place));
  return [
    ...unranked.map((place) => `${place} has no rank in checks/webOrder.ts. ${rankFor(place, arrows)}`),
    ...inVain.map(
      (place) => `checks/webOrder.ts has a rank for ${place}, which does not exist. Take it out.`,
    ),
  ];
}

function rankFor(place: string, arrows: Arrow[]): string {
  const below = arrows.filter(({ from }) => from === place).map(({ at }) => rankOf(at));
  const above = arrows
    .filter(({ at, from }) => at === place && rankOf(from) >= 0)
    .map(({ from }) => rankOf(from));
  const last = order[Math.max(...below)];
  const first = order[Math.min(...above)];

  if (last && first && rankOf(last) >= rankOf(first)) {
    return `It imports from ${last} and is imported by ${first}, which comes before: untie them first.`;
  }
  if (last) return `Put it after ${last}, from which it imports${first ? `, and before ${first}` : ''}.`;
  if (first) return `Put it before ${first}, which imports from it.`;
  return 'Put it before the first place that will import from it.';
}

const vague = new Set(['manager', 'helper', 'helpers', 'util', 'utils', 'service', 'data', 'info']);
/** Named by the specification. */
const namedBySpecification = new Set(['PlatformManager.tsx', 'PlatformManagerOverlay.tsx']);

/** Every file of the web whose name does not say what it holds, as a sentence. */
export function findMisnamed(modules: Module[]): string[] {
  return modules.filter(({ path }) => isWeb(path)).flatMap(namesIn);
}

function namesIn({ path, text }: Module): string[] {
  const file = path.split('/').at(-1) ?? '';
  const name = file.replace(/(\.test|\.d)?\.tsx?$/, '');
  const isAtRoot = !path.replace('packages/web/src/', '').includes('/');
  const exported = new Set(
    [...text.matchAll(/^export (?:default )?(?:async )?(?:function|const|type) (\w+)/gm)].map(
      ([, one = '']) => one,
    ),
  );
  const says = (sentence: string) => [`${path}: ${sentence}`];

  const word = name.split(/(?=[A-Z])/).find((one) => vague.has(one.toLowerCase()));
  if (word && !namedBySpecification.has(file)) {
    return says(`'${word}' says nothing. Name it after what it exports, in the glossary's words.`);
  }
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
