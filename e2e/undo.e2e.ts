import { type Page, expect, test } from '@playwright/test';

import { jpeg } from '../packages/server/src/testing/pictures.ts';
import {
  address,
  choose,
  expectAccessible,
  firstGames,
  gameId,
  notices,
  own,
  signedIn,
  superNintendo,
  wishFor,
} from './collector.ts';

test.beforeEach(({ context }) => choose(context, 'en'));

const photosOf = (page: Page) => page.getByRole('button', { name: /^Enlarge: Your photo/ });

async function addPhotos(page: Page, id: number, count: number): Promise<void> {
  for (let number = 0; number < count; number += 1) {
    const answer = await page.context().request.post(`${address()}/api/collection/${id}/photos`, {
      data: await jpeg(),
      headers: { 'content-type': 'image/jpeg' },
    });
    expect(answer.ok()).toBe(true);
  }
}

async function removeFromShelf(page: Page, title: string): Promise<void> {
  await page.goto(`${address()}/collection/all?tab=owned`);
  await page.getByRole('button', { name: `Edit Collection: ${title}`, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(notices(page)).toContainText(`${title} removed from your collection`);
}

test('a removed game is restored whole, from the toast and from the bin, until it is deleted for good', async ({
  page,
}) => {
  await signedIn(page, 'ana');
  const trigger = await gameId(page, 'Chrono Trigger');
  await own(page, trigger, { completeness: 'CARTRIDGE', purchasePrice: 80, notes: 'From Lyon' });
  await addPhotos(page, trigger, 2);
  for (const title of ['Axelay', 'Doom']) await own(page, await gameId(page, title));

  async function expectWhole() {
    await page.goto(`${address()}/game/${trigger}`);
    await expect(page.getByText('From Lyon')).toBeVisible();
    await expect(page.getByText('$80.00')).toBeVisible();
    await expect(photosOf(page)).toHaveCount(2);
  }

  await test.step('from the toast', async () => {
    await removeFromShelf(page, 'Chrono Trigger');
    await expect(page.getByRole('link', { name: 'Owned (2)' })).toBeVisible();
    await expectAccessible(page);
    await notices(page).getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('link', { name: 'Owned (3)' })).toBeVisible();
    await expectWhole();
  });

  await test.step('from the bin, with its photos', async () => {
    for (const title of ['Axelay', 'Doom', 'Chrono Trigger']) await removeFromShelf(page, title);
    await expect(page.getByText('Your collection is empty.')).toBeVisible();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: 'Bin', exact: true }).click();
    await expect(page).toHaveURL(`${address()}/bin`);
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Chrono Trigger', 'Doom', 'Axelay']);
    await expect(page.getByText('30 days left').first()).toBeVisible();
    await expect(page.getByRole('img', { name: /^Your photo/ })).toHaveCount(2);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Restore: Chrono Trigger' }).click();
    await expect(notices(page)).toContainText('Chrono Trigger is back in your collection');
    await expectWhole();
  });

  await test.step('one by one and all at once, deleted for good', async () => {
    await page.goto(`${address()}/bin`);
    await page.getByRole('button', { name: 'Delete for good: Doom' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Doom and its photos cannot be brought back after this.');
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Doom', 'Axelay']);
    await page.getByRole('button', { name: 'Delete for good: Doom' }).click();
    await question.getByRole('button', { name: 'Delete for good' }).click();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Axelay']);

    await page.getByRole('button', { name: 'Empty bin' }).click();
    await question.getByRole('button', { name: 'Empty bin' }).click();
    await expect(page.getByRole('main').getByText('The bin is empty.', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('main').getByText('The bin is empty.', { exact: true })).toBeVisible();
    await expectAccessible(page);
  });
});

test('a removed wish returns to its place', async ({ page }) => {
  await signedIn(page, 'bo');
  for (const title of ['Axelay', 'Doom', 'EarthBound']) await wishFor(page, await gameId(page, title));
  await page.goto(`${address()}/wishlist`);
  const wishes = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(wishes).toHaveText(['EarthBound', 'Doom', 'Axelay']);

  await page.getByRole('button', { name: 'Remove from Wishlist: Doom' }).click();
  await expect(wishes).toHaveText(['EarthBound', 'Axelay']);
  await expect(notices(page)).toContainText('Doom removed from your wishlist');
  await notices(page).getByRole('button', { name: 'Undo' }).click();

  await expect(wishes).toHaveText(['EarthBound', 'Doom', 'Axelay']);
  await page.reload();
  await expect(wishes).toHaveText(['EarthBound', 'Doom', 'Axelay']);
});

test('the bin cannot restore a game into a full plan, and says so', async ({ page }) => {
  await signedIn(page, 'cleo');
  const [removed = 0, ...others] = await firstGames(page, 21);
  await own(page, removed);
  await page.context().request.delete(`${address()}/api/collection/${removed}`);
  for (const id of others) await own(page, id);

  await page.goto(`${address()}/bin`);
  await expect(page.getByText('Game Limit Reached')).toBeVisible();
  await page.getByRole('button', { name: /^Restore: / }).click();

  await expect(page.getByRole('alert')).toContainText(/^Free plan limit reached/);
  await expectAccessible(page);
  await page.goto(`${address()}/collection/${superNintendo}`);
  await expect(page.getByRole('link', { name: 'Owned (20)' })).toBeVisible();
});
