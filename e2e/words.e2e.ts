import { type Page, expect, test } from '@playwright/test';

import { jpeg } from '../packages/server/src/testing/pictures.ts';
import {
  address,
  choose,
  collect,
  expectAccessible,
  firstGames,
  gameId,
  notices,
  own,
  picture,
  proEmail,
  signIn,
  signedIn,
  superNintendo,
  wishFor,
} from './collector.ts';

test.beforeEach(({ context }) => choose(context, 'en'));

const fault = { status: 500, json: { error: 'Something went wrong', code: 'fault' } };

test('a toast that claimed a removal goes away if the removal fails', async ({ page }) => {
  await signedIn(page, 'claim');
  await collect(page, superNintendo);
  await wishFor(page, await gameId(page, 'Doom'));
  await page.route('**/api/my-platforms/*', (route) => route.fulfill(fault));
  await page.route('**/api/wishlist/*', (route) => route.fulfill(fault));

  await test.step('a platform', async () => {
    await page.goto(`${address()}/platforms`);
    const tile = page.getByRole('button', { name: /^Super Nintendo Entertainment System/ }).first();
    await tile.click();
    await expect(notices(page)).toContainText('Super Nintendo Entertainment System removed');
    await expect(page.getByRole('alert')).toContainText('An error occurred.');
    await expect(notices(page).getByRole('button', { name: 'Undo' })).toHaveCount(0);
    await expect(tile).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('a wish', async () => {
    await page.goto(`${address()}/wishlist`);
    await page.getByRole('button', { name: 'Remove from Wishlist: Doom' }).click();
    await expect(notices(page)).toContainText('Doom removed from your wishlist');
    await expect(notices(page)).toHaveText('Failed to update wishlist. Please try again.');
    await expect(page.getByRole('heading', { name: 'Doom' })).toBeVisible();
  });
});

test('a game that was added without all of its photos is then edited, not added again', async ({ page }, {
  project,
}) => {
  await signedIn(page, 'half');
  const id = await gameId(page, 'Doom');
  const uploads = '**/api/collection/*/photos';
  let sent = 0;
  await page.route(uploads, (route) => (++sent === 1 ? route.continue() : route.fulfill(fault)));
  await page.goto(`${address()}/game/${id}`);
  await page.getByRole('button', { name: 'Add to Collection' }).click();
  const form = page.getByRole('dialog');
  const photos = page.getByRole('group', { name: /^Game Photos/ });
  const file = async (name: string) => ({ name, mimeType: 'image/jpeg', buffer: await jpeg() });

  await form.getByLabel('Notes').fill('With its map');
  await photos.getByLabel('Add Photo').setInputFiles([await file('front.jpg'), await file('back.jpg')]);
  await form.getByRole('button', { name: 'Add', exact: true }).click();

  await expect(form.getByText(/^The copy is saved, but not all of its photos/)).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Edit Game Details' })).toBeVisible();
  await expect(form.getByRole('button', { name: 'Add', exact: true })).toHaveCount(0);
  await expect(form.getByRole('button', { name: 'Remove', exact: true })).toBeVisible();
  await expect(form.getByLabel('Notes')).toHaveValue('With its map');
  await expect(photos).toHaveAccessibleName('Game Photos (2/6)');
  await expectAccessible(page);
  await picture(page, `half-added-${project.name}`);

  await page.unroute(uploads);
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Enlarge: Your photo/ })).toHaveCount(2);
});

test('a Discord account without a verified address says so, and each failure is shown alone', async ({
  page,
}, { project }) => {
  await page.goto(`${address()}/login`);
  await page.getByRole('button', { name: 'Continue with Discord' }).click();
  await page.getByRole('button', { name: 'Sample Uma' }).click();

  const alert = page.getByRole('alert');
  await expect(alert).toHaveText(
    'An error occurred during Discord sign in. That account has an email address that is not verified yet. ' +
      'Verify it there, or sign up with your email here.',
  );
  await picture(page, `unverified-${project.name}`);

  await page.route('**/api/session/sign-in/*', (route) => route.fulfill(fault));
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(alert).toHaveText('An error occurred during Google sign in');
  await picture(page, `social-failed-${project.name}`);

  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('wrong password');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(alert).toContainText('Invalid email or password.');

  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(alert).toHaveText('An error occurred during Google sign in');
});

