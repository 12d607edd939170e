import type { Platform } from '@cartouche/contract/platforms';
import { expect, test } from 'vitest';

import { toOffer } from './wellKnown.ts';
import { testPlatform } from './testPlatform.ts';

const all = [4, 7, 8, 19, 29, 33, 130, 274, 306].map((id) => testPlatform(id));

test('a newcomer is offered well-known platforms, in the same order whichever are chosen', () => {
  expect(ids(toOffer({ all, mine: new Set() }))).toEqual([19, 7, 29, 33, 4, 8, 130]);
  expect(ids(toOffer({ all, mine: new Set([8, 4]) }))).toEqual([19, 7, 29, 33, 4, 8, 130]);
});

test('platforms chosen elsewhere follow, in the order of choosing', () => {
  expect(ids(toOffer({ all, mine: new Set([306, 19, 274]) }))).toEqual([19, 7, 29, 33, 4, 8, 130, 306, 274]);
});

test('a platform that the server does not know is not offered', () => {
  expect(ids(toOffer({ all: [testPlatform(7)], mine: new Set() }))).toEqual([7]);
});

function ids(platforms: readonly Platform[]) {
  return platforms.map(({ id }) => id);
}
