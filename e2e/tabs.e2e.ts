import { type Locator, type Page, type Route, expect, test } from '@playwright/test';

import {
  address,
  choose,
  expectAccessible,
  gameId,
  newEmail,
  own,
  password,
  picture,
  proEmail,
  signIn,
  signUp,
  signedIn,
  trySignIn,
} from './collector.ts';

const signedOut = 'You were signed out. Please sign in again.';

async function typeSignIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

async function signOutIn(page: Page): Promise<void> {
  await page.goto(`${address()}/settings?section=account`);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/login/);
}

/** Opens the form of an owned game. */
async function openForm(page: Page, title: string): Promise<Locator> {
  await page.getByRole('button', { name: `Edit Collection: ${title}`, exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Edit Game Details' });
  await expect(form.getByLabel('Notes')).toBeVisible();
  return form;
}

test('a page that is opened after its session ended says so, and so do the other tabs at once', async ({
  page,
  context,
  browser,
}) => {
  await choose(context, 'en');
  const email = await signedIn(page, 'ana');
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(`${address()}/wishlist`);
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  }
  const device = await browser.newContext();
  expect(await trySignIn(device, email, password)).toBe(200);
  await device.request.post(`${address()}/api/sessions/end-others`, { data: {} });

  await other.reload();

  for (const tab of [other, page]) {
    await expect(tab.getByRole('alert')).toHaveText(signedOut, { timeout: 5_000 });
  }
  await device.close();
});

test('signing out in one tab sends the other to sign in, and back to what was typed there', async ({
  page,
  context,
}, { project }) => {
  await choose(context, 'en');
  const email = await signedIn(page, 'ana');
  await own(page, await gameId(page, 'Axelay'));
  const shelf = `${address()}/collection/19?tab=owned&view=list`;
  await page.goto(shelf);
  const form = await openForm(page, 'Axelay');
  await form.getByLabel('Notes').fill('With the map of the shop');
  const other = await context.newPage();

  await signOutIn(other);

  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('alert')).toHaveText(signedOut);
  await expect(other.getByRole('alert')).toHaveCount(0);
  await expectAccessible(page);
  await picture(page, `signed-out-${project.name}`);
  await typeSignIn(page, email);
  await expect(page).toHaveURL(shelf);
  await expect(form.getByLabel('Notes')).toHaveValue('With the map of the shop');
  // The other tab was waiting for this sign-in.
  await expect(other).not.toHaveURL(/\/login/);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.reload();
  await (await openForm(page, 'Axelay')).getByLabel('Notes').focus();
  await expect(form.getByLabel('Notes')).toHaveValue('');
});

