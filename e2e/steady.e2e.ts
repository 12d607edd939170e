import { expect, test } from '@playwright/test';

import { address, firstGames, own, signedIn } from './collector.ts';
import { slowDown, watch, watched } from './watch.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const screens = ['/', '/collection/19?tab=owned', '/bin', '/stripe-test'];

test('nothing moves by itself while a screen opens, and its footer waits out of sight', async ({
  page,
  context,
}) => {
  await signedIn(page, 'steady');
  for (const id of await firstGames(page, 3)) await own(page, id);
  await slowDown(context);
  await watch(page);

  for (const screen of screens) {
    await page.goto(address() + screen);
    await expect(page.getByRole('contentinfo')).toBeAttached();
    const { shifts, sawFooter } = await watched(page);

    expect({ screen, shifts: shifts.filter(({ value }) => value > 0.005), sawFooter }).toEqual({
      screen,
      shifts: [],
      sawFooter: false,
    });
  }
});
