import { type Page, expect, test } from '@playwright/test';

import {
  avif,
  jpeg,
  jpegFromPhone,
  longDrawn,
  png,
  truncatedJpeg,
  webp,
} from '../packages/server/src/testing/pictures.ts';
import { address, choose, expectAccessible, gameId, notices, own, signedIn } from './collector.ts';

test.beforeEach(({ context }) => choose(context, 'en'));

const dialog = (page: Page) => page.getByRole('dialog').last();
const photos = (page: Page) => page.getByRole('group', { name: /^Game Photos/ });

/** Opens the form of an owned game, from its page. */
async function edit(page: Page, game: number): Promise<void> {
  await page.goto(`${address()}/game/${game}`);
  await page.getByRole('button', { name: 'Edit Collection' }).click();
  await expect(photos(page)).toBeVisible();
}

async function save(page: Page): Promise<void> {
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(photos(page)).toBeHidden();
}

test('photos are added, turned upright, stripped of where they were taken, enlarged and removed', async ({
  page,
  browser,
}) => {
  await signedIn(page, 'ana');
  const game = await gameId(page, 'Chrono Trigger');
  await own(page, game);
  const picture = async (name: string) => ({ name, mimeType: 'image/jpeg', buffer: await jpeg() });

  await test.step('takes several at once, and says which it cannot take', async () => {
    await edit(page, game);
    await expect(photos(page)).toHaveAccessibleName('Game Photos (0/6)');
    await photos(page)
      .getByLabel('Add Photo')
      .setInputFiles([
        { name: 'phone.jpg', mimeType: 'image/jpeg', buffer: await jpegFromPhone() },
        { name: 'box.png', mimeType: 'image/png', buffer: await png() },
        { name: 'spine.webp', mimeType: 'image/webp', buffer: await webp() },
        { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') },
      ]);
    await expect(photos(page)).toHaveAccessibleName('Game Photos (3/6)');
    await expect(photos(page).getByRole('alert')).toHaveText('notes.txt is not a JPEG, PNG or WebP image.');
    await photos(page)
      .getByLabel('Add Photo')
      .setInputFiles(await Promise.all(['four.jpg', 'five.jpg', 'six.jpg', 'seven.jpg'].map(picture)));
    await expect(photos(page)).toHaveAccessibleName('Game Photos (6/6)');
    await expect(photos(page).getByRole('alert')).toHaveText('1 photo was left out: there is no more room.');
    await expectAccessible(page);
  });

  await test.step('asks before leaving without them, and sends them with the save', async () => {
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    for (const number of [6, 5, 4]) {
      await photos(page)
        .getByRole('button', { name: `Remove photo ${number}` })
        .click();
    }
    await expect(photos(page)).toHaveAccessibleName('Game Photos (3/6)');
    await save(page);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Your Photos' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Enlarge: Your photo/ })).toHaveCount(3);
  });

  let stored = '';
  await test.step('shows them large, upright as they were taken', async () => {
    const pictures = '**/api/photos/*';
    const { promise: isArriving, resolve: arrive } = Promise.withResolvers<void>();
    await page.route(pictures, (route) => isArriving.then(() => route.continue()));
    await page.getByRole('button', { name: /^Enlarge: Your photo 1 / }).click();
    await expect(dialog(page).getByText('Loading')).toBeAttached();
    arrive();
    const large = dialog(page).getByRole('img', { name: /^Your photo 1 of / });
    await expect(dialog(page).getByText('Loading')).toBeHidden();
    await page.unroute(pictures);
    await expect(large).toHaveJSProperty('naturalWidth', 300);
    await expect(large).toHaveJSProperty('naturalHeight', 400);
    stored = `${address()}${await large.getAttribute('src')}`;
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: 'Next' }).click();
    await expect(dialog(page).getByRole('img', { name: /^Your photo 2 of / })).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Previous' }).click();
    await expect(dialog(page).getByRole('img', { name: /^Your photo 1 of / })).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('keeps nothing about the phone or the place in the stored file', async () => {
    const bytes = await (await page.context().request.get(stored)).body();
    expect(bytes.subarray(8, 12).toString('latin1')).toBe('WEBP');
    const text = bytes.toString('latin1');
    for (const trace of ['EXIF', 'XMP ', 'Phone of Ana', 'Ana at home', 'GPS'])
      expect(text).not.toContain(trace);
  });

  await test.step('shows them to nobody else', async () => {
    const other = await browser.newContext();
    const visitor = await other.newPage();
    expect((await other.request.get(stored)).status()).toBe(401);
    await signedIn(visitor, 'bo');
    expect((await other.request.get(stored)).status()).toBe(404);
    await other.close();
  });

  await test.step('removes one with the save, and keeps one that was unmarked in time', async () => {
    await edit(page, game);
    await photos(page).getByRole('button', { name: 'Remove photo 1' }).click();
    await photos(page).getByRole('button', { name: 'Remove photo 2' }).click();
    await photos(page).getByRole('button', { name: 'Keep photo 2' }).click();
    await expect(photos(page)).toHaveAccessibleName('Game Photos (2/6)');
    await save(page);
    await page.reload();
    await expect(page.getByRole('button', { name: /^Enlarge: Your photo/ })).toHaveCount(2);
    expect((await page.context().request.get(stored)).status()).toBe(404);
  });
});

test('a photo that did not arrive is sent again, and a file that is not a picture is refused', async ({
  page,
}) => {
  await signedIn(page, 'cleo');
  const game = await gameId(page, 'Doom');
  await own(page, game);
  await edit(page, game);
  const uploads = '**/api/collection/*/photos';
  await page.route(uploads, (route) => route.abort());
  let saves = 0;
  page.on('request', (request) => void (saves += request.method() === 'PUT' ? 1 : 0));

  await dialog(page).getByLabel('Notes').fill('With its box');
  await photos(page)
    .getByLabel('Add Photo')
    .setInputFiles([{ name: 'front.jpg', mimeType: 'image/jpeg', buffer: await jpeg() }]);
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(photos(page).getByRole('alert')).toContainText('front.jpg: ');
  await expect(dialog(page).getByText(/^The copy is saved, but not all of its photos/)).toBeInViewport();
  await expectAccessible(page);

  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Leave without the photos?' });
  await expect(question).toContainText('The copy is saved, but not all photos have been sent.');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(photos(page).getByRole('progressbar')).toHaveCount(0);
  await expect(photos(page).getByRole('alert')).toContainText('front.jpg: ');
  expect(saves).toBe(1);

  await page.unroute(uploads);
  await photos(page).getByRole('button', { name: 'Try again: photo 1' }).click();
  await expect(page.getByRole('button', { name: /^Enlarge: Your photo/ })).toHaveCount(1);

  await edit(page, game);
  await photos(page)
    .getByLabel('Add Photo')
    .setInputFiles([
      { name: 'fake.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') },
      { name: 'back.jpg', mimeType: 'image/jpeg', buffer: await jpeg() },
    ]);
  await expect(photos(page).getByRole('alert')).toHaveText('fake.jpg is not a JPEG, PNG or WebP image.');
  await expect(photos(page)).toContainText('(2/6)');
  await expect(dialog(page).getByLabel('Notes')).toHaveValue('With its box');
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Enlarge: Your photo/ })).toHaveCount(2);

  await page.route(uploads, (route) => route.abort());
  await edit(page, game);
  await photos(page)
    .getByLabel('Add Photo')
    .setInputFiles([{ name: 'side.jpg', mimeType: 'image/jpeg', buffer: await jpeg() }]);
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(photos(page).getByRole('alert')).toContainText('side.jpg: ');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(notices(page)).toContainText('Doom saved');
  await expect(photos(page)).toBeHidden();
});

