import type { Tier } from '@cartouche/contract/limits';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { answer, held, refuse, sent } from '../testing/answers.ts';
import { openPage, signIn } from '../testing/page.tsx';
import { platform } from '../testing/things.ts';

const mine = (...ids: number[]) =>
  ids.map((platform_id) => ({ platform_id, created_at: '2026-01-01T00:00:00.000Z' }));

/** Signs in on a plan, with two of four platforms. */
function signInOn(tier: Tier) {
  signIn({ tier });
  answer({
    'platforms.list': [
      platform(),
      platform({ id: 33, name: 'Game Boy', aliases: ['DMG'] }),
      platform({ id: 29, name: 'Mega Drive', manufacturer: 'Sega', aliases: ['Genesis'] }),
      platform({ id: 7, name: 'PlayStation', manufacturer: 'Sony', aliases: ['PS1'], release_year: null }),
    ],
    'platforms.mine': mine(19, 33),
    'platforms.add': { ok: true },
    'platforms.remove': { ok: true },
  });
}

beforeEach(() => signInOn('free'));

/** The page with all makers opened, whose tiles are then drawn. */
async function openPlatforms() {
  const user = await openPage('/platforms');
  for (const maker of [/^Sega 0\/1/, /^Sony 0\/1/]) {
    await user.click(await screen.findByRole('button', { name: maker }));
  }
  return user;
}

const tile = (name: RegExp) => screen.findByRole<HTMLButtonElement>('button', { name });

test('platforms can be chosen up to the plan’s limit; then no more, but all can be removed', async () => {
  const user = await openPlatforms();
  await screen.findByText('1 remaining');
  answer({ 'platforms.mine': mine(19, 33, 29) });

  await user.click(await tile(/^Mega Drive/));

  await screen.findByText('Console Limit Reached');
  expect(sent('platforms.add')).toEqual([{ platformId: 29 }]);
  await waitFor(async () => expect((await tile(/^PlayStation/)).disabled).toBe(true));
  expect((await tile(/^Super Nintendo/)).disabled).toBe(false);
});

test.each([
  ['basic', '8 remaining'],
  ['pro', null],
] as const)('a %s plan has room for its own number', async (tier, says) => {
  signInOn(tier);
  await openPlatforms();

  expect((await tile(/^PlayStation/)).disabled).toBe(false);
  expect(screen.queryByText(/^\d+ remaining$/)?.textContent ?? null).toBe(says);
});

test('a platform is shown as chosen at once, and reverted with the reason if it is refused', async () => {
  const later = held<ReturnType<typeof refuse>>();
  answer({ 'platforms.add': () => later.promise });
  const user = await openPlatforms();
  answer({ 'platforms.mine': () => new Promise(() => {}) }); // reverted by itself, not by being read again

  await user.click(await tile(/^Mega Drive/));
  await waitFor(async () => expect((await tile(/^Mega Drive/)).getAttribute('aria-pressed')).toBe('true'));
  later.resolve(refuse('console_limit_reached', { limit: 3 }));

  await screen.findByText(/Free plan limit reached: You can only add up to 3 consoles/);
  expect((await tile(/^Mega Drive/)).getAttribute('aria-pressed')).toBe('false');
});

test('a removed platform says so, and can be undone', async () => {
  const user = await openPage('/platforms');
  await user.click(await tile(/^Game Boy/));
  await screen.findByText('Game Boy removed');
  expect(sent('platforms.remove')).toEqual([{ platformId: '33' }]);

  await user.click(await screen.findByRole('button', { name: 'Undo' }));

  await waitFor(() => expect(sent('platforms.add')).toEqual([{ platformId: 33 }]));
});

test('a platform is found by its name, its maker and its aliases', async () => {
  const user = await openPlatforms();
  const box = screen.getByRole('textbox', { name: 'Search platforms' });
  const shown = () =>
    ['Super Nintendo', 'Game Boy', 'Mega Drive', 'PlayStation'].filter((name) =>
      screen.queryByRole('button', { name: new RegExp(`^${name}`) }),
    );

  const found = [];
  for (const words of ['genesis', 'sony', 'nintendo', 'boy', 'amiga']) {
    await user.clear(box);
    await user.type(box, words);
    found.push([words, shown()]);
  }

  expect(found).toEqual([
    ['genesis', ['Mega Drive']],
    ['sony', ['PlayStation']],
    ['nintendo', ['Super Nintendo', 'Game Boy']],
    ['boy', ['Game Boy']],
    ['amiga', []],
  ]);
  expect(screen.getByText('No platforms found matching your search.')).toBeTruthy();
});
