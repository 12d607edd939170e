import { expect, test } from 'vitest';

import { newWedge } from './wedge.ts';

function typed(text: string, apartMs: number): string | null {
  const wedge = newWedge();
  for (const [at, key] of Array.from(text).entries()) wedge.press({ key, at: 1000 + at * apartMs });
  return wedge.end();
}

test('digits in a burst are a scanner', () => {
  expect(typed('4006381333931', 4)).toBe('4006381333931');
});

test('digits by hand, however fast a hand is, are not', () => {
  expect(typed('4006381333931', 60)).toBeNull();
});

test('a few digits, and words, are not', () => {
  expect(typed('1984', 4)).toBeNull();
  expect(typed('400638133393x', 4)).toBeNull();
});

test('what was typed by hand before a burst is no part of it', () => {
  const wedge = newWedge();
  wedge.press({ key: '7', at: 0 });
  for (const [at, key] of Array.from('96385074').entries()) wedge.press({ key, at: 500 + at * 5 });

  expect(wedge.end()).toBe('96385074');
});

test.each(['Enter', 'Tab'])('a scanner that sends %s after its digits is done with them', (key) => {
  const wedge = newWedge();
  for (const [at, digit] of Array.from('96385074').entries()) wedge.press({ key: digit, at: at * 5 });

  expect(wedge.isEnd({ key, at: 45 })).toBe(true);
  expect(wedge.isEnd({ key, at: 1000 })).toBe(false);
});