test('an empty list says why it is empty', async ({ page }) => {
  await signedIn(page, 'empty');

  await page.goto(`${address()}/collection/all?genre=Quiz&region=SC`);
  await expect(page.getByRole('heading', { name: 'No games found with these filters.' })).toBeVisible();

  await page.goto(`${address()}/collection/${superNintendo}?genre=Quiz&region=SC`);
  await expect(page.getByRole('heading', { name: 'No games found for this platform.' })).toBeVisible();
});

test('a NUL in the address is not searched for', async ({ page }) => {
  await signedIn(page, 'nul');
  const heading = (name: string) => page.getByRole('heading', { name, exact: true }).first();

  await page.goto(`${address()}/search?q=super%00+metroid`);
  await expect(heading('Super Metroid')).toBeVisible();
  await page.goto(`${address()}/collection/${superNintendo}?q=super%00+metroid&genre=%00`);
  await expect(heading('Super Metroid')).toBeVisible();
  await page.goto(`${address()}/wishlist?q=%00`);
  await expect(heading('Your wishlist is empty.')).toBeVisible();
});

async function latestOf(page: Page) {
  await page.goto(address());
  return page.getByRole('region', { name: 'Latest Additions', exact: true });
}

test('the latest additions link to the whole list', async ({ page }, { project }) => {
  await signIn(page.context().request, proEmail(project.name, 'latest'));
  for (const id of await firstGames(page, 26)) await own(page, id);

  const latest = await latestOf(page);
  const newest = await latest.getByRole('link').first().innerText();
  await expect(latest.getByRole('link', { name: 'See all 26 games' })).toHaveCount(0);
  await latest.getByRole('button', { name: 'Show More: Latest Additions' }).click();
  await expect(latest.getByRole('listitem')).toHaveCount(24);
  await expectAccessible(page);
  await picture(page, `latest-${project.name}`);

  await latest.getByRole('link', { name: 'See all 26 games' }).click();
  await expect(page).toHaveURL(`${address()}/collection/all?tab=owned&sort=added&order=desc`);
  await expect(page.getByRole('link', { name: 'Owned (26)' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(newest);
});

test('on the dashboard, a game opens as an overlay only if it is in the collection', async ({ page }) => {
  await signedIn(page, 'foreign');
  const [owned, foreign] = [await gameId(page, 'Doom'), await gameId(page, 'Axelay')];
  await own(page, owned);

  await page.goto(`${address()}/?gameId=${owned}`);
  await expect(page.getByRole('dialog', { name: 'Doom' })).toBeVisible();

  await page.goto(`${address()}/?gameId=${foreign}`);
  await expect(notices(page)).toContainText('This game is not in your collection.');
  await expect(page).toHaveURL(`${address()}/`);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await notices(page).getByRole('button', { name: 'See game' }).click();
  await expect(page).toHaveURL(`${address()}/game/${foreign}`);
  await expect(page.getByRole('heading', { name: 'Axelay', level: 1 })).toBeVisible();
});

test('a game is described in the language of the screen, also after a change of language', async ({
  page,
  context,
}, { project }) => {
  await choose(context, 'fr');
  await signedIn(page, 'lecteur');
  const id = await gameId(page, 'Chrono Trigger');
  await page.goto(`${address()}/game/${id}`);
  await expect(page.getByText(/^Un téléporteur à l’essai projette Crono/)).toBeVisible();
  await picture(page, `described-${project.name}`);

  // Without a reload, so that the French answer is still in memory.
  await page.keyboard.press('g');
  await page.keyboard.press('t');
  await page.getByRole('link', { name: 'Préférences' }).click();
  await page.getByLabel('Langue', { exact: true }).selectOption('en');
  await expect(page.getByRole('heading', { name: 'Preferences', level: 2 })).toBeVisible();
  // On a phone the list of sections comes in between.
  await page.evaluate(`history.go(${project.name === 'phone' ? -2 : -1})`);

  await expect(page.getByText(/^A test of a teleporter flings Crono/)).toBeVisible();
});
