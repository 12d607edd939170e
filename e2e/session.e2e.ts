import { expect, test } from '@playwright/test';

import { address, choose, linkMailedTo, newEmail, password, signedIn } from './collector.ts';

test.beforeEach(({ context }) => choose(context, 'en'));

for (const provider of ['Google', 'Discord']) {
  test(`a visitor signs in with ${provider} and arrives where they wanted to go`, async ({ page }) => {
    await page.goto(`${address()}/collection/19?tab=wishlist#top`);
    await expect(page).toHaveURL(/\/login/);

    await page.getByRole('button', { name: `Continue with ${provider}` }).click();
    await page.getByRole('button', { name: 'Sample Sam' }).click();

    await expect(page).toHaveURL(`${address()}/collection/19?tab=wishlist#top`);
    await expect(page.getByText('Your wishlist is empty. Add games to your wishlist!')).toBeVisible();
  });
}

test('a visitor who cancels at the provider sees that on the sign-in screen', async ({ page }) => {
  await page.goto(`${address()}/login`);

  await page.getByRole('button', { name: 'Continue with Discord' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();

  await expect(page.getByRole('alert')).toContainText('An error occurred during Discord sign in');
});

test('after signing in, the visitor arrives at the wanted address, with query and fragment, once', async ({
  page,
}) => {
  const email = await signedIn(page, 'ana');
  await page.context().clearCookies({ name: /session/ });
  await page.goto(`${address()}/collection/7?tab=owned&q=final#x`);
  await expect(page).toHaveURL(/\/login/);

  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();

  await expect(page).toHaveURL(/\/collection\/7\?(?=.*tab=owned)(?=.*q=final).*#x$/);
  await page.goto(`${address()}/login`);
  await expect(page).toHaveURL(`${address()}/`);
});

test('signing out clears what was stored and closes the guarded screens', async ({ page }) => {
  await signedIn(page, 'ana');
  await page.goto(`${address()}/settings?section=account`);

  await page.getByRole('button', { name: 'Sign Out' }).click();

  await expect(page).toHaveURL(/\/login/);
  expect((await page.context().cookies()).filter(({ name }) => name.includes('session'))).toEqual([]);
  await page.goto(`${address()}/collection/all`);
  await expect(page).toHaveURL(/\/login/);
});

test('a session that ended elsewhere ends here at the next check', async ({ page }) => {
  await page.clock.install();
  await signedIn(page, 'ana');
  await page.goto(address());
  await expect(page.getByRole('heading', { name: 'Your shelf starts here' })).toBeVisible();

  await page.context().request.post(`${address()}/api/session/sign-out`);
  await page.clock.runFor(31_000);

  await expect(page).toHaveURL(/\/login/);
});

test('the password can be shown and hidden', async ({ page }) => {
  await page.goto(`${address()}/login`);
  const field = page.getByLabel('Password', { exact: true });
  await field.fill('secret words');

  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(field).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();

  await expect(field).toHaveAttribute('type', 'password');
  await expect(field).toHaveValue('secret words');
});

test('in another browser than that of the sign-up, the link of the mail asks for the password first', async ({
  page,
  playwright,
}) => {
  const email = newEmail('eve');
  const elsewhere = await playwright.request.newContext();
  await elsewhere.post(`${address()}/api/session/sign-up`, { data: { email, password } });

  await page.goto(await linkMailedTo(elsewhere, email));
  await expect(
    page.getByText('Sign in here with the password that you chose: that opens your account.'),
  ).toBeVisible();
  await page.goto(address());
  await expect(page).toHaveURL(/\/login/);

  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your shelf starts here');
  await elsewhere.dispose();
});
