import { type Page, expect, test } from '@playwright/test';

import { photographBox } from '../bench/boxes.ts';
import { createRandom } from '../bench/random.ts';
import { jpeg } from '../packages/server/src/testing/pictures.ts';
import { withCamera } from './camera.ts';
import {
  address,
  choose,
  expectAccessible,
  onlyOnDesk,
  onlyOnPhone,
  picture,
  signedIn,
} from './collector.ts';

const english = {
  scan: 'Scan game cover',
  title: 'Scan a Game',
  capture: 'Capture',
  which: 'Which game is it?',
  none: 'None of these',
  readHere: 'Read on this server; not stored.',
};
const french = {
  scan: 'Scanner une jaquette',
  title: 'Scanner un jeu',
  capture: 'Prendre la photo',
  readHere: 'Image analysée sur ce serveur, sans y être conservée.',
};

/** A box on a table as a phone sees it, its title in a face of its own, which no other title begins like. */
const terranigma = { title: 'Terranigma', console: 'Super Nintendo', publisher: 'Nintendo' };
/** It came out for four consoles, and the box does not say for which one it is. */
const chrono = { title: 'Chrono Trigger', console: '', publisher: 'Square' };

async function photograph(page: Page, box: typeof terranigma, seed: number): Promise<Buffer> {
  await page.setViewportSize({ width: 1280, height: 960 });
  return await photographBox(page, box, createRandom(seed));
}

test(
  'a box before the camera is recognized without any key, and its game found',
  onlyOnPhone,
  async ({ page: drawing }, { project }) => {
    const film = [{ picture: await photograph(drawing, terranigma, 2), seconds: 1 }];
    await using world = await withCamera({ film, origin: address(), project });
    const { page, context } = world;
    await choose(context, 'fr', 'dark');
    await signedIn(page, 'scan');
    await page.goto(`${address()}/search`);

    await page.getByRole('button', { name: french.scan }).click();
    const overlay = page.getByRole('dialog', { name: french.title });
    // It is allowed already, and comes on by itself.
    await expect(overlay.getByRole('button', { name: french.capture })).toBeVisible();
    await expect(overlay.getByText(french.readHere)).toBeVisible();
    await expect.poll(() => overlay.locator('video').evaluate(isPlaying)).toBe(true);
    await expectAccessible(page);
    await picture(page, 'scan-live');
    await overlay.getByRole('button', { name: french.capture }).click();

    await expect(page).toHaveURL(/\/search\?q=Terranigma&platform=19$/);
    await expect(overlay).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Terranigma', exact: true })).toBeVisible();
    await expect(page.getByRole('textbox').first()).toHaveValue('Terranigma');
    expect(await page.evaluate(() => document.querySelector('video'))).toBeNull();
  },
);

const isPlaying = (video: SVGElement | HTMLElement) =>
  video instanceof HTMLVideoElement && video.currentTime > 0;

test(
  'where a box may be several games it is asked which, from a file, a drop and a paste',
  onlyOnDesk,
  async ({ page }) => {
    const drawing = await page.context().newPage();
    const box = { name: 'box.jpg', mimeType: 'image/jpeg', buffer: await photograph(drawing, chrono, 7) };
    await drawing.close();
    await choose(page.context(), 'en');
    await signedIn(page, 'scan');
    await page.goto(`${address()}/search`);
    const question = page.getByRole('region', { name: english.which });

    await page.getByRole('button', { name: english.scan }).click();
    const overlay = page.getByRole('dialog', { name: english.title });
    await expect(overlay.getByText(english.readHere)).toBeVisible();
    await expect(overlay.getByRole('button', { name: english.capture })).toHaveCount(0); // nobody has allowed it
    await expectAccessible(page);
    await picture(page, 'scan-idle');
    await page.locator('input[type=file]').setInputFiles(box);
    await expect(question.getByRole('button', { name: /^Chrono Trigger/ }).first()).toBeVisible();
    await expect(question).toBeFocused();
    await expectAccessible(page);
    await picture(page, 'scan-which');
    await page.goBack(); // closes the overlay, and leaves no screen
    await expect(question).toHaveCount(0);
    await expect(page).toHaveURL(/\/search$/);

    await give(page, 'drop', box.buffer);
    await question.getByRole('button', { name: english.none }).click();
    await expect(page.getByRole('textbox').first()).toHaveValue(/trigge/i);
    await expect(page.getByRole('textbox').first()).toBeFocused();

    await give(page, 'paste', box.buffer);
    await question.getByRole('button', { name: /^Chrono Trigger.*(Super Nintendo|SNES)/ }).click();
    await expect(page).toHaveURL(/q=Chrono\+Trigger&platform=19$/);
    await expect(page.getByRole('link', { name: 'Chrono Trigger', exact: true })).toBeVisible();
  },
);

/** A picture is dropped onto the page, or pasted into it. */
async function give(page: Page, how: 'drop' | 'paste', bytes: Buffer): Promise<void> {
  await page.evaluate(
    ([kind, base64]) => {
      const data = new DataTransfer();
      const pixels = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      data.items.add(new File([pixels], 'box.jpg', { type: 'image/jpeg' }));
      const options = { bubbles: true, cancelable: true };
      document.body.dispatchEvent(
        kind === 'drop'
          ? new DragEvent('drop', { ...options, dataTransfer: data })
          : new ClipboardEvent('paste', { ...options, clipboardData: data }),
      );
    },
    [how, bytes.toString('base64')] as const,
  );
}

