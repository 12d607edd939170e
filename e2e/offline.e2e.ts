import { type Page, expect, test } from '@playwright/test';

import { address, choose, expectAccessible, firstGames, own, picture, signedIn } from './collector.ts';

test.beforeEach(({ context }) => choose(context, 'en'));

const offline = /^You are offline\./;

test('offline, a wish waits, and leaving the page asks first', async ({ page, context }) => {
  await signedIn(page, 'ana');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().includes('/api/wishlist/')) sent.push(request.url());
  });
  await page.goto(`${address()}/collection/all`);
  const heart = page.getByRole('button', { name: /^Add to Wishlist: / }).first();
  await expect(heart).toBeVisible();

  await context.setOffline(true);
  await heart.click();
  await expect(page.getByText(offline)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Wishlist (1)' })).toBeVisible();
  await expectAccessible(page);

  const asked = page.waitForEvent('dialog');
  const left = page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await left;
  expect(sent).toEqual([]);

  await context.setOffline(false);
  await expect(page.getByText(offline)).toBeHidden();
  await expect.poll(() => sent).toHaveLength(1);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Wishlist (1)' })).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('what was opened offline loads by itself once the network is back', async ({ page, context }) => {
  await signedIn(page, 'bo');
  for (const id of await firstGames(page, 2)) await own(page, id);
  await page.goto(`${address()}/collection/all?tab=owned`);
  const games = page.getByRole('main').getByRole('list').getByRole('link');
  await expect(games.first()).toBeVisible();

  await test.step('a form', async () => {
    await context.setOffline(true);
    await page
      .getByRole('button', { name: /^Edit Collection: / })
      .first()
      .click();
    await expect(page.getByText(offline)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await context.setOffline(false);
    await expect(page.getByRole('dialog').getByLabel('Notes')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('a screen', async () => {
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Settings' }).click();
    await expect(page.getByText(offline)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  });

  await test.step('an answer', async () => {
    await page.goto(`${address()}/search?q=zelda`);
    await expect(page.getByRole('heading', { name: /Zelda/ }).first()).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('main').getByRole('textbox').fill('metroid');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: 'Metroid' }).first()).toBeVisible();
  });
});

for (const { language, theme, title, again } of [
  { language: 'en', theme: 'light', title: 'You are offline', again: 'Try again' },
  { language: 'fr', theme: 'dark', title: 'Vous êtes hors ligne', again: 'Réessayer' },
] as const) {
  test(`the installed app that is opened offline says so, and opens by itself once it is back (${language})`, async ({
    page,
    context,
  }) => {
    await choose(context, language, theme);
    await context.addInitScript(asInstalled);
    await signedIn(page, 'app');
    await page.goto(address());
    await expect.poll(() => hasWorker(page)).toBe(true);
    await page.close();

    await context.setOffline(true);
    const app = await context.newPage();
    await app.setViewportSize({ width: 390, height: 844 });
    await app.goto(`${address()}/scanner`);
    await expect(app.getByRole('heading', { level: 1 })).toHaveText(title);
    await expectAccessible(app);
    await picture(app, `offline-${language}`);
    await app.getByRole('button', { name: again }).click();
    await expect(app.getByRole('heading', { level: 1 })).toHaveText(title);

    await context.setOffline(false);
    await expect(
      app.getByRole('dialog', { name: language === 'en' ? 'Add Game' : 'Ajouter un jeu' }),
    ).toBeVisible();
    expect(await app.evaluate('caches.keys()')).toEqual([]);
  });
}

/** Whether the app has its worker after a start; on a busy machine a browser now and then loses one that it installs. */
async function hasWorker(page: Page): Promise<boolean> {
  await page.reload();
  return await page.evaluate<boolean>(`Promise.race([
    navigator.serviceWorker.ready.then(() => true),
    new Promise((later) => setTimeout(later, 5_000, false)),
  ])`);
}

/** What no flag of a headless browser brings about: a window of its own. */
const asInstalled = `
  const media = window.matchMedia.bind(window);
  window.matchMedia = (query) => media(query === '(display-mode: standalone)' ? 'all' : query);`;
