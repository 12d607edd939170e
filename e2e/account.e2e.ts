import { type Page, expect, test } from '@playwright/test';

import {
  address,
  choose,
  expectAccessible,
  gameId,
  own,
  password,
  sessionOf,
  signedIn,
  trySignIn,
  wishFor,
} from './collector.ts';

const open = (page: Page, section: string) => page.goto(`${address()}/settings?section=${section}`);

test('an account shows what will be deleted, is deleted with its password, and is gone everywhere', async ({
  page,
  context,
  browser,
}) => {
  await choose(context, 'en');
  const email = await signedIn(page, 'dan');
  await own(page, await gameId(page, 'Doom'));
  await wishFor(page, await gameId(page, 'Axelay'));
  const other = await browser.newContext();
  expect(await trySignIn(other, email, password)).toBe(200);

  await open(page, 'danger');
  await page.getByRole('button', { name: 'Delete My Account' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete Account' });
  await expect(question.getByRole('listitem')).toHaveText([
    'Your collection: 1 game, with its notes and photos',
    'Your wishlist: 1 game',
    'Your platforms, the bin, your API keys and your preferences',
    `Your account ${email}, on all of your devices`,
  ]);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Keep my account' }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Delete My Account' })).toBeFocused();

  await page.getByRole('button', { name: 'Delete My Account' }).click();
  const goOn = question.getByRole('button', { name: 'Delete My Account' });
  await expect(goOn).toBeDisabled();
  await question.getByLabel('Type your password to confirm').fill('not this one');
  await goOn.click();
  await expect(question.getByRole('alert')).toHaveText('Current password is incorrect.');
  expect(await sessionOf(other)).toBe(200);
  await question.getByLabel('Type your password to confirm').fill(password);
  await goOn.click();

  await expect(page.getByText('Your account and all of its data are deleted.')).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
  await expectAccessible(page);
  expect([await sessionOf(context), await sessionOf(other)]).toEqual([401, 401]);
  expect(await trySignIn(other, email, password)).toBe(401);
  await page.goto(address());
  await expect(page).toHaveURL(/\/login/);
  await other.close();
});

test('a user without a password types the address to delete the account', async ({ page, context }, {
  project,
}) => {
  await choose(context, 'en');
  // Only this journey uses these people, because it deletes their accounts.
  const { provider, person, email } =
    project.name === 'desk'
      ? { provider: 'Google', person: 'Sample Mia', email: 'mia@example.com' }
      : { provider: 'Discord', person: 'Sample Dana', email: 'dana@example.com' };
  await page.goto(`${address()}/login`);
  await page.getByRole('button', { name: `Continue with ${provider}` }).click();
  await page.getByRole('button', { name: person }).click();
  await expect(page).toHaveURL(`${address()}/`);

  await open(page, 'account');
  await expect(page.getByLabel('Current Password')).toHaveCount(0);
  await open(page, 'danger');
  await page.getByRole('button', { name: 'Delete My Account' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete Account' });
  const typed = question.getByLabel(`Type ${email} to confirm`);
  await typed.fill(`x${email}`);
  await expect(question.getByRole('button', { name: 'Delete My Account' })).toBeDisabled();
  await typed.fill(email);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Delete My Account' }).click();
  await expect(page.getByText('Your account and all of its data are deleted.')).toBeVisible();
});
