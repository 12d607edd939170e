import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type Browser, type BrowserContext, chromium as browsers } from '@playwright/test';

import { frameOf } from '../packages/server/src/testing/pictures.ts';
import { browserArguments, wholeChromium } from './chromium.ts';

/** What the camera sees: a picture, and for how long. The film begins again at its end. */
export type Scene = { picture: Buffer; seconds: number };

export type CameraWorld = {
  /** Without a film there is no camera. */
  film?: readonly Scene[];
  /** Whether the site may use it; headless Chromium never asks, so what is not granted is denied. */
  isGranted?: boolean;
  /** Of the journey: as wide and as touched as its browser. */
  project: { use: object };
  /** The site. */
  origin: string;
};

/** A browser of its own whose camera shows a film: a browser has one film for as long as it runs. */
export async function withCamera({ film, isGranted = true, project, origin }: CameraWorld) {
  const folder = mkdtempSync(join(tmpdir(), 'cartouche-camera-'));
  const file = join(folder, 'camera.mjpeg');
  if (film) writeFileSync(file, await filmOf(film));
  const browser: Browser = await browsers.launch({
    executablePath: wholeChromium(),
    args: [
      ...browserArguments,
      ...(film
        ? ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${file}`]
        : ['--use-fake-device-for-media-stream=device-count=0']),
    ],
  });
  const context = await browser.newContext(project.use);
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
      const frame = await frameOf(picture);
      return Array.from({ length: Math.round(seconds * framesPerSecond) }, () => frame);
    }),
  );
  return Buffer.concat(frames.flat());
}

/** Gives the pages of a context a camera with a light and a zoom, and a second one. */
export async function withTools(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const abilities = { torch: true, zoom: { min: 1, max: 8, step: 0.1 } };
    Object.assign(MediaStreamTrack.prototype, {
      getCapabilities: () => abilities,
      applyConstraints: async () => undefined,
    });
    const named = (deviceId: string, label: string) => ({ kind: 'videoinput', deviceId, label });
    const cameras = [named('back', 'camera2 0, facing back'), named('front', 'camera2 1, facing front')];
    Object.assign(navigator.mediaDevices, { enumerateDevices: async () => cameras });
  });
}
