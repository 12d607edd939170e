import { type Page, expect, test } from '@playwright/test';

import { photographBox } from '../bench/boxes.ts';
import { createRandom } from '../bench/random.ts';
import { browserArguments, chromium } from './chromium.ts';
import {
  address,
  choose,
  expectAccessible,
  gameId,
  onlyOnDesk,
  onlyOnPhone,
  picture,
  signedIn,
} from './collector.ts';

// A camera of Chromium's own, which shows a moving pattern.
test.use({
  permissions: ['camera'],
  launchOptions: {
    executablePath: chromium(),
    args: [...browserArguments, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
});

const section = (page: Page) => page.getByRole('region', { name: /Marketplace listings|Annonces/ });

/** Opens a game's page and scrolls to its listings. */
async function openListings(page: Page, title: string): Promise<void> {
  await page.goto(`${address()}/game/${await gameId(page, title)}`);
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await page.keyboard.press('End');
}

test(
  'listings on a game: sorted, unfolded, of another country, after a failure',
  onlyOnDesk,
  async ({ page, context }) => {
    await choose(context, 'en');
    await signedIn(page, 'listings');
    let isBroken = true;
    await page.route('**/api/ebay-simple?*', (route) =>
      isBroken
        ? route.fulfill({
            status: 429,
            json: { error: '', code: 'marketplace_busy', data: { marketplace: 'eBay', minutes: 2 } },
          })
        : route.continue(),
    );
    await openListings(page, 'ActRaiser');
    await expect(section(page).getByText('The listings did not load')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'ActRaiser', level: 1 })).toBeAttached();
    isBroken = false;
    await section(page).getByRole('button', { name: 'Try again' }).click();

    const rows = section(page).getByRole('row');
    await expect(rows).toHaveCount(5);
    await expect(section(page).getByText(/Test listings/)).toBeVisible();
    await expect(section(page).locator('img').first()).toHaveJSProperty('complete', true);
    expect(
      await section(page)
        .locator('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    ).toBeGreaterThan(0);
    await expectAccessible(page);
    await picture(page, 'desk-listings');

    await section(page)
      .getByRole('button', { name: /^See More/ })
      .click();
    await expect(rows).not.toHaveCount(5);
    await section(page).getByRole('button', { name: 'Price' }).click();
    await expect(section(page).getByRole('columnheader', { name: 'Price' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );

    await section(page).getByLabel('Regional marketplace').selectOption('Germany');
    await expect(rows.nth(1)).toContainText('€');
    await expect(section(page).getByRole('link', { name: /^View all on eBay/ })).toHaveAttribute(
      'href',
      /ebay\.de/,
    );

    await section(page).getByRole('button', { name: 'Vinted' }).click();
    await expect(section(page).getByText('Vinted integration is coming soon!')).toBeVisible();
    await section(page).getByRole('button', { name: 'Close' }).click();
    await expect(rows.nth(1)).toBeVisible();
  },
);

test(
  'the country chosen on a game is that of the settings, and the other way round',
  onlyOnPhone,
  async ({ page, context }) => {
    await choose(context, 'fr', 'dark');
    await signedIn(page, 'region');
    await openListings(page, 'ActRaiser');
    const cards = section(page).getByRole('listitem');
    await expect(cards).toHaveCount(4);
    await expectAccessible(page);
    await picture(page, 'phone-listings');
    await section(page).getByLabel('Site régional').selectOption('Italie');
    await expect(section(page).getByRole('link', { name: /^Tout voir sur eBay/ })).toHaveAttribute(
      'href',
      /ebay\.it/,
    );

    await page.goto(`${address()}/settings?section=preferences`);
    const preferred = page.getByLabel('Place de marché préférée');
    await expect(preferred).toHaveValue('EBAY-IT');
    await preferred.selectOption('Espagne (ES)');
    await openListings(page, 'ActRaiser');

    await expect(section(page).getByLabel('Site régional')).toHaveValue('EBAY-ES');
    const { value } = (await context.cookies()).find(({ name }) => name === 'marketplace_preference') ?? {};
    expect(value).toBe('EBAY-ES');
  },
);

/** A box on a table, which the server reads by itself. */
async function photograph(page: Page, box: { title: string; console: string }) {
  const drawing = await page.context().newPage();
  await drawing.setViewportSize({ width: 1280, height: 960 });
  const buffer = await photographBox(drawing, { ...box, publisher: null }, createRandom(2));
  await drawing.close();
  return { name: 'box.jpg', mimeType: 'image/jpeg', buffer };
}

test('the price of a game, from a picture of its box', onlyOnPhone, async ({ page, context }) => {
  await choose(context, 'en');
  await signedIn(page, 'price');
  await page.goto(`${address()}/vinted-scanner`);
  const box = await photograph(page, { title: 'Tetris', console: 'Game Boy' });
  await expectAccessible(page);
  await picture(page, 'phone-price-check');

  await page.getByLabel('Choose a picture').setInputFiles(box);
  await page.getByRole('button', { name: 'Tetris Game Boy', exact: true }).click(); // it came out for others, too

  await expect(page.getByText('Last Search: Tetris Game Boy')).toBeVisible();
  await expect(page.getByText(/^Lowest Price: /)).toBeVisible();
  await expect(page.getByText('Standard Edition')).toBeVisible();
  await expect(page.getByRole('link', { name: /^View All on Vinted/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Listings' }).getByRole('listitem')).toHaveCount(5);
  await expectAccessible(page);
  await picture(page, 'phone-price-found');
  await page.getByRole('button', { name: 'Scan Again' }).click();
  await expect(page.getByRole('button', { name: 'Start Camera' })).toBeVisible();
});

test(
  'a console that cannot be told from the box is asked for, by keyboard alone',
  onlyOnDesk,
  async ({ page, context }) => {
    await choose(context, 'fr');
    await signedIn(page, 'console');
    await page.goto(`${address()}/vinted-scanner`);
    await page
      .getByLabel('Choisir une image')
      .setInputFiles(await photograph(page, { title: 'Columns', console: '' }));
    const question = page.getByRole('region', { name: /^De quel jeu s’agit-il/ });
    await expect(question).toBeFocused();
    await expectAccessible(page);
    await picture(page, 'desk-which-console');

    await question.getByRole('button', { name: /^Columns.*Game Gear/ }).focus();
    await page.keyboard.press('Enter');

    await expect(page.getByText('Dernière recherche : Columns Sega Game Gear')).toBeVisible();
    await expect(page.getByText('Très bon état')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Recommencer' })).toBeFocused();
  },
);

test(
  'the camera shows what it sees, and what cannot be read is said',
  onlyOnDesk,
  async ({ page, context }) => {
    await choose(context, 'fr', 'dark');
    await signedIn(page, 'camera');
    await page.goto(`${address()}/vinted-scanner`);

    await page.getByRole('button', { name: 'Démarrer la caméra' }).click();
    const video = page.getByLabel('Ce que voit la caméra');
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.videoWidth))
      .toBeGreaterThan(0);
    await expect(page.getByRole('button', { name: 'Prendre la photo' })).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Prendre la photo' }).click();

    await expect(page.getByRole('alert')).toContainText('reconnu clairement');
    await expect(video).toHaveCount(0);
    await picture(page, 'desk-price-check');
  },
);

test('the raw search shows what Vinted answers', onlyOnDesk, async ({ page, context }) => {
  await choose(context, 'en');
  await signedIn(page, 'raw');
  await page.goto(`${address()}/vinted-search`);

  await page.getByLabel('Words to search for').fill('Tetris');
  await page.keyboard.press('Enter');

  await expect(page.getByText('Results (JSON):')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Results (JSON):' })).toContainText('"total_item_price"');
  await expectAccessible(page);
  await picture(page, 'desk-raw-search');
});
