import { readFileSync } from 'node:fs';

import { type Page, expect, test } from '@playwright/test';

import { drawCover } from '../packages/web/src/ui/coverArt.ts';
import { address, choose, expectAccessible, gameId, own, picture, signedIn } from './collector.ts';

/** Presses 'Save as picture' and reads the file. */
async function save(page: Page) {
  const saved = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Save as picture' }).click();
  const download = await saved;
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

/** Which part of a picture has a colour, by hundredths. */
function shareOf(page: Page, { bytes }: { bytes: Buffer }, color: string): Promise<number> {
  return page.evaluate(`(async () => {
    const picture = new Image();
    picture.src = 'data:image/png;base64,${bytes.toString('base64')}';
    await picture.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: picture.width, height: picture.height });
    const drawn = canvas.getContext('2d');
    drawn.drawImage(picture, 0, 0);
    const { data } = drawn.getImageData(0, 0, picture.width, picture.height);
    const [red, green, blue] = [1, 3, 5].map((at) => parseInt('${color}'.slice(at, at + 2), 16));
    let same = 0;
    for (let at = 0; at < data.length; at += 4)
      if (data[at] === red && data[at + 1] === green && data[at + 2] === blue) same += 1;
    return (same / (data.length / 4)) * 100;
  })()`);
}

test('one’s own shelf is saved as a picture in both formats, with its games in their consoles’ colours', async ({
  page,
  context,
}, { project }) => {
  await choose(context, 'en');
  await signedIn(page, 'ana');
  for (const title of ['Doom', 'Axelay', 'F-Zero']) await own(page, await gameId(page, title));
  const platforms = (await (await context.request.get(`${address()}/api/platforms`)).json()) as {
    id: number;
    color: string;
  }[]; // as: the contract's output
  const color = platforms.find(({ id }) => id === 19)?.color ?? '';

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${address()}/collection/all?tab=owned`);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Save as picture' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your shelf as a picture' });
  const preview = dialog.getByRole('img', { name: 'Preview of the picture' });
  await expect(preview).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await picture(page, `picture-${project.name}`);

  for (const [format, width, height] of [
    [/^Wide/, 1200, 630],
    [/^Tall/, 1080, 1920],
  ] as const) {
    await dialog.getByRole('button', { name: format }).click();
    await expect(preview).toHaveAttribute('height', String(height));
    await expect(async () => {
      const saved = await save(page);
      expect(saved.name).toBe(`cartouche-${width}x${height}.png`);
      expect([saved.bytes.readUInt32BE(16), saved.bytes.readUInt32BE(20)]).toEqual([width, height]);
      // Also where the user wants less motion.
      expect(await shareOf(page, saved, '#f6f4ef')).toBeGreaterThan(20);
      for (const title of ['Doom', 'Axelay', 'F-Zero']) {
        expect(await shareOf(page, saved, drawCover(title, color).ground)).toBeGreaterThan(1);
      }
    }).toPass({ timeout: 10_000 });
  }
});
