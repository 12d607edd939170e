import { expect, test } from 'vitest';

import { plainKey, pressed } from './shortcuts.ts';

const plain = {
  key: 'g',
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  shiftKey: false,
  repeat: false,
  isComposing: false,
  defaultPrevented: false,
};

/** As the browser's own events have it, nothing is a property of the object itself. */
function pressOf(part: Partial<typeof plain>): typeof plain {
  return Object.create({ ...plain, ...part }) as typeof plain; // as: create forgets what it was given
}

/** What the keys do, one every 100 ms. */
function typing(keys: string): (string | undefined)[] {
  let goSince: number | null = null;
  return keys.split('').map((key, index) => {
    const { does, ...next } = pressed(key, index * 100, goSince);
    goSince = next.goSince;
    return does;
  });
}

test('g and a letter go to a screen', () => {
  expect(typing('gh')).toEqual([undefined, 'home']);
  expect(typing('gt')).toEqual([undefined, 'settings']);
  expect(typing('gggw')).toEqual([undefined, 'games', undefined, 'wishlist']);
});

test('a letter alone, and one that names no screen, do nothing', () => {
  expect(typing('hcxgxh')).toEqual([undefined, undefined, undefined, undefined, undefined, undefined]);
});

test('/ finds and ? helps, also after a g', () => {
  expect(typing('/?g/')).toEqual(['find', 'help', undefined, 'find']);
});

test('a letter that comes late goes nowhere', () => {
  expect(pressed('h', 1_499, 0).does).toBe('home');
  expect(pressed('h', 1_500, 0).does).toBeUndefined();
});

test.each(['constructor', 'Enter', ' ', 'é'])('%s after a g is no screen', (key) => {
  expect(pressed(key, 1, 0)).toEqual({ goSince: null });
});

test.each(['ctrlKey', 'altKey', 'metaKey', 'shiftKey', 'repeat', 'isComposing', 'defaultPrevented'])(
  'a g with %s is not ours',
  (flag) => {
    expect(plainKey(pressOf({ [flag]: true }))).toBeNull();
  },
);

test('shift is allowed where the keyboard needs it, and CapsLock changes nothing', () => {
  expect(plainKey(pressOf({ key: '/', shiftKey: true }))).toBe('/');
  expect(plainKey(pressOf({ key: '?', shiftKey: true }))).toBe('?');
  expect(plainKey(pressOf({ key: 'G' }))).toBe('g');
});