/** A film of nothing in particular. */
const plainFilm = async () => [{ picture: await jpeg(), seconds: 1 }];

const states = {
  denied: 'Camera access was denied. Please grant camera permissions in your browser settings.',
  missing: 'No camera found on your device.',
  inUse: 'Your camera is already in use by another application.',
  other: 'Camera error: Starting videoinput failed',
  failed: 'Failed to access camera. Please make sure you have granted camera permissions.',
};

/** Replaces what no flag of Chromium brings about: a camera that another application holds, or that breaks. */
const failWith = (name: string, message: string) => `
  navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('${message}', '${name}'));`;

test.describe('the camera says why it is not there', onlyOnDesk, () => {
  for (const { state, world, script, header } of [
    { state: 'denied', world: { isGranted: false, hasFilm: true } },
    { state: 'denied', world: { isGranted: true, hasFilm: true }, header: 'camera=()' },
    { state: 'missing', world: { isGranted: true, hasFilm: false } },
    {
      state: 'inUse',
      world: { isGranted: true, hasFilm: true },
      script: failWith('NotReadableError', 'Could not start video source'),
    },
    {
      state: 'other',
      world: { isGranted: true, hasFilm: true },
      script: failWith('AbortError', 'Starting videoinput failed'),
    },
    {
      state: 'failed',
      world: { isGranted: true, hasFilm: true },
      script: `Object.defineProperty(navigator, 'mediaDevices', { value: undefined });`, // as over plain http
    },
  ] as Problem[]) {
    test(`${state}${header ? ' by a header' : ''}`, async () => {
      await using opened = await withCamera({
        ...(world.hasFilm && { film: await plainFilm() }),
        isGranted: world.isGranted,
        origin: address(),
        project: test.info().project,
      });
      const { page, context } = opened;
      if (script) await context.addInitScript(script);
      if (header) await sendHeader(page, header);
      await choose(context, 'en');
      await signedIn(page, 'camera');
      await page.goto(`${address()}/search?scan=true`);
      const overlay = page.getByRole('dialog', { name: 'Scan a Game' });
      const start = overlay.getByRole('button', { name: /^(Start Camera|Camera Access Blocked)$/ });

      // Where the browser says that it is allowed, the camera starts by itself.
      if (!world.isGranted) await start.click();

      await expect(overlay.getByRole('alert')).toHaveText(
        `${states[state]}You can choose a picture instead.`,
      );
      // A page whose header forbids the camera does not know it: the browser calls the permission granted.
      const isKnown = state === 'denied' && !header;
      await expect(start).toHaveText(isKnown ? 'Camera Access Blocked' : 'Start Camera');
      await expect(start).toBeEnabled({ enabled: !isKnown });
      await expect(overlay.getByText('Camera access is blocked')).toHaveCount(0);
      await expect(overlay.getByText('Choose a picture', { exact: true })).toBeVisible();
      await expectAccessible(page);
    });
  }
});

type Problem = {
  state: keyof typeof states;
  world: { isGranted: boolean; hasFilm: boolean };
  script?: string;
  header?: string;
};

/** The page itself comes with another policy. */
async function sendHeader(page: Page, policy: string): Promise<void> {
  await page.route('**/search*', async (route) => {
    if (route.request().resourceType() !== 'document') return await route.continue();
    const response = await route.fetch();
    const headers = { ...response.headers(), 'permissions-policy': policy };
    return await route.fulfill({ response, headers });
  });
}

const screens = {
  'the overlay': { path: '/search?scan=true', leave: (page: Page) => page.keyboard.press('Escape') },
  'the shelf photo': {
    path: '/scanner/shelf',
    leave: (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click(),
  },
};

test.describe('the light of the camera goes out', onlyOnDesk, () => {
  for (const [name, { path, leave }] of Object.entries(screens)) {
    test(`while the page is hidden, with a picture, and on leaving ${name}`, async () => {
      await using world = await withCamera({
        film: await plainFilm(),
        origin: address(),
        project: test.info().project,
      });
      const { page, context } = world;
      await context.addInitScript(keepTracks);
      const lights = () => page.evaluate<string[]>('tracks.map(({ readyState }) => readyState)');
      const start = () => page.getByRole('button', { name: 'Start Camera' }).click();
      await choose(context, 'en');
      await signedIn(page, 'camera');
      await page.goto(`${address()}${path}`);
      await expect(page.getByRole('button', { name: 'Capture' })).toBeVisible();
      expect(await lights()).toEqual(['live']);

      await hide(page, true);
      await expect.poll(lights).toEqual(['ended']);
      await hide(page, false);
      await expect.poll(lights).toEqual(['ended', 'live']);

      await expect.poll(() => page.locator('video').evaluate(isPlaying)).toBe(true);
      await page.getByRole('button', { name: 'Capture' }).click();
      await expect(page.getByRole('alert')).toBeVisible(); // of nothing in particular, nothing is read
      expect(await lights()).toEqual(['ended', 'ended']);

      await start();
      await expect.poll(lights).toEqual(['ended', 'ended', 'live']);
      await leave(page);
      await expect.poll(lights).toEqual(['ended', 'ended', 'ended']);
    });
  }
});

/** Every track that was ever opened, to see whether it has ended. */
const keepTracks = `
  window.tracks = [];
  const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
  navigator.mediaDevices.getUserMedia = async (asked) => {
    const stream = await open(asked);
    window.tracks.push(...stream.getTracks());
    return stream;
  };`;

function hide(page: Page, isHidden: boolean): Promise<void> {
  return page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}
