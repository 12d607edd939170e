import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { barcodeDrawing } from '../packages/web/src/testing/barcode.ts';
import { withCamera } from './camera.ts';
import setup from './product.ts';
import { address, firstGames, signedIn, choose } from './collector.ts';
const end = await setup();
try {
  const code = '4006381333931';
  const pic = await sharp(Buffer.from(barcodeDrawing(code)))
    .extend({ top: 120, bottom: 120, left: 200, right: 200, background: '#8a8478' })
    .png()
    .toBuffer();
  for (const [name, use] of [
    ['desk', { viewport: { width: 1440, height: 900 } }],
    ['phone', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
  ] as const) {
    await using world = await withCamera({
      film: [{ picture: pic, seconds: 1 }],
      origin: address(),
      project: { use },
    });
    const { page, context } = world;
    page.on('console', (m) => console.log('console', m.text().slice(0, 300)));
    page.on('pageerror', (e) => console.log('pageerror', e.message.slice(0, 300)));
    page.on('requestfailed', (r) => console.log('failed', r.url(), r.failure()?.errorText));
    page.on('response', (r) => {
      if (/wasm|Worker/.test(r.url()))
        console.log(r.status(), r.url(), r.headers()['content-type'], r.headers()['content-security-policy']);
    });
    await choose(context, name === 'desk' ? 'en' : 'fr', name === 'desk' ? 'light' : 'dark');
    await signedIn(page, 'cam');
    const [g = 0] = await firstGames(page, 1);
    await page.goto(`${address()}/scanner`);
    await page.waitForTimeout(5000);
    console.log(await page.locator('video').count(), page.url());
    await page.screenshot({ path: `/tmp/barcode/${name}-1.png` });
    await page.request.put(`${address()}/api/barcodes/${code}/games/${g}`);
    await page.goto(`${address()}/scanner`);
    const t = Date.now();
    await page.locator('video').waitFor();
    const t1 = Date.now();
    await page.waitForURL('**/game/*', { timeout: 8000 }).catch(() => console.log('no game'));
    console.log(name, 'video', t1 - t, 'game', Date.now() - t1);
    await page.goto(`${address()}/scanner`);
    await page
      .getByRole('button', { name: name === 'desk' ? 'Several' : 'Plusieurs', exact: true })
      .click()
      .catch(() => {});
    await page.waitForTimeout(4000);
    await page.screenshot({ path: `/tmp/barcode/${name}-2.png` });
  }
} finally {
  await end();
}
