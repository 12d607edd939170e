import { expect, test } from 'vitest';

import { newWedge } from './wedge.ts';

const code = '4006381333931';
/** What the digit keys give on a French keyboard. */
const french = Array.from('à&é"\'(-è_ç');

type Typing = { apartMs: number; toKey?: (digit: string) => string; toCode?: (digit: string) => string };

/** What is heard of digits, and of the Enter after them; null if it was somebody's hand. */
function heard(
  text: string,
  { apartMs, toKey = String, toCode = (digit) => `Digit${digit}` }: Typing,
  isInField = false,
) {
  const wedge = newWedge();
  for (const [at, digit] of Array.from(text).entries())
    wedge.press({ key: toKey(digit), code: toCode(digit), at: 1000 + at * apartMs });
  const end = { key: 'Enter', at: 1000 + text.length * apartMs };
  const isBurst = wedge.isBurst(end.at);
  return { withoutEnd: isBurst, withEnd: wedge.isEnd(end, isInField) ? wedge.end() : null };
}

test('digits in a burst are a scanner, also before its Enter, wherever they go', () => {
  expect(heard(code, { apartMs: 4 })).toEqual({ withoutEnd: true, withEnd: code });
  expect(heard(code, { apartMs: 4 }, true)).toEqual({ withoutEnd: true, withEnd: code });
});

test('digits by hand, however fast a hand is, are not', () => {
  expect(heard('20261126', { apartMs: 90 }, true)).toEqual({ withoutEnd: false, withEnd: null });
  expect(heard(code, { apartMs: 150 })).toEqual({ withoutEnd: false, withEnd: null });
});

test.each(['4006381333931', '045496830434', '00045496830434'])(
  'slow digits that fit are a scanner in a field too, since %s is no price and no date',
  (whole) => {
    expect(heard(whole, { apartMs: 90 }, true)).toEqual({ withoutEnd: false, withEnd: whole });
    const other = whole.replace(/.$/, (last) => String((Number(last) + 1) % 10));
    expect(heard(other, { apartMs: 90 }, true).withEnd).toBeNull();
  },
);

test.each(['96385074', '01234565', '12500003', '20260117', '01022022', '1234567890', '99999999999'])(
  '%s by a quick hand stays in its field: it may be a price or a day, whatever its last digit',
  (typed) => {
    expect(heard(typed, { apartMs: 90 }, true)).toEqual({ withoutEnd: false, withEnd: null });
    expect(heard(typed, { apartMs: 60 }, true).withEnd).toBeNull();
  },
);

test('a slow scanner is one by its Enter, where nobody types', () => {
  expect(heard(code, { apartMs: 100 })).toEqual({ withoutEnd: false, withEnd: code });
});

test.each([
  [
    'a French one, of a scanner that types as on an English one',
    (digit: string) => french[Number(digit)] ?? '',
  ],
  [
    'an English one, of a scanner that holds Shift as on a French one',
    (digit: string) => ')!@#$%^&*('[Number(digit)] ?? '',
  ],
])('digits are read by their place on the keyboard: on %s', (_what, toKey) => {
  expect(heard(code, { apartMs: 5, toKey }, true).withEnd).toBe(code);
  expect(heard(code, { apartMs: 100, toKey }, true).withEnd).toBe(code);
});

test('digits of the number pad are digits, whether it is on or not, and so are those of a keyboard without places', () => {
  const pad = (digit: string) => `Numpad${digit}`;
  expect(heard(code, { apartMs: 5, toCode: pad }).withEnd).toBe(code);
  expect(heard(code, { apartMs: 5, toCode: pad, toKey: () => 'Home' }).withEnd).toBe(code);
  expect(heard(code, { apartMs: 5, toCode: () => '' }).withEnd).toBe(code);
});

test('a few digits, and words, are no scanner', () => {
  expect(heard('1984', { apartMs: 4 }).withEnd).toBeNull();
  const letter = (digit: string) => (digit === '1' ? 'KeyX' : `Digit${digit}`);
  expect(
    heard(code, { apartMs: 4, toCode: letter, toKey: (digit) => (digit === '1' ? 'x' : digit) }).withEnd,
  ).toBeNull();
});

test('a key that is held down is no scanner, whatever it gives', () => {
  const wedge = newWedge();
  for (let times = 0; times < 20; times++)
    wedge.press({ key: 'ArrowLeft', code: 'Numpad4', at: times * 30, repeat: times > 0 });

  expect([wedge.isBurst(600), wedge.isEnd({ key: 'Enter', at: 600 }, true)]).toEqual([false, false]);
});

test('what was typed by hand before a burst is no part of it', () => {
  const wedge = newWedge();
  wedge.press({ key: '7', code: 'Digit7', at: 0 });
  for (const [at, key] of Array.from('96385074').entries())
    wedge.press({ key, code: `Digit${key}`, at: 500 + at * 5 });

  expect(wedge.end()).toBe('96385074');
});

test.each(['Enter', 'Tab'])('a scanner that sends %s after its digits is done with them', (key) => {
  const wedge = newWedge();
  for (const [at, digit] of Array.from('96385074').entries())
    wedge.press({ key: digit, code: `Digit${digit}`, at: at * 5 });

  expect(wedge.isEnd({ key, at: 45 }, true)).toBe(true);
  expect(wedge.isEnd({ key, at: 1000 }, true)).toBe(false);
});
