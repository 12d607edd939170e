import { shortcutSequenceMs } from '../constants.ts';

/** The letter of each screen after g, in both languages. */
export const screenKeys = {
  h: 'home',
  c: 'collection',
  w: 'wishlist',
  s: 'search',
  a: 'scanner',
  g: 'games',
  p: 'platforms',
  b: 'bin',
  t: 'settings',
} as const;

type ScreenName = (typeof screenKeys)[keyof typeof screenKeys];
export type Shortcut = ScreenName | 'find' | 'help';

/** When g was pressed, while a letter may still follow. */
export type GoSince = number | null;

/** What a key does, given the keys before it. */
export function pressed(key: string, atMs: number, goSince: GoSince): { does?: Shortcut; goSince: GoSince } {
  const isGoing = goSince !== null && atMs - goSince < shortcutSequenceMs;
  if (isGoing && isScreenKey(key)) return { does: screenKeys[key], goSince: null };
  if (key === 'g') return { goSince: atMs };
  if (key === '/') return { does: 'find', goSince: null };
  if (key === '?') return { does: 'help', goSince: null };
  return { goSince: null };
}

type Key = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey' | 'repeat' | 'isComposing' | 'defaultPrevented'
>;

/**
 * The key as its shortcut is written; null if it is not meant for us. Many keyboards need Shift for / and ?, and
 * CapsLock makes a capital without it.
 */
export function plainKey(event: Key): string | null {
  // Each by name: a rest pattern would copy nothing from an event.
  const { key, shiftKey, ctrlKey, altKey, metaKey, repeat, isComposing, defaultPrevented } = event;
  if (ctrlKey || altKey || metaKey || repeat || isComposing || defaultPrevented) return null;
  if (/^[a-z]$/i.test(key)) return shiftKey ? null : key.toLowerCase();
  return key;
}

function isScreenKey(key: string): key is keyof typeof screenKeys {
  return Object.hasOwn(screenKeys, key);
}
