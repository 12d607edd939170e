import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { chromium as browsers } from '@playwright/test';
import { build } from 'vite';

import { browserArguments, chromium } from '../e2e/chromium.ts';

/**
 * Draws the product's icons from the one drawing of our cartridge, and the preview of a link as the product draws a
 * shelf: `node tools/identity.ts`, after a drawing changed. The files are committed, so that no build needs a browser.
 */

const web = join(import.meta.dirname, '../packages/web');
const folder = join(web, 'public');
const cartridge = readFileSync(join(folder, 'favicon.svg'), 'utf8');
const paper = '#F6F4EF';

/** Each icon with its side, the part of it that the cartridge takes, and its ground. */
const icons = [
  { file: 'icon-192.png', side: 192, part: 1, ground: 'transparent' },
  { file: 'icon-512.png', side: 512, part: 1, ground: 'transparent' },
  // Devices cut these into circles and other shapes: the middle 80 % is safe.
  { file: 'maskable-192.png', side: 192, part: 0.7, ground: paper },
  { file: 'maskable-512.png', side: 512, part: 0.7, ground: paper },
  { file: 'apple-touch-icon.png', side: 180, part: 0.72, ground: paper },
];

/** The sizes in favicon.ico, for what asks for no other icon. */
const icoSides = [16, 32, 48];

const browser = await browsers.launch({ executablePath: chromium(), args: browserArguments });
const page = await browser.newPage();

async function draw({ side, part, ground }: { side: number; part: number; ground: string }): Promise<Buffer> {
  await page.setViewportSize({ width: side, height: side });
  await page.setContent(
    `<style>
      html { background: ${ground} }
      body { margin: 0; height: 100vh; display: grid; place-items: center }
      svg { width: ${part * 100}% }
    </style>${cartridge}`,
  );
  return await page.screenshot({ omitBackground: true });
}

/** An ICO file is a list of where its pictures are, and the pictures, which may be PNG. */
function toIco(pictures: { side: number; bytes: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { side, bytes }] of pictures.entries()) {
    const at = 6 + 16 * index;
    head.writeUInt8(side, at);
    head.writeUInt8(side, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(bytes.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += bytes.length;
  }
  return Buffer.concat([head, ...pictures.map(({ bytes }) => bytes)]);
}

for (const icon of icons) writeFileSync(join(folder, icon.file), await draw(icon));

const small = [];
for (const side of icoSides)
  small.push({ side, bytes: await draw({ side, part: 1, ground: 'transparent' }) });
writeFileSync(join(folder, 'favicon.ico'), toIco(small));

/** The drawing code of the web, as a script for a page. */
async function previewScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: join(web, 'src/picture/drawPreview.ts'), name: 'preview', formats: ['iife'] },
    },
  });
  const [result] = [built].flat();
  if (!result || !('output' in result)) throw new Error('The drawing code could not be built.');
  return result.output[0].code;
}

const figtree = readFileSync(
  join(web, '../../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
  'base64',
);
await page.setViewportSize({ width: 1200, height: 630 });
await page.setContent(`<style>
  @font-face { font-family: Figtree; font-weight: 300 900; src: url(data:font/woff2;base64,${figtree}) }
  body { margin: 0 }
  canvas { display: block }
</style><canvas></canvas>`);
await page.addScriptTag({ content: await previewScript() });
await page.evaluate(`document.fonts.load('800 20px Figtree')
  .then(() => preview.drawPreview(document.querySelector('canvas')))`);
writeFileSync(join(folder, 'preview.png'), await page.screenshot());

await browser.close();
