import { type Page, expect, test } from '@playwright/test';

import {
  address,
  choose,
  expectAccessible,
  gameId,
  onlyOnDesk,
  own,
  password,
  picture,
  sessionOf,
  signedIn,
  trySignIn,
} from './collector.ts';

const open = (page: Page, section: string) => page.goto(`${address()}/settings?section=${section}`);

test(
  'a password change runs its checks in order and ends the sessions of other devices',
  onlyOnDesk,
  async ({ page, context, browser }) => {
    await choose(context, 'en');
    const email = await signedIn(page, 'ana');
    const other = await browser.newContext();
    expect(await trySignIn(other, email, password)).toBe(200);

    await open(page, 'account');
    const labels = ['Current Password', 'New Password', 'Confirm New Password'];
    const fields = labels.map((label) => page.getByLabel(label, { exact: true }));
    const alert = page.getByRole('main').getByRole('alert');
    async function save(...typed: string[]): Promise<void> {
      for (const [place, field] of fields.entries()) await field.fill(typed[place] ?? '');
      await page.getByRole('button', { name: 'Save Password' }).click();
    }

    await save('wrong', 'new words here');
    await expect(alert).toHaveText('All fields are required.');
    await save('wrong', 'short', 'shorter');
    await expect(alert).toHaveText('New passwords do not match.');
    await save('wrong', 'short', 'short');
    await expect(alert).toHaveText('Current password is incorrect.');
    await expectAccessible(page);
    await save(password, 'short', 'short');
    await expect(alert).toHaveText('Password must have at least 8 characters.');
    await expect(page.getByLabel('New Password', { exact: true })).toHaveValue('short');
    expect(await sessionOf(other)).toBe(200);

    await save(password, 'new words here', 'new words here');
    await expect(page.getByText('Password updated!')).toBeVisible();
    for (const field of fields) await expect(field).toHaveValue('');
    await expect(alert).toHaveCount(0);
    await expectAccessible(page);

    expect(await sessionOf(context)).toBe(200);
    expect(await sessionOf(other)).toBe(401);
    expect(await trySignIn(other, email, password)).toBe(401);
    expect(await trySignIn(other, email, 'new words here')).toBe(200);
    await other.close();
  },
);