test('another user who signs in sees nothing of the previous one, in any tab', async ({ page, context }) => {
  await choose(context, 'en');
  const bo = newEmail('bo');
  await signUp(bo);
  await signedIn(page, 'ana');
  await own(page, await gameId(page, 'Axelay'));
  await page.goto(`${address()}/collection/19?tab=owned&view=list`);
  await (await openForm(page, 'Axelay')).getByLabel('Notes').fill('Only for the eyes of ana');
  const other = await context.newPage();
  await signOutIn(other);
  await expect(page).toHaveURL(/\/login/);

  await typeSignIn(other, bo);
  await expect(other).toHaveURL(`${address()}/`);

  await expect(page).toHaveURL(`${address()}/`);
  await expect(page.getByRole('heading', { name: 'Your shelf starts here' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate('JSON.stringify({ ...sessionStorage, ...localStorage })')).not.toMatch(
    /eyes of ana/,
  );
  await page.goBack().catch(() => null);
  await expect(page.getByText('Axelay')).toHaveCount(0);
});

test('when another user signs in, an open tab follows', async ({ page, context }) => {
  await choose(context, 'en');
  const bo = newEmail('bo');
  await signUp(bo);
  await signedIn(page, 'ana');
  await own(page, await gameId(page, 'Axelay'));
  await page.goto(`${address()}/collection/19?tab=owned`);
  await expect(page.getByText('Axelay').first()).toBeVisible();

  const other = await context.newPage();
  await other.goto(`${address()}/outbox`);
  await context.clearCookies({ name: /session/ });
  await other.goto(`${address()}/login`);
  await typeSignIn(other, bo);

  await expect(page.getByText('Axelay')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Your shelf starts here' })).toBeVisible();
});

test('a session that ended elsewhere is noticed by the next call, and feedback opens again', async ({
  page,
  context,
}) => {
  await choose(context, 'en');
  const email = await signedIn(page, 'ana');
  await page.goto(`${address()}/wishlist`);
  await page.getByRole('button', { name: 'Give Feedback' }).first().click();
  const form = page.getByRole('dialog', { name: 'Feedback' });
  await form.getByLabel('Feedback Type*').selectOption({ label: 'Suggestion' });
  await form.getByLabel('Subject*').fill('Spines');
  await form.getByLabel('Your Message*').fill('They could bear the title.');
  await context.request.post(`${address()}/api/session/sign-out`);

  await form.getByRole('button', { name: 'Send', exact: true }).click();

  await expect(page.getByRole('alert')).toHaveText(signedOut);
  await typeSignIn(page, email);
  await expect(page).toHaveURL(`${address()}/wishlist`);
  await expect(form.getByLabel('Your Message*')).toHaveValue('They could bear the title.');
});

test('a bulk change opens again, with the games that were chosen', async ({ page, context }, { project }) => {
  await choose(context, 'en');
  const email = proEmail(project.name, 'away');
  await signIn(page.context().request, email);
  for (const title of ['ActRaiser', 'Axelay', 'Doom']) await own(page, await gameId(page, title));
  await page.goto(`${address()}/collection/all?tab=owned`);
  await page.getByRole('button', { name: /^Bulk edit$/i }).click();
  for (const title of ['Axelay', 'Doom']) {
    await page.getByRole('checkbox', { name: `Select game for bulk edit: ${title}`, exact: true }).click();
  }
  await page.getByRole('button', { name: 'Apply to all' }).click();
  const form = page.getByRole('dialog', { name: 'Change 2 games' });
  await form.getByRole('switch', { name: 'Replace notes' }).click();
  await form.getByLabel('Notes', { exact: true }).fill('From the flea market');
  await context.request.post(`${address()}/api/session/sign-out`);

  await form.getByRole('button', { name: 'Preview' }).click();

  await expect(page.getByRole('alert')).toHaveText(signedOut);
  await typeSignIn(page, email);
  await expect(form.getByLabel('Notes', { exact: true })).toHaveValue('From the flea market');
  await form.getByRole('button', { name: 'Preview' }).click();
  await expect(form.getByRole('status').first()).toHaveText('2 copies change.');
});

test('every tab says that the account was deleted', async ({ page, context }) => {
  await choose(context, 'en');
  await signedIn(page, 'dan');
  await page.goto(`${address()}/wishlist`);
  const other = await context.newPage();
  await other.goto(`${address()}/settings?section=danger`);

  await other.getByRole('button', { name: 'Delete My Account' }).click();
  const question = other.getByRole('alertdialog', { name: 'Delete Account' });
  await question.getByLabel('Type your password to confirm').fill(password);
  await question.getByRole('button', { name: 'Delete My Account' }).click();

  await expect(other.getByText('Your account and all of its data are deleted.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('User account not found. Please log in again.');
});

test('a key that needs a fresh sign-in asks for the password, and is then created', async ({
  page,
  context,
}, { project }) => {
  await choose(context, 'en');
  await signedIn(page, 'ana');
  await page.goto(`${address()}/settings?section=account`);
  await expect(page.getByText('You have no keys yet.')).toBeVisible();
  // As the server answers a quarter of an hour later.
  await page.route('**/api/api-keys', refuse, { times: 1 });

  await page.getByLabel('Name of the key').fill('Price spreadsheet');
  await page.getByRole('button', { name: 'Create key' }).click();

  const form = page.locator('form', { has: page.getByRole('button', { name: 'Confirm', exact: true }) });
  await expect(page.getByText('To be sure that it is you, please sign in again.')).toBeVisible();
  await expectAccessible(page);
  await picture(page, `sign-in-again-${project.name}`);
  await form.getByLabel('Password', { exact: true }).fill('not this one');
  await form.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('alert')).toHaveText('Current password is incorrect.');
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Confirm' }).click();

  await expect(page.getByText('This is your key “Price spreadsheet”.')).toBeVisible();
  await expect(page.getByText('To be sure that it is you')).toHaveCount(0);
});

test('a user without a password signs in with the provider again, and returns to the question', async ({
  page,
  context,
}, { project }) => {
  await choose(context, 'en');
  const provider = project.name === 'desk' ? 'Google' : 'Discord';
  await page.goto(`${address()}/login`);
  await page.getByRole('button', { name: `Continue with ${provider}` }).click();
  await page.getByRole('button', { name: 'Sample Sam' }).click();
  await expect(page).toHaveURL(`${address()}/`);
  await page.goto(`${address()}/settings?section=danger`);
  await page.route('**/api/account/delete', refuse, { times: 1 });

  await page.getByRole('button', { name: 'Delete My Account' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete Account' });
  await question.getByLabel('Type sam@example.com to confirm').fill('sam@example.com');
  await question.getByRole('button', { name: 'Delete My Account' }).click();
  await question.getByRole('button', { name: `Continue with ${provider}` }).click();
  await page.getByRole('button', { name: 'Sample Sam' }).click();

  await expect(page).toHaveURL(`${address()}/settings?section=danger`);
  await expect(question.getByLabel('Type sam@example.com to confirm')).toHaveValue('sam@example.com');
  await expect(question.getByRole('button', { name: 'Delete My Account' })).toBeEnabled();
});

function refuse(route: Route) {
  const body = { error: 'To be sure that it is you, please sign in again.', code: 'sign_in_again' };
  return route.fulfill({ status: 403, json: body });
}
