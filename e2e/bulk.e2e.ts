import { type Page, expect, test } from '@playwright/test';

import {
  address,
  choose,
  expectAccessible,
  gameId,
  notices,
  onlyOnDesk,
  own,
  proEmail,
  signedIn,
  signIn,
  superNintendo,
} from './collector.ts';

test.beforeEach(({ context }) => choose(context, 'en'));

const titles = [
  'ActRaiser',
  'Addams Family Values',
  'Aero Fighters',
  'Chrono Trigger',
  'Doom',
  'EarthBound',
  'F-Zero',
];

const bar = (page: Page) => page.getByRole('region', { name: 'Bulk Edit' });
const form = (page: Page) => page.getByRole('dialog', { name: /^Edit Game Details · / });
const box = (page: Page, title: string) =>
  page.getByRole('checkbox', { name: `Select game for bulk edit: ${title}`, exact: true });

async function ownedShelf(page: Page): Promise<void> {
  await page.goto(`${address()}/collection/all?tab=owned`);
  await page.getByRole('button', { name: /^Bulk edit$/i }).click();
}

async function ownSeven(page: Page): Promise<void> {
  for (const title of titles) await own(page, await gameId(page, title), { purchasePrice: 10 });
}

test(
  'saving, closing and removing move through a queue of games, to the last one',
  onlyOnDesk,
  async ({ page }, { project }) => {
    await signIn(page.context().request, proEmail(project.name, 'queue'));
    await ownSeven(page);
    await ownedShelf(page);
    await expect(bar(page).getByRole('button', { name: 'Edit (0)' })).toBeDisabled();

    await test.step('chooses a range with shift, none, and all of them', async () => {
      await box(page, 'Addams Family Values').click();
      await box(page, 'Doom').click({ modifiers: ['Shift'] });
      await expect(bar(page).getByRole('status')).toContainText('4 selected');
      await expect(box(page, 'Chrono Trigger')).toBeChecked();
      await expect(box(page, 'EarthBound')).not.toBeChecked();
      await expectAccessible(page);
      await bar(page).getByRole('button', { name: 'Select none' }).click();
      await bar(page).getByRole('button', { name: 'Select all (7)' }).click();
      await expect(bar(page).getByRole('status')).toContainText('7 selected');
      await bar(page).getByRole('button', { name: 'Select none' }).click();
    });

    await test.step('edits four games in the order in which they were chosen', async () => {
      for (const title of ['Addams Family Values', 'ActRaiser', 'Doom', 'F-Zero'])
        await box(page, title).click();
      await bar(page).getByRole('button', { name: 'Edit (4)' }).click();

      await expect(form(page)).toHaveAccessibleName('Edit Game Details · Game 1 of 4');
      await expect(form(page)).toContainText('Addams Family Values');
      await expectAccessible(page);
      await form(page).getByLabel('Notes').fill('From the queue');
      await form(page).getByRole('button', { name: 'Save', exact: true }).click();

      await expect(form(page)).toHaveAccessibleName('Edit Game Details · Game 2 of 4');
      await expect(form(page)).toContainText('ActRaiser');
      await expect(form(page).getByLabel('Notes')).toHaveValue('');
      await form(page).getByRole('button', { name: 'Close' }).click();

      await expect(form(page)).toHaveAccessibleName('Edit Game Details · Game 3 of 4');
      await expect(form(page)).toContainText('Doom');
      await form(page).getByRole('button', { name: 'Remove', exact: true }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click();

      await expect(form(page)).toHaveAccessibleName('Edit Game Details · Game 3 of 3');
      await expect(form(page)).toContainText('F-Zero');
      await form(page).getByRole('button', { name: 'Save', exact: true }).click();
      await expect(form(page)).toBeHidden();
      await expect(bar(page)).toBeHidden();
    });

    await test.step('finds after a reload what the queue did', async () => {
      await page.reload();
      await expect(page.getByRole('link', { name: 'Owned (6)' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Doom', exact: true })).toBeHidden();
      await page.goto(`${address()}/game/${await gameId(page, 'Addams Family Values')}`);
      await expect(page.getByText('From the queue')).toBeVisible();
    });
  },
);

test('one change is previewed, applied to all chosen games, and undone as a whole', async ({ page }, {
  project,
}) => {
  await signIn(page.context().request, proEmail(project.name, 'change'));
  await ownSeven(page);
  await own(page, await gameId(page, 'Doom'), { condition: 'MINT', notes: 'Kept from 1995' });
  await page.goto(`${address()}/collection/${superNintendo}`);
  await page.getByRole('button', { name: /^Bulk edit$/i }).click();

  const dialog = page.getByRole('dialog', { name: /^Change \d+ games$/ });
  await test.step('sets condition and price of the owned games, with one game that is not owned', async () => {
    for (const title of ['ActRaiser', 'ActRaiser 2', 'Addams Family Values', 'Aero Fighters']) {
      await box(page, title).click();
    }
    await bar(page).getByRole('button', { name: 'Apply to all (4)' }).click();
    await expect(dialog).toHaveAccessibleName('Change 4 games');
    await dialog.getByRole('switch', { name: 'Set condition' }).click();
    await dialog.getByLabel('Condition', { exact: true }).selectOption({ label: 'Mint' });
    await dialog.getByRole('switch', { name: 'Set purchase price' }).click();
    await dialog.getByLabel('Purchase Price', { exact: true }).fill('12.50');
    await expectAccessible(page);
  });

  await test.step('asks about a date in the future', async () => {
    const date = dialog.getByRole('switch', { name: 'Set purchase date' });
    await date.click();
    await dialog.getByLabel('Purchase Date', { exact: true }).fill('2062-03-12');
    await dialog.getByRole('button', { name: 'Preview', exact: true }).click();
    await expect(dialog.getByRole('alert')).toBeInViewport();
    await expect(dialog.getByRole('alert')).toContainText(
      'The purchase date, Mar 12, 2062, is in the future.',
    );
    await dialog.getByRole('button', { name: 'Preview anyway' }).click();
    await expect(dialog.getByRole('row', { name: /Addams Family Values/ })).toContainText('Mar 12, 2062');
    await dialog.getByRole('button', { name: 'Back', exact: true }).click();
    await date.click();
    await dialog.getByRole('button', { name: 'Preview', exact: true }).click();
  });

  await test.step('previews the change', async () => {
    await expect(dialog.getByRole('status').first()).toHaveText('3 copies change, 1 is left out.');
    await expect(dialog.getByRole('row', { name: /Addams Family Values/ })).toContainText('$12.50');
    await dialog.getByRole('switch', { name: 'Add the 1 game I do not own yet' }).click();
    await expect(dialog.getByRole('status').first()).toHaveText('3 copies change, 1 is added.');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(dialog.getByLabel('Purchase Price', { exact: true })).toHaveValue('12.50');
    await dialog.getByRole('button', { name: 'Preview' }).click();
    await dialog.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(notices(page)).toContainText('3 copies changed, 1 added');
  });

  await test.step('undoes it from the toast, and each copy is as it was', async () => {
    await expect(page.getByRole('link', { name: 'Owned (8)' })).toBeVisible();
    await expect(page.getByText('$12.50')).toHaveCount(4);
    await notices(page).getByRole('button', { name: 'Undo' }).click();
    await expect(notices(page)).toContainText('Undone: 4 copies are as they were');
    await page.reload();
    await expect(page.getByRole('link', { name: 'Owned (7)' })).toBeVisible();
    await expect(page.getByText('$10.00')).not.toHaveCount(0);
    await expect(page.getByText('$12.50')).toHaveCount(0);
  });

  await test.step('changes every game of a tab, and the change survives a reload', async () => {
    await ownedShelf(page);
    await bar(page).getByRole('button', { name: 'Select all (7)' }).click();
    await bar(page).getByRole('button', { name: 'Apply to all (7)' }).click();
    await dialog.getByRole('switch', { name: 'Set condition' }).click();
    await dialog.getByLabel('Condition', { exact: true }).selectOption({ label: 'Mint' });
    await dialog.getByRole('button', { name: 'Preview' }).click();
    await expect(dialog.getByRole('status').first()).toHaveText('6 copies change, 1 stays as it is.');
    await dialog.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(notices(page)).toContainText('6 copies changed');
    await expect(bar(page)).toBeHidden();
    await page.reload();
    await expect(page.getByText('Mint', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('Good', { exact: true })).toHaveCount(0);
    await page.goto(`${address()}/game/${await gameId(page, 'Doom')}`);
    await expect(page.getByText('Kept from 1995')).toBeVisible();
  });

  await test.step('undoes it from the bin when the notice is gone', async () => {
    await page.goto(`${address()}/bin`);
    await expect(page.getByText('Your last bulk change: 6 games')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('main').getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(notices(page)).toContainText('Undone: 6 copies are as they were');
    await expect(page.getByText('Your last bulk change')).toBeHidden();
  });
});

test(
  'a whole console is added in under a minute, however little of the list was scrolled',
  onlyOnDesk,
  async ({ page }, { project }) => {
    await signIn(page.context().request, proEmail(project.name, 'console'));
    await own(page, await gameId(page, 'Addams Family Values'), { condition: 'MINT' });
    await page.goto(`${address()}/collection/${superNintendo}`);
    const all = page.getByRole('link', { name: /^All \(\d+\)$/ });
    const count = Number(/\d+/.exec((await all.textContent()) ?? '')?.[0]);
    expect(count).toBeGreaterThan(100);
    const started = Date.now();

    await test.step('chooses all of it', async () => {
      await page.getByRole('button', { name: /^Bulk edit$/i }).click();
      await bar(page)
        .getByRole('button', { name: `Select all (${count})` })
        .click();
      await expect(bar(page).getByRole('status')).toHaveText(`${count} selected`);
      await bar(page)
        .getByRole('button', { name: `Apply to all (${count})` })
        .click();
    });

    await test.step('reads what is new and what is owned, and adds what is new', async () => {
      const dialog = page.getByRole('dialog', { name: `Change ${count} games` });
      await dialog.getByRole('button', { name: 'Preview' }).click();
      await expect(dialog.getByRole('definition')).toHaveText([String(count - 1), '1']);
      await expect(dialog.getByRole('button', { name: 'Apply', exact: true })).toBeDisabled();
      await dialog.getByRole('switch', { name: `Add the ${count - 1} games I do not own yet` }).click();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Apply', exact: true }).click();
      await expect(notices(page)).toContainText(`${count - 1} games are on your shelf`);
    });

    await expect(page.getByRole('link', { name: `Owned (${count})` })).toBeVisible();
    expect(Date.now() - started).toBeLessThan(60_000);
  },
);

test(
  'a range is chosen by its first and last game, without the keyboard',
  onlyOnDesk,
  async ({ page }, { project }) => {
    await signIn(page.context().request, proEmail(project.name, 'range'));
    await page.goto(`${address()}/collection/${superNintendo}`);
    await page.getByRole('button', { name: /^Bulk edit$/i }).click();
    const range = bar(page).getByRole('button', { name: 'Range' });

    await range.click();
    await expect(bar(page).getByRole('status')).toHaveText('Press the first game of the range');
    await box(page, 'ActRaiser').click();
    await expect(bar(page).getByRole('status')).toHaveText('Now press the last one');
    await box(page, 'Addams Family Values').click();

    await expect(range).toHaveAttribute('aria-pressed', 'false');
    await expect(box(page, 'ActRaiser 2')).toBeChecked();
    const chosen = page.getByRole('checkbox', { checked: true });
    await expect(bar(page).getByRole('status')).toHaveText(`${await chosen.count()} selected`);
    await expect(box(page, 'Aero Fighters')).not.toBeChecked();
  },
);

test('the free plan says what bulk edit is and where to get it', onlyOnDesk, async ({ page }) => {
  await signedIn(page, 'ana');
  await page.goto(`${address()}/collection/${superNintendo}`);
  const offer = page.getByRole('alertdialog', { name: 'Bulk Edit - Pro Feature' });

  await page.getByRole('button', { name: /^Bulk edit$/i }).click();
  await expect(offer).toBeVisible();
  await expectAccessible(page);
  await offer.getByRole('button', { name: 'Cancel' }).click();
  await expect(offer).toBeHidden();
  await expect(page.getByRole('checkbox')).toHaveCount(0);

  await page.getByRole('button', { name: /^Bulk edit$/i }).click();
  await offer.getByRole('button', { name: 'Upgrade to Pro' }).click();
  await expect(page).toHaveURL(`${address()}/subscription`);
});
