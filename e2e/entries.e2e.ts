import { type Page, expect, test } from '@playwright/test';

import { jpeg } from '../packages/server/src/testing/pictures.ts';
import {
  address,
  adminEmail,
  choose,
  expectAccessible,
  gameId,
  notices,
  onlyOnDesk,
  own,
  pressTwice,
  signIn,
  signedIn,
  superNintendo,
} from './collector.ts';

test.beforeEach(({ context }) => choose(context, 'en'));

const form = (page: Page, name: string) => page.getByRole('dialog', { name });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

async function ownedTitles(page: Page): Promise<string[]> {
  const answer = await page.context().request.get(`${address()}/api/rpc/fetch_games?p_tab=owned`);
  return ((await answer.json()) as { title: string }[]).map((game) => game.title); // as: the contract's output
}

test('a newcomer finds nothing, enters the game with a photo, and later it becomes one with the catalogue’s', async ({
  page,
  browser,
}, { project }) => {
  await signedIn(page, 'ana');
  const mistyped = `Crono Triger ${project.name}`;

  await test.step('an empty search leads to the form, which keeps what was typed when something is missing', async () => {
    await page.goto(`${address()}/search?q=${encodeURIComponent(mistyped)}`);
    await page.getByRole('button', { name: 'Add it yourself' }).click();
    const dialog = form(page, 'Add a game yourself');
    await expect(dialog).toContainText('Only you and whoever runs this site can see it.');
    await expect(dialog.getByLabel('Title')).toHaveValue(mistyped);
    await dialog.getByLabel('Released').fill('soon');
    await dialog.getByRole('button', { name: 'Add game' }).click();
    await expect(dialog.getByText('Choose the platform.')).toBeVisible();
    await expect(dialog.getByText('Write a year, such as 1993', { exact: false })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('Released').fill('1995');
    await dialog.getByLabel('Platform').selectOption(String(superNintendo));
    await dialog.getByLabel('Publisher').fill('Square');
    await dialog.getByText('United States').click();
  });

  await test.step('a file that is no picture is refused, and closing asks first', async () => {
    const dialog = form(page, 'Add a game yourself');
    const file = dialog.getByLabel(/^Choose (a|another) photo$/);
    await file.setInputFiles({
      name: 'notes.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('no picture'),
    });
    await expect(dialog.getByRole('alert')).toHaveText('notes.txt is not a JPEG, PNG or WebP image.');
    await file.setInputFiles({ name: 'box.jpg', mimeType: 'image/jpeg', buffer: await jpeg(60, 80) });
    await expect(dialog.getByRole('img', { name: 'Your photo as the cover' })).toBeVisible();
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(dialog.getByLabel('Publisher')).toHaveValue('Square');
  });

  await test.step('pressed twice, it is entered once, and is in the collection with its cover', async () => {
    await pressTwice(form(page, 'Add a game yourself').getByRole('button', { name: 'Add game' }));
    await expect(title(page)).toHaveText(mistyped);
    await expect(page.getByRole('button', { name: `Enlarge: Cover of ${mistyped}` })).toBeVisible();
    await expect(page.getByText('You entered this game yourself.')).toBeVisible();
    expect(await ownedTitles(page)).toEqual([mistyped]);
    await expectAccessible(page);
  });

  const entered = page.url();
  await test.step('nobody else can open it', async () => {
    const other = await browser.newContext();
    const bo = await other.newPage();
    await choose(other, 'en');
    await signedIn(bo, 'bo');
    await bo.goto(entered);
    await expect(title(bo)).toHaveText('Game not found.');
    await other.close();
  });

  await test.step('under any title, its owner names the game of the catalogue that it is, until that is undone', async () => {
    await page.goto(entered);
    await page.getByRole('button', { name: 'It’s in the catalogue…' }).click();
    const question = form(page, 'Which game is it?');
    await expect(question).toContainText('Only games for Super Nintendo');
    await expectAccessible(page);
    await question.getByRole('button', { name: /^Chrono Trigger/ }).click();
    await expect(notices(page)).toContainText('Your entry is now Chrono Trigger');
    await expect(title(page)).toHaveText('Chrono Trigger');
    await notices(page).getByRole('button', { name: 'Undo' }).click();
    await expect(title(page)).toHaveText(mistyped);
  });

  await test.step('with its right title it looks like a game of the catalogue', async () => {
    await page.getByRole('button', { name: 'Edit entry' }).click();
    await form(page, 'Edit your entry').getByLabel('Title').fill('Chrono Trigger');
    await form(page, 'Edit your entry').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('This looks like Chrono Trigger. Is it the same?')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('merged, the copy is one of the game, with the picture as its cover, until it is undone', async () => {
    await page.getByRole('button', { name: 'Yes, it is the same' }).click();
    await expect(notices(page)).toContainText('Your entry is now Chrono Trigger');
    await expect(page.getByRole('heading', { name: 'Your Photos' })).toBeVisible();
    await expect(page.getByText('You entered this game yourself.')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Enlarge: Cover of Chrono Trigger' })).toBeVisible();
    expect(await ownedTitles(page)).toEqual(['Chrono Trigger']);
    await notices(page).getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('You entered this game yourself.')).toBeVisible();
    expect(page.url()).toBe(entered);
    await expect(page.getByRole('heading', { name: 'Your Photos' })).toBeHidden();
    await page.getByRole('button', { name: 'Yes, it is the same' }).click();
    await expect(page.getByRole('heading', { name: 'Your Photos' })).toBeVisible();
    await page.goto(entered); // as a bookmark would
    await expect(title(page)).toHaveText('Chrono Trigger');
    await expect(page.getByRole('heading', { name: 'Your Photos' })).toBeVisible();
  });
});

test(
  'a wrong fact is corrected for oneself, and for everybody once the operator accepts it',
  onlyOnDesk,
  async ({ page, browser }, { project }) => {
    await signedIn(page, 'ana');
    const wrong = await gameId(page, 'ActRaiser');
    const mended = 'Loriciel';
    await own(page, wrong, { notes: 'from Lyon' });

    await test.step('the owner sees the correction instead of the game', async () => {
      await page.goto(`${address()}/game/${wrong}`);
      await page.getByRole('button', { name: 'Something wrong here?' }).click();
      const dialog = form(page, 'Correct this game');
      await expect(dialog).toContainText('Your correction applies only to you.');
      await dialog.getByLabel('Publisher').fill(mended);
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText(/^You corrected /)).toBeVisible();
      await expect(page.getByText('from Lyon')).toBeVisible();
      await page.goto(`${address()}/game/${wrong}`); // as a bookmark would
      await expect(page.getByText('from Lyon')).toBeVisible();
      await expect(page.getByRole('link', { name: mended })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Edit Collection' })).toBeVisible();
    });

    await test.step('an operator sees what it changes, and accepts it', async () => {
      const office = await browser.newContext();
      await choose(office, 'en');
      const operator = await office.newPage();
      await signIn(office.request, adminEmail(project.name));
      await operator.goto(`${address()}/settings?section=entries`);
      const row = operator.getByRole('listitem').filter({ hasText: mended });
      await expect(row).toContainText('Publisher');
      await expectAccessible(operator);
      await row.getByRole('button', { name: /^Accept the correction of / }).click();
      await expect(notices(operator)).toContainText('is corrected for everybody');
      await expect(row).toContainText('Applies to everybody.');
      await operator.reload();
      await row.getByRole('button', { name: /^Undo the correction of / }).click();
      await expect(notices(operator)).toContainText('no longer applies to everybody');
      await row.getByRole('button', { name: /^Accept the correction of / }).click();
      await expect(row).toContainText('Applies to everybody.');
      await operator.goto(`${address()}/game/${wrong}`);
      await expect(operator.getByRole('link', { name: mended })).toBeVisible();
      await office.close();
    });

    await test.step('the owner has the game again, with their copy', async () => {
      await page.goto(`${address()}/game/${wrong}`);
      await expect(page.getByText('from Lyon')).toBeVisible();
      await expect(page.getByRole('link', { name: mended })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Something wrong here?' })).toBeVisible();
    });
  },
);
