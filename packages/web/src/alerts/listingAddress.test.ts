import { expect, test } from 'vitest';

import { listingAddress } from './listingAddress.ts';

test('a listing opens at a web address', () => {
  expect(listingAddress('https://www.vinted.fr/items/1')).toBe('https://www.vinted.fr/items/1');
  expect(listingAddress('http://example.com')).toBe('http://example.com');
});

test.each(['javascript:alert(1)', ' javascript:alert(1)', 'data:text/html,x', '/settings', '4711', ''])(
  '%s opens nothing',
  (url) => {
    expect(listingAddress(url)).toBeNull();
  },
);