test('language, currency, theme and marketplace apply at once, after a reload and on another device', async ({
  page,
  context,
  browser,
}, { project }) => {
  // No choose() here: what it keeps on the device would come back with each reload.
  const email = await signedIn(page, 'bo');
  await own(page, await gameId(page, 'Chrono Trigger'), { purchasePrice: 149.99 });

  await test.step('finds every section by its name, and back', async () => {
    await page.goto(`${address()}/settings`);
    const menu = page.getByRole('navigation', { name: 'Sections' });
    const names = ['Account', 'Subscription Management', 'Preferences', 'Own entries', 'Export'];
    await expect(menu.getByRole('link')).toHaveText([...names, 'Help & Feedback', 'Danger Zone']);
    await menu.getByRole('link', { name: 'Preferences' }).click();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('Preferences');
    await expect(page).toHaveTitle('Preferences · Settings · Cartouche');
    if (project.name === 'phone') {
      await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
      await page.goBack();
      await menu.getByRole('link', { name: 'Preferences' }).click();
    }
  });

  if (project.name === 'desk') {
    await test.step('goes back home, wherever they came from', async () => {
      await page
        .getByRole('navigation', { name: 'Main menu' })
        .getByRole('link', { name: 'Wishlist' })
        .click();
      await page.getByRole('link', { name: 'Settings' }).click();
      await page.getByRole('button', { name: 'Back', exact: true }).click();
      await expect(page).toHaveURL(`${address()}/`);
      await open(page, 'preferences');
    });
  }

  await test.step('chooses, and everything speaks French at once', async () => {
    await page.getByLabel('Currency').selectOption({ label: 'Euro (€)' });
    await page.getByLabel('Preferred Marketplace').selectOption({ label: 'France (FR)' });
    await page.getByRole('group', { name: 'Theme' }).getByRole('button', { name: 'Dark' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const saved = page.waitForResponse('**/api/profile');
    await page.getByLabel('Language').selectOption({ label: 'Français' });
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('Préférences');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    expect((await saved).ok()).toBe(true);
    const cookies = new Map((await context.cookies()).map(({ name, value }) => [name, value]));
    expect([cookies.get('lang'), cookies.get('marketplace_preference')]).toEqual(['fr', 'EBAY-FR']);
  });

  const expectChosen = async (shown: Page) => {
    await expect(shown.getByLabel('Langue')).toHaveValue('fr');
    await expect(shown.getByLabel('Devise')).toHaveValue('EUR');
    await expect(shown.getByLabel('Place de marché préférée')).toHaveValue('EBAY-FR');
  };
  await test.step('finds it again after a reload, and on another device', async () => {
    await page.reload();
    await expectChosen(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const other = await browser.newContext();
    expect(await trySignIn(other, email, password)).toBe(200);
    const device = await other.newPage();
    await open(device, 'preferences');
    await expectChosen(device);
    await expect(device.locator('html')).toHaveAttribute('data-theme', 'light'); // it belongs to the device
    await device.goto(address());
    await expect(device.getByRole('link', { name: '149,99 €' })).toBeVisible();
    await other.close();
  });

  await test.step('can read every section in French', async () => {
    for (const section of ['account', 'subscription', 'preferences', 'export', 'help', 'danger']) {
      await open(page, section);
      await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
      await picture(page, `settings-${section}-${project.name}`);
    }
  });

  await test.step('takes back what could not be saved, and says so', async () => {
    await open(page, 'preferences');
    await page.route('**/api/profile', (route) => route.fulfill({ status: 400, body: '{}' }));
    await page.getByLabel('Devise').selectOption({ label: 'Dollar américain ($)' });
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'Votre choix n’a pas pu être enregistré : le précédent reste en place.',
    );
    await expect(page.getByLabel('Devise')).toHaveValue('EUR');
    await page.unroute('**/api/profile');
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    await expect(page.getByLabel('Devise')).toHaveValue('USD');
    await page.reload();
    await expect(page.getByLabel('Devise')).toHaveValue('USD');
  });
});

test(
  'an API key is shown once, works for the marketplace calls, and is revoked',
  onlyOnDesk,
  async ({ page, context, playwright }) => {
    await choose(context, 'en');
    await signedIn(page, 'cleo');
    await context.grantPermissions(['clipboard-write']);
    await open(page, 'account');
    const keys = page.getByRole('group', { name: 'API keys' });
    await expect(keys).toHaveText('You have no keys yet.');
    await expect(page.getByRole('button', { name: 'Create key' })).toBeDisabled();
    await page.getByLabel('Name of the key').fill('Price spreadsheet');
    await page.getByRole('button', { name: 'Create key' }).click();

    const key = await page.getByLabel('New API key').inputValue();
    expect(key).toMatch(/^cartouche_[\w-]{32}$/);
    await page.getByRole('button', { name: 'Copy key' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'I’ve saved it' }).click();
    await expect(page.getByLabel('New API key')).toHaveCount(0);
    await expect(keys).toContainText(`Price spreadsheet …${key.slice(-4)}`);
    await expect(keys).toContainText('never used');

    const program = await playwright.request.newContext({ baseURL: address() });
    const marketplaces = '/api/ebay-simple/marketplaces';
    const ask = async (path: string, headers = {}) => (await program.get(path, { headers })).status();
    expect(await ask(marketplaces)).toBe(401);
    expect(await ask(`${marketplaces}?key=${key}`)).toBe(200);
    expect(await ask(marketplaces, { 'x-api-key': key })).toBe(200);
    expect(await ask(`${marketplaces}?key=${key}x`)).toBe(401);
    expect(await ask('/api/collection-summary', { 'x-api-key': key })).toBe(401);

    await page.reload();
    await expect(keys).toContainText('last used');
    await expect(page.getByText(key)).toHaveCount(0);
    await page.getByRole('button', { name: 'Revoke Price spreadsheet' }).click();
    const question = page.getByRole('alertdialog', { name: 'Revoke this key?' });
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect(await ask(marketplaces, { 'x-api-key': key })).toBe(200);
    await page.getByRole('button', { name: 'Revoke Price spreadsheet' }).click();
    await question.getByRole('button', { name: 'Revoke', exact: true }).click();
    await expect(keys).toHaveText('You have no keys yet.');
    expect(await ask(`${marketplaces}?key=${key}`)).toBe(401);
    expect(await ask(marketplaces, { 'x-api-key': key })).toBe(401);
    await program.dispose();
  },
);

test(
  'a user with ten API keys has to revoke one before making another',
  onlyOnDesk,
  async ({ page, context }) => {
    await choose(context, 'en');
    await signedIn(page, 'cleo');
    for (let made = 1; made < 10; made += 1) {
      const key = { data: { name: `Key ${made}` } };
      expect((await context.request.post(`${address()}/api/api-keys`, key)).ok()).toBe(true);
    }
    await open(page, 'account');
    await page.getByLabel('Name of the key').fill('Key 10');
    await page.getByRole('button', { name: 'Create key' }).click();
    await page.getByRole('button', { name: 'I’ve saved it' }).click();

    await expect(page.getByRole('main').getByText('FREE', { exact: true })).toBeVisible();
    await expect(
      page.getByText('You can have up to 10 API keys. Revoke one to create another.'),
    ).toBeVisible();
    await expect(page.getByLabel('Name of the key')).toHaveCount(0);

    await page.getByRole('button', { name: 'Revoke Key 4' }).click();
    const question = page.getByRole('alertdialog', { name: 'Revoke this key?' });
    await question.getByRole('button', { name: 'Revoke', exact: true }).click();
    await page.getByLabel('Name of the key').fill('Key 11');
    await page.getByRole('button', { name: 'Create key' }).click();
    await expect(page.getByLabel('New API key')).toBeVisible();
    await page.getByRole('button', { name: 'Revoke Key 11' }).click();
    await question.getByRole('button', { name: 'Revoke', exact: true }).click();
    await expect(page.getByLabel('New API key')).toHaveCount(0);
  },
);
