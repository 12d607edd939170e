import { type Page, expect, test } from '@playwright/test';

import { list, newCode, scanSeveral, shown, table, wordsOf } from './barcodes.ts';
import { withCamera } from './camera.ts';
import { address, choose, signedIn } from './collector.ts';

/** How many frames the page has had decoded since it was opened. */
const decoded = (page: Page) => page.evaluate<number>('window.decoded');
const countDecoded = `
  window.decoded = 0;
  const ask = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, ...rest) {
    if (message && 'picture' in message) window.decoded++;
    return ask.call(this, message, ...rest);
  };`;

test('behind a picker or a chooser of files no code is read, and after it the next one is', async ({
  baseURL: _none,
}, { project }) => {
  const text = wordsOf(project.name);
  const pause = { picture: await table, seconds: 2 };
  const film = [
    { picture: await shown(newCode()), seconds: 2 },
    pause,
    { picture: await shown(newCode()), seconds: 2 },
    pause,
  ];
  await using world = await withCamera({ film, origin: address(), project });
  const { page, context } = world;
  await context.addInitScript(countDecoded);
  await choose(context, text.language);
  await signedIn(page, 'behind');
  await scanSeveral(page, text);
  const rows = page.locator('[data-base-ui-swipe-ignore]');

  await page.getByRole('button', { name: text.find }).first().click();
  await expect(page.getByRole('textbox', { name: text.pick })).toBeVisible();
  await staysAsItIs();
  await page.keyboard.press('Escape');
  await goesOn();

  const chooser = page.waitForEvent('filechooser');
  await page.getByText(text.picture, { exact: true }).click();
  await staysAsItIs();
  await (await chooser).setFiles({ name: 'table.png', mimeType: 'image/png', buffer: await table });
  await goesOn();

  /** For longer than the film takes. */
  async function staysAsItIs() {
    await page.waitForTimeout(500); // a frame that was under way
    const before = [await rows.count(), await decoded(page)];
    await page.waitForTimeout(9_000);
    expect([await rows.count(), await decoded(page)]).toEqual(before);
  }

  async function goesOn() {
    const before = await rows.count();
    await expect.poll(() => rows.count()).toBeGreaterThan(before);
  }
});

test('while nothing moves before the camera, hardly anything is decoded, and soon nothing', async ({
  baseURL: _none,
}, { project }) => {
  const text = wordsOf(project.name);
  const film = [{ picture: await table, seconds: 1 }];
  await using world = await withCamera({ film, origin: address(), project });
  const { page, context } = world;
  await context.addInitScript(countDecoded);
  await choose(context, text.language);
  await signedIn(page, 'still');
  await scanSeveral(page, text);
  await expect.poll(() => decoded(page)).toBeGreaterThan(0);

  await page.waitForTimeout(4_000);
  const atRest = await decoded(page);
  await page.waitForTimeout(5_000);
  expect((await decoded(page)) - atRest).toBeLessThanOrEqual(6);

  await page.waitForTimeout(25_000);
  const afterwards = await decoded(page);
  await page.waitForTimeout(5_000);
  expect((await decoded(page)) - afterwards).toBe(0);
  expect(await list(page).count()).toBe(0);
});
