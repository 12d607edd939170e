import type { Platform } from '@cartouche/contract/platforms';
import { expect, test } from 'vitest';

import { findPlatform, toReading } from './reading.ts';

const tetris = { console: 'Game Boy', gameTitle: 'Tetris', gameEdition: 'Standard Edition' };

test.each([
  '{"console":"Game Boy","gameTitle":"Tetris"}',
  '{"console":" Game Boy ","gameTitle":"Tetris","gameEdition":""}',
  '{"console":"Game Boy","gameTitle":"Tetris","gameEdition":null}',
  '{"console":"Game Boy","gameTitle":"Tetris","gameEdition":7}',
  '```json\n{"console":"Game Boy","gameTitle":"Tetris"}\n```',
  'The {box} says: {"console":"Game Boy","gameTitle":"Tetris"} {and no more}',
  '[{"console":"Game Boy","gameTitle":"Tetris"}]',
])('%s is read', (reply) => {
  expect(toReading(reply)).toEqual(tetris);
});

test('a brace in a title is part of the title', () => {
  expect(toReading('{"console":"Wii","gameTitle":"A } and { B"}')?.gameTitle).toBe('A } and { B');
});

test.each([
  '',
  'Tetris',
  '{}',
  '{"console":"Game Boy"}',
  '{"console":"","gameTitle":""}',
  '{"console":"Game Boy","gameTitle":"Tet',
  '{"console":["Game Boy"],"gameTitle":"Tetris"}',
  '}{',
])('%s is not read', (reply) => {
  expect(toReading(reply)).toBeUndefined();
});

test('nothing but braces is given up soon', () => {
  const startedAt = performance.now();

  expect(toReading('{}'.repeat(100_000))).toBeUndefined();
  expect(toReading('{'.repeat(100_000) + '}'.repeat(100_000))).toBeUndefined();
  expect(performance.now() - startedAt).toBeLessThan(2_000);
});

test('what is very long is cut', () => {
  const reply = JSON.stringify({ console: 'Wii', gameTitle: 'x'.repeat(3000) });

  expect(toReading(reply)?.gameTitle).toHaveLength(200);
});

const platform = (id: number, name: string, rest: Partial<Platform>): Platform => ({
  id,
  name,
  short_name: name,
  manufacturer: 'Nintendo',
  aliases: [],
  release_year: 1990,
  color: '#888888',
  medium: 'cartridge',
  box: { width: 1, height: 1, depth: 1 },
  image_url: '',
  game_count: 0,
  ...rest,
});

test.each([
  ['SUPER NINTENDO ENTERTAINMENT SYSTEM', 19],
  ['snes', 19],
  ['Super Nintendo', 19],
  ['Nintendo Super NES', 19],
  ['Genesis', 29],
  ['Sega Genesis', 29],
  ['Mega Drive', 29],
  ['Sony PlayStation 2', 8],
  ['PS2', 8],
  ['PSX', 7],
  ['Playstation', 7],
  ['Toaster', undefined],
  ['', undefined],
])('“%s” means platform %s', (said, id) => {
  const platforms = [
    platform(19, 'Super Nintendo Entertainment System', { short_name: 'SNES' }),
    platform(29, 'Sega Mega Drive/Genesis', { short_name: 'Mega Drive', manufacturer: 'Sega' }),
    platform(8, 'PlayStation 2', { short_name: 'PS2', manufacturer: 'Sony' }),
    platform(7, 'PlayStation', { short_name: 'PS1', manufacturer: 'Sony' }),
  ];

  expect(findPlatform(platforms, said)?.id).toBe(id);
});
