import { type Locator, expect, test } from '@playwright/test';

import {
  address,
  choose,
  expectAccessible,
  newEmail,
  notices,
  password,
  picture,
  signedIn,
} from './collector.ts';

test('from the first open to ten games it takes at most 18 clicks', async ({ page, context }, {
  project,
}) => {
  await choose(context, 'en');
  const email = newEmail('ana');
  let clicks = 0;
  async function click(place: Locator) {
    clicks += 1;
    await place.click();
  }
  // A press into each field counts as well, although Tab would do.
  async function type(place: Locator, text: string) {
    await click(place);
    await page.keyboard.type(text);
  }
  const add = page.getByRole('button', { name: /^Add to Collection: / });
  const firstTen = page.getByRole('region', { name: 'Your first ten games' });

  await test.step('signs up, and is signed in by the link of the mail', async () => {
    await page.goto(address());
    await click(page.getByRole('link', { name: 'Create an account' }));
    await type(page.getByLabel('Email'), email);
    await type(page.getByLabel('Password', { exact: true }), password);
    await type(page.getByLabel('Confirm Password'), password);
    await click(page.getByRole('button', { name: 'Sign Up', exact: true }));
    await click(page.getByRole('link', { name: 'Open the outbox' }));
    await click(
      page
        .getByRole('article')
        .filter({ hasText: email })
        .getByRole('link', { name: /verify-email/ }),
    );
    await expect(page).toHaveURL(`${address()}/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your shelf starts here');
  });

  await test.step('puts ten games on the shelf, one press each', async () => {
    await expect(add).toHaveCount(8);
    await expect(firstTen).toContainText('0 of 10');
    await expectAccessible(page);
    await picture(page, `first-ten-0-${project.name}`);
    for (let games = 1; games <= 10; games += 1) {
      // The third place, again and again: the next game takes it, and no other moves.
      const [before, third] = [add.nth(1), add.nth(2)];
      const [stays, goes] = [await before.getAttribute('aria-label'), await third.getAttribute('aria-label')];
      await click(third);
      if (games === 10) break;
      await expect(firstTen).toContainText(`${games} of 10`);
      await expect(third).not.toHaveAccessibleName(goes ?? '');
      await expect(before).toHaveAccessibleName(stays ?? '');
      expect(await coveredBy(notices(page), add)).toEqual([]);
    }
    await expect(page.getByText('Ten games: from here on, this is your shelf.')).toBeInViewport();
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await expect(notices(page)).toContainText('10 games added');
    await expectAccessible(page);
    await picture(page, `first-ten-10-${project.name}`);
  });

  expect(clicks).toBeLessThanOrEqual(18);
});

/** Which buttons lie below what a region shows. */
async function coveredBy(region: Locator, buttons: Locator): Promise<(string | null)[]> {
  const notice = await region.locator('> div').last().boundingBox();
  if (!notice) throw new Error('There is no notice.');
  return buttons.evaluateAll(
    (elements, { x, y, width, height }) =>
      elements
        .filter((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          return left < x + width && right > x && top < y + height && bottom > y;
        })
        .map((element) => element.getAttribute('aria-label')),
    notice,
  );
}

test('an added game is taken back or told in detail from its toast', async ({ page, context }) => {
  await choose(context, 'en');
  await signedIn(page, 'bo');
  await page.goto(address());
  const add = page.getByRole('button', { name: /^Add to Collection: / });
  const firstTen = page.getByRole('region', { name: 'Your first ten games' });

  await add.first().click();
  await expect(firstTen).toContainText('1 of 10');
  await notices(page).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your shelf starts here');
  await expect(firstTen).toContainText('0 of 10');

  await add.first().click();
  await notices(page).getByRole('button', { name: 'Details' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Game Details' });
  await expect(form.getByRole('button', { name: 'Complete', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(form.getByLabel('Condition', { exact: true })).toHaveValue('GOOD');
  await expect(form.getByLabel('Purchase Date')).toHaveValue(
    await page.evaluate(() => new Date().toLocaleDateString('sv')),
  );
});
