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

/** Like a browser's event, it has no properties of its own. */
function pressOf(part: Partial<typeof plain>): typeof plain {
  return Object.create({ ...plain, ...part }) as typeof plain; // as: Object.create loses the type
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
  expect(typing('ga')).toEqual([undefined, 'scanner']);
  expect(typing('gggw')).toEqual([undefined, 'games', undefined, 'wishlist']);
});

test('a letter alone does nothing, nor does one without a screen', () => {
  expect(typing('hcxgxh')).toEqual([undefined, undefined, undefined, undefined, undefined, undefined]);
});

test('/ searches and ? shows help, also after a g', () => {
  expect(typing('/?g/')).toEqual(['find', 'help', undefined, 'find']);
});

test('a letter that comes too late does nothing', () => {
  expect(pressed('h', 1_499, 0).does).toBe('home');
  expect(pressed('h', 1_500, 0).does).toBeUndefined();
});

test.each(['x', 'Enter', ' ', 'é'])('%j after a g leads nowhere', (key) => {
  expect(pressed(key, 1, 0)).toEqual({ goSince: null });
});

test.each(['ctrlKey', 'altKey', 'metaKey', 'shiftKey', 'repeat', 'isComposing', 'defaultPrevented'])(
  'a g with %s does nothing',
  (flag) => {
    expect(plainKey(pressOf({ [flag]: true }))).toBeNull();
  },
);

test('shift is allowed where the keyboard needs it, and CapsLock makes no difference', () => {
  expect(plainKey(pressOf({ key: '/', shiftKey: true }))).toBe('/');
  expect(plainKey(pressOf({ key: '?', shiftKey: true }))).toBe('?');
  expect(plainKey(pressOf({ key: 'G' }))).toBe('g');
});
