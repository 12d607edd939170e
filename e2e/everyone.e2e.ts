import { type Locator, type Page, expect, test } from '@playwright/test';

import {
  address,
  adminEmail,
  choose,
  expectAccessible,
  expectContrast,
  firstGames,
  own,
  picture,
  proEmail,
  signIn,
  signedIn,
  superNintendo,
  wishFor,
} from './collector.ts';

const desk = { width: 1440, height: 900, theme: 'light' };
const phone = { width: 390, height: 844, theme: 'dark' };
/** A window of 1280 by 1024, magnified four times. */
const magnified = { width: 320, height: 256 };

test.beforeEach(({ context }) => choose(context, 'en'));

const list = '/collection/all?tab=owned';

/** Opens a screen, and waits until nothing loads in the window any more. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(address() + path);
  // Not by its role, which it does not have behind an open layer.
  await expect(page.locator('h1').first()).toBeVisible();
  await expect
    .poll(() =>
      page
        .locator('.animate-pulse')
        .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().top < innerHeight).length),
    )
    .toBe(0);
}

async function press(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name }).filter({ visible: true }).first().click();
}

/** For axe at both widths and in both themes, and with room to read when magnified. Opens nothing anew. */
async function expectForEveryone(page: Page, within = 'html'): Promise<void> {
  for (const { theme, ...size } of [desk, phone]) {
    await page.setViewportSize(size);
    await wear(page, theme);
    await expectAccessible(page, within);
    await wear(page, theme === 'light' ? 'dark' : 'light');
    await expectContrast(page, within);
  }
  await page.setViewportSize(magnified);
  await expect.poll(() => inTheWay(page)).toEqual([]);
  await page.setViewportSize({ width: desk.width, height: desk.height });
}

/** Shows the page in a theme, at once. */
async function wear(page: Page, theme: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.locator('html').evaluate((html, to) => {
    html.dataset['theme'] = html.style.colorScheme = to;
  }, theme);
}

/** What makes a magnified page scroll sideways, covers a good third of it, or is cut off in a layer. */
async function inTheWay(page: Page): Promise<string[]> {
  return await page.locator('html').evaluate((html) => {
    const found = html.scrollWidth > innerWidth ? ['the page is too wide'] : [];
    for (const element of html.querySelectorAll('body *')) {
      const { position, visibility, pointerEvents } = getComputedStyle(element);
      const { top, bottom, height } = element.getBoundingClientRect();
      const layer = element.closest('[role*=dialog]');
      const sticks = ['fixed', 'sticky'].includes(position) && visibility === 'visible';
      const isOfLayer = layer !== null || document.querySelector('[role*=dialog]') !== null;
      if (sticks && !isOfLayer && pointerEvents !== 'none' && height > innerHeight * 0.35)
        if (bottom > 0 && top < innerHeight) found.push(`${element.tagName} ${element.className}`);
      if (element === layer && element.scrollWidth > element.clientWidth) found.push('a layer is cut off');
      if (element === layer && element.scrollHeight > element.clientHeight)
        if (getComputedStyle(element).overflowY !== 'auto') found.push('a layer does not scroll');
    }
    return found;
  });
}

test('the screens of one’s own games are for everyone', async ({ page }, { project }) => {
  await signIn(page.context().request, proEmail(project.name, 'everyone'));
  const [first = 0, second = 0] = await firstGames(page, 2);
  await own(page, first, { purchasePrice: 12.5 });
  await wishFor(page, second);

  for (const path of [
    '/',
    list,
    `${list}&view=list`,
    `${list}&view=shelf`,
    `${list}&view=covers`,
    `/collection/${superNintendo}?tab=wishlist`,
    '/wishlist',
    `/game/${first}`,
    '/bin',
  ]) {
    await test.step(path, async () => {
      await open(page, path);
      await expectForEveryone(page);
    });
  }
});

test('the screens of a visitor are for everyone', async ({ page }) => {
  for (const path of ['/login', '/reset-password', '/test-users', '/user-status']) {
    await test.step(path, async () => {
      await open(page, path);
      await expectForEveryone(page);
    });
  }
});

const otherScreens: Record<string, string[]> = {
  'that lead to games': [
    '/search?q=axelay',
    '/games?letter=%23',
    '/platforms',
    '/price-alerts',
    '/settings?section=help',
    '/nowhere',
  ],
  'of plans': ['/subscription', '/subscription/manage', '/subscription/demo', '/subscription/test'],
  'of payments': ['/stripe-test', '/stripe-phase2-test', '/stripe-phase3-test', '/test-payment'],
  'of settings': [
    '/settings',
    '/settings?section=subscription',
    '/settings?section=preferences',
    '/settings?section=export',
    '/settings?section=danger',
  ],
};

