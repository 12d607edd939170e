import { once } from 'node:events';
import { type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { type Page, expect, test } from '@playwright/test';

import { jpeg, png } from '../packages/server/src/testing/pictures.ts';
import { choose, expectAccessible, gameId, own, signedIn } from './collector.ts';
import { startOwnProduct } from './product.ts';

const slowMs = 6_000;

/** How the host of pictures answers for each box. */
const boxes: Record<string, (response: ServerResponse) => Promise<unknown>> = {
  'Good Box (Europe)': async (response) => sendPng(response, await png(300, 420)),
  'Good Box (Japan)': async (response) => sendPng(response, await png(420, 300)),
  'Slow Box (Europe)': async (response) => {
    const bytes = await png(320, 420);
    setTimeout(() => sendPng(response, bytes), slowMs);
  },
  'Huge Box (Europe)': async (response) => {
    response.writeHead(200, { 'content-type': 'image/png' });
    const flood = setInterval(() => response.write(Buffer.alloc(1024 * 1024)), 5);
    response.once('close', () => clearInterval(flood));
  },
  'Broken Box (Europe)': async (response) => sendPng(response, (await png()).subarray(0, 2_000)),
  'Lying Box (Europe)': async (response) => sendPng(response, Buffer.from('<html><script>1</script></html>')),
};

function sendPng(response: ServerResponse, bytes: Buffer): void {
  response.writeHead(200, { 'content-type': 'image/png' }).end(bytes);
}

/** Nintendo 64, one machine all over the world: of a Super Nintendo game, a Japanese release is another game. */
const machine = 4;
const titles = ['Good Box', 'Slow Box', 'Huge Box', 'Broken Box', 'Lying Box', 'Missing Box'];
const games = titles.map((title) => ({
  title,
  platform_igdb_id: machine,
  releases: [
    { region: 'EU', label: `${title} (Europe)` },
    ...(title === 'Good Box' ? [{ region: 'JP', label: `${title} (Japan)` }] : []),
  ],
}));

let asked: string[] = [];
const host = createServer((request, response) => {
  const name = decodeURIComponent(request.url ?? '').replace(/^.*\/|\.png$/g, '');
  asked.push(name);
  const box = boxes[name];
  if (box) void box(response);
  else response.writeHead(404).end();
});

const usual = process.env['CARTOUCHE_URL'];
let product: { url: string; end: () => Promise<void> };
test.beforeAll(async () => {
  test.setTimeout(240_000);
  host.listen(0, '127.0.0.1');
  await once(host, 'listening');
  const { port } = host.address() as AddressInfo; // as: it listens on a port
  const covers = { COVERS_SOURCES: 'libretro', COVERS_LIBRETRO_URL: `http://127.0.0.1:${port}` };
  product = await startOwnProduct(covers, games.map((game) => JSON.stringify(game)).join('\n'));
  process.env['CARTOUCHE_URL'] = product.url;
});
test.afterAll(async () => {
  process.env['CARTOUCHE_URL'] = usual;
  await product.end();
  host.close();
  host.closeAllConnections();
});

const card = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title }) });
const picture = (page: Page, title: string) => card(page, title).locator('img[src*="/covers/"]');
const drawn = (page: Page, title: string) => card(page, title).locator('svg[viewBox="0 0 12 9"]');

/** The picture is there, whole and seen; the drawn box is gone. */
async function expectPicture(page: Page, title: string, size: [number, number]) {
  await expect(drawn(page, title)).toHaveCount(0);
  await expect(picture(page, title)).toHaveCSS('opacity', '1');
  await expect
    .poll(() =>
      picture(page, title).evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]),
    )
    .toEqual(size);
}

test('covers come from a host of pictures, however it behaves, and one’s own photo before them', async ({
  page,
  browser,
}) => {
  await choose(page.context(), 'en');
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await signedIn(page, 'ana');
  for (const title of titles) await own(page, await gameId(page, title, machine));
  asked = [];

  await test.step('the list is there at once, with drawn boxes, while the sources are asked', async () => {
    const startedAt = Date.now();
    await page.goto(`${product.url}/collection/all?tab=owned`);
    await expect(card(page, 'Slow Box')).toBeVisible();
    await expect(drawn(page, 'Slow Box')).toHaveCount(1);
    expect(Date.now() - startedAt).toBeLessThan(slowMs + 20_000);
  });

  await test.step('a picture takes the place of the drawn box when it is there, and nothing moves', async () => {
    const before = await card(page, 'Slow Box').boundingBox();
    await expectPicture(page, 'Good Box', [300, 420]);
    await expectPicture(page, 'Slow Box', [320, 420]);
    expect(await card(page, 'Slow Box').boundingBox()).toEqual(before);
  });

  await test.step('what is huge, broken, no picture or missing stays a drawn box', async () => {
    await expect.poll(() => new Set(asked).size).toBe(titles.length);
    for (const title of ['Huge Box', 'Broken Box', 'Lying Box', 'Missing Box']) {
      await expect(drawn(page, title)).toHaveCount(1);
      await expect(picture(page, title)).toHaveCount(0);
    }
    expect(errors).toEqual([]);
  });

  await test.step('nobody is asked a second time, not even for another collector', async () => {
    await page.reload();
    await expectPicture(page, 'Good Box', [300, 420]);
    const other = await browser.newPage();
    await signedIn(other, 'bo');
    await own(other, await gameId(other, 'Good Box', machine));
    await other.goto(`${product.url}/collection/all?tab=owned`);
    await expectPicture(other, 'Good Box', [300, 420]);
    await other.close();
    expect(asked.toSorted()).toEqual(titles.map((title) => `${title} (Europe)`).toSorted());
  });

  await test.step('a Japanese copy shows the Japanese box', async () => {
    const id = await gameId(page, 'Good Box', machine);
    await page.request.put(`${product.url}/api/collection/${id}`, { data: { release: 'JP', isEdit: true } });
    await page.reload();
    await expectPicture(page, 'Good Box', [420, 300]);
  });

  await test.step('one’s own photo becomes the cover everywhere, and an undo brings the other one back', async () => {
    const id = await gameId(page, 'Good Box', machine);
    await page.request.post(`${product.url}/api/collection/${id}/photos`, {
      data: await jpeg(300, 400),
      headers: { 'content-type': 'image/jpeg' },
    });
    await page.goto(`${product.url}/game/${id}`);
    await page.getByRole('button', { name: /cover: photo 1$/ }).click();
    await expect(
      page.getByRole('button', { name: 'Enlarge: Cover of Good Box' }).locator('img'),
    ).toHaveAttribute('src', /\/photos\/.*size=cover/);
    await expectAccessible(page, 'ul[aria-label="Your Photos"]');

    await page.goto(`${product.url}/collection/all?tab=owned`);
    await expect(card(page, 'Good Box').locator('img[src*="/photos/"]')).toHaveCSS('opacity', '1');

    await page.goto(`${product.url}/game/${id}`);
    const mine = page.getByRole('button', { name: /cover: photo 1$/ });
    await expect(mine).toHaveAttribute('aria-pressed', 'true');
    await mine.click();
    await expect(mine).toHaveAttribute('aria-pressed', 'false');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(mine).toHaveAttribute('aria-pressed', 'true');
  });
});
