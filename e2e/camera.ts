import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type Browser, type BrowserContextOptions, chromium as browsers } from '@playwright/test';
import sharp from 'sharp';

import { browserArguments, chromium } from './chromium.ts';

/** What the camera sees: a picture, and for how long. The film begins again at its end. */
export type Scene = { picture: Buffer; seconds: number };

export type CameraWorld = {
  /** Without a film there is no camera. */
  film?: readonly Scene[];
  /** Whether the site may use it; headless Chromium never asks, so what is not granted is denied. */
  isGranted?: boolean;
  context: BrowserContextOptions;
  /** The site. */
  origin: string;
};

/** A browser of its own whose camera shows a film: a browser has one film for as long as it runs. */
export async function withCamera({ film, isGranted = true, context: options, origin }: CameraWorld) {
  const folder = mkdtempSync(join(tmpdir(), 'cartouche-camera-'));
  const file = join(folder, 'camera.mjpeg');
  if (film) writeFileSync(file, await filmOf(film));
  const browser: Browser = await browsers.launch({
    executablePath: chromium(),
    args: [
      ...browserArguments,
      ...(film
        ? ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${file}`]
        : ['--use-fake-device-for-media-stream=device-count=0']),
    ],
  });
  const context = await browser.newContext(options);
  if (isGranted) await context.grantPermissions(['camera'], { origin });
  return {
    context,
    page: await context.newPage(),
    async [Symbol.asyncDispose]() {
      await browser.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Chromium plays concatenated JPEGs at this rate, whatever they were made at. */
const framesPerSecond = 30;

async function filmOf(scenes: readonly Scene[]): Promise<Buffer> {
  const frames = await Promise.all(
    scenes.map(async ({ picture, seconds }) => {
      const frame = await sharp(picture)
        .resize(1280, 720, { fit: 'contain', background: '#5a564e' })
        .jpeg({ quality: 88, chromaSubsampling: '4:2:0' })
        .toBuffer();
      return Array.from({ length: Math.round(seconds * framesPerSecond) }, () => frame);
    }),
  );
  return Buffer.concat(frames.flat());
}