for (const [which, paths] of Object.entries(otherScreens)) {
  test(`the screens ${which} are for everyone`, async ({ page }, { project }) => {
    await signIn(page.context().request, adminEmail(project.name));
    for (const path of paths) {
      await test.step(path, async () => {
        await open(page, path);
        await expectForEveryone(page);
      });
    }
  });
}

test('what opens over a screen is for everyone', async ({ page }, { project }) => {
  await signIn(page.context().request, proEmail(project.name, 'layers'));
  const [first = 0, second = 0] = await firstGames(page, 2);
  for (const id of [first, second]) await own(page, id);

  const layers: Record<string, () => Promise<void>> = {
    details: () => open(page, `${list}&gameId=${first}`),
    form: () => press(page, /^Edit Collection/),
    filters: () => press(page, /^Filters/),
    'picture of the shelf': async () => {
      await press(page, 'More');
      await press(page, 'Save as picture');
    },
    shortcuts: () => page.keyboard.press('?'),
    feedback: () => press(page, /feedback/i),
    'bulk change': async () => {
      await press(page, /^bulk edit$/i);
      await page
        .getByRole('checkbox', { name: /^Select/ })
        .first()
        .click();
      await press(page, /^Apply to all/);
    },
  };
  for (const [name, show] of Object.entries(layers)) {
    await test.step(name, async () => {
      await open(page, list);
      await show();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectForEveryone(page, '[role=dialog]');
      await picture(page, `everyone-${name}`);
    });
  }
});

test('with forced colours, what is chosen, on or there differs, and controls have lines', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signedIn(page, 'forced');
  const [id = 0] = await firstGames(page, 1);
  await own(page, id, { completeness: 'CARTRIDGE', condition: 'GOOD' });
  await open(page, `${list}&gameId=${id}`);
  const layer = page.getByRole('dialog');
  const part = (text: string) =>
    layer.getByRole('listitem').filter({ hasText: text }).locator('span').first();
  await expectOtherGround(part('Game (cartridge)'), part('Booklet'));

  await layer.getByRole('button', { name: 'Edit Collection' }).click();
  const tile = (name: string) => layer.getByRole('button', { name, exact: true });
  await tile('Complete').click();
  await expectOtherGround(tile('Complete'), tile('Booklet'));
  await expect(tile('Booklet')).toHaveCSS('border-top-width', '1px');
  await expect(layer.getByLabel('Notes')).toHaveCSS('border-top-width', '1px');
  const track = layer.getByRole('switch').locator('span.rounded-full').first();
  const off = await groundOf(track);
  await layer.getByRole('switch').click();
  await expect.poll(() => groundOf(track)).not.toBe(off);
});

const groundOf = (element: Locator) => element.evaluate((one) => getComputedStyle(one).backgroundColor);

async function expectOtherGround(one: Locator, other: Locator): Promise<void> {
  await expect(one).toBeVisible();
  await expect.poll(async () => (await groundOf(one)) === (await groundOf(other))).toBe(false);
}

test('on paper: a light table of the whole list, and nothing to press; without motion, nothing moves', async ({
  page,
}) => {
  await signedIn(page, 'paper');
  const ids = await firstGames(page, 15);
  for (const id of ids) await own(page, id, { purchasePrice: 0.1 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // What draws the paper is loaded last, and on a slow network later than the keys are pressed.
  const pressed = Promise.withResolvers<void>();
  await page.route('**/ListOnPaper-*.js', async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await open(page, list);
  await page.locator('html').evaluate((html) => {
    html.dataset['theme'] = html.style.colorScheme = 'dark';
    const slow = [...html.querySelectorAll('body *')].filter((element) => {
      const { transitionDuration, animationDuration } = getComputedStyle(element);
      return Math.max(parseFloat(transitionDuration), parseFloat(animationDuration)) > 0.01;
    });
    if (slow.length > 0) throw new Error(`${slow.length} elements move`);
    window.print = () => undefined;
  });

  await page.keyboard.press('Control+p');
  pressed.resolve();
  const paper = page.locator('[data-paper]');
  await expect(paper.getByRole('row', { includeHidden: true })).toHaveCount(17);
  await page.emulateMedia({ media: 'print' });

  await expect(paper.getByRole('row').last()).toHaveText('15 games$1.50');
  await expect(paper).toHaveCSS('color', 'rgb(27, 28, 31)');
  await expect(page.locator('#root')).toBeHidden();
  await page.locator('html').evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
});