test('a photo that cannot be kept says so before it is sent, and one that the browser can read becomes a JPEG', async ({
  page,
}) => {
  await signedIn(page, 'dora');
  const game = await gameId(page, 'Axelay');
  await own(page, game);
  await edit(page, game);
  const types: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') types.push(request.headers()['content-type']);
  });
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(500)]);

  await photos(page)
    .getByLabel('Add Photo')
    .setInputFiles([
      { name: 'IMG_1.HEIC', mimeType: '', buffer: heic },
      { name: 'strip.png', mimeType: 'image/png', buffer: longDrawn() },
      { name: 'half.jpg', mimeType: 'image/jpeg', buffer: await truncatedJpeg() },
      { name: 'phone.avif', mimeType: 'image/avif', buffer: await avif() },
      { name: 'whole.jpg', mimeType: 'image/jpeg', buffer: await jpeg() },
    ]);

  await expect(photos(page)).toHaveAccessibleName('Game Photos (2/6)');
  await expect(photos(page).getByRole('alert').getByRole('listitem')).toHaveText([
    'IMG_1.HEIC is a HEIC photo, which this browser cannot open. Please save it as JPEG first, and choose that file.',
    'strip.png has 9,000,000 × 4 pixels. Please make it smaller: at most 50 megapixels, and 16,383 pixels a side.',
    'half.jpg is damaged or incomplete. Please choose another file.',
  ]);
  expect(types).toEqual([]);
  await expectAccessible(page);
  await save(page);
  await expect(page.getByRole('button', { name: /^Enlarge: Your photo/ })).toHaveCount(2);
  expect(types).toEqual(['image/jpeg', 'image/jpeg']);
});
