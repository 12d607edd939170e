import { type Page, expect, test } from '@playwright/test';

import {
  address,
  choose,
  collect,
  expectAccessible,
  firstGames,
  gameId,
  gamesOf,
  onlyOnDesk,
  own,
  picture,
  proEmail,
  signedIn,
  signIn,
  superNintendo,
  wishFor,
} from './collector.ts';

const [nintendo64, gameBoy, playStation, megaDrive] = [4, 33, 7, 29];

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const figures = (page: Page) => region(page, 'Your collection in figures');
/** The figures that are always visible, above the shelf. */
const figuresLine = (page: Page) => region(page, 'Your shelf').getByRole('definition');
const latest = (page: Page) => region(page, 'Latest Additions');

test('a newcomer is led from an empty shelf to the first ten games', async ({ page, context }, {
  project,
}) => {
  const isPhone = project.name === 'phone';
  await choose(context, 'en');
  await signedIn(page, 'ana');
  const firstTen = region(page, 'Your first ten games');
  const goOn = firstGames(page, 10);

  await test.step('chooses a platform, and adds one of the games that it suggests', async () => {
    await page.goto(address());
    await expect(page).toHaveTitle('Home · Cartouche');
    await expect(page.getByRole('heading', { name: 'Your shelf starts here' })).toBeVisible();
    await expect(
      page.getByText('No platforms added yet. Click "Manage Platforms" to get started.'),
    ).toBeVisible();
    await expect(firstTen).toContainText('0 of 10');
    await expectAccessible(page);

    await page.getByRole('button', { name: /^Super Nintendo Entertainment System/ }).click();
    await expect(page.getByText('1 platform on your shelf. Now for the games.')).toBeVisible();
    await expect(firstTen.getByRole('listitem').first()).toContainText('SNES');
    await firstTen
      .getByRole('button', { name: /^Add to Collection: / })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: 'Your collection', exact: true })).toBeVisible();
    await expect(firstTen).toContainText('1 of 10');
    await expect(latest(page).getByRole('listitem')).toHaveCount(1);
  });

  await test.step('sees two rows of the latest games, but only one if the second would have a single game', async () => {
    const [added = ''] = await latest(page).getByRole('link').allTextContents();
    const taken = await gameId(page, added);
    const ids = (await goOn).filter((id) => id !== taken);
    const rows = [
      { games: 5, shown: isPhone ? 2 : 5 },
      { games: 9, shown: 4 },
      { games: 10, shown: isPhone ? 4 : 8 },
    ];
    let owned = 1;
    for (const { games, shown } of rows) {
      for (; owned < games; owned += 1) await own(page, ids[owned - 1] ?? 0);
      await page.reload();
      await expect(latest(page).getByRole('listitem')).toHaveCount(shown);
      if (games < 10) await expect(firstTen).toContainText(`${games} of 10`);
    }
    await expect(firstTen).toBeHidden();
    await latest(page).getByRole('button', { name: 'Show More: Latest Additions' }).click();
    await expect(latest(page).getByRole('listitem')).toHaveCount(10);
    await latest(page).getByRole('button', { name: 'Show Less: Latest Additions' }).click();
    await expect(latest(page).getByRole('listitem')).toHaveCount(isPhone ? 4 : 8);
  });

  await test.step('opens a game over the dashboard, and edits it from there', async () => {
    const game = latest(page).getByRole('link').first();
    const title = (await game.textContent()) ?? '';
    await game.click();
    await expect(page).toHaveURL(/\/\?gameId=\d+$/);
    await page.reload();
    const details = page.getByRole('dialog', { name: title, exact: true });
    await details.getByRole('button', { name: 'Edit Collection' }).click();
    await page.getByLabel('Purchase Price').fill('12.5');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(details.getByText('$12.50')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(`${address()}/`);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(figuresLine(page).nth(1)).toHaveText('$12.50');
  });

  await test.step('finds that the charts are part of Pro', async () => {
    await expect(page.getByText('Unlock Pro Features')).toHaveCount(1);
    await figures(page).getByRole('button', { name: 'Show More: statistics' }).click();
    await expect(figures(page).getByText('Pro shows your collection in charts')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Console Distribution' })).toHaveCount(0);
    expect((await context.request.get(`${address()}/api/statistics`)).status()).toBe(403);
    await expectAccessible(page);
    await figures(page).getByRole('link', { name: 'Upgrade to Pro' }).click();
    await expect(page).toHaveURL(`${address()}/subscription`);
    await expect(page.getByRole('heading', { name: 'Subscription', level: 1 })).toBeVisible();
  });
});

test(
  'in French, the guide to the first ten games is dismissed for good',
  onlyOnDesk,
  async ({ page, context }) => {
    await choose(context, 'fr', 'dark');
    await signedIn(page, 'bo');
    await collect(page, superNintendo);
    for (const title of ['Axelay', 'Doom', 'F-Zero']) {
      await own(page, await gameId(page, title), { purchasePrice: 411.5 });
    }
    await page.goto(`${address()}/dashboard`);

    await expect(page).toHaveTitle('Accueil · Cartouche');
    const firstTen = region(page, 'Vos dix premiers jeux');
    await expect(firstTen).toContainText('3 sur 10');
    await expect(region(page, 'Votre étagère').getByRole('definition').nth(1)).toHaveText('1 234,50 $');
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Masquer : vos dix premiers jeux' }).click();
    await expect(firstTen).toHaveCount(0);
    await page.reload();
    await expect(region(page, 'Derniers ajouts').getByRole('listitem')).toHaveCount(3);
    await expect(firstTen).toHaveCount(0);
  },
);

const shelf = [
  { title: 'Chrono Trigger', completeness: 'COMPLETE_IN_BOX', purchasePrice: 149.97 },
  { title: 'Super Metroid', completeness: 'NEW_SEALED', purchasePrice: 0.2 },
  { title: 'F-Zero', completeness: 'CARTRIDGE', purchasePrice: 0.1 },
  { title: 'Doom', completeness: 'CARTRIDGE,BOOKLET' },
  { title: 'Super Mario 64', platform: nintendo64, completeness: 'CARTRIDGE', purchasePrice: 24.4 },
  { title: 'Tetris', platform: gameBoy, completeness: 'CASE', purchasePrice: 5.01 },
];
const wishes = [
  { title: 'Terranigma', platform: superNintendo },
  { title: 'EarthBound', platform: superNintendo },
  { title: 'Gran Turismo', platform: playStation },
];

test(
  'figures, charts and platform cards are right to the cent, and the charts also read as tables',
  onlyOnDesk,
  async ({ page, context }, { project }) => {
    const isPhone = project.name === 'phone';
    await choose(context, 'en');
    await signIn(page.context().request, proEmail(project.name, 'figures'));
    for (const { title, platform, ...copy } of shelf)
      await own(page, await gameId(page, title, platform), copy);
    for (const { title, platform } of wishes) await wishFor(page, await gameId(page, title, platform));
    for (const id of [superNintendo, nintendo64, gameBoy, playStation, megaDrive]) await collect(page, id);
    await page.goto(address());

    await test.step('shows four platforms, and the others on demand', async () => {
      const cards = region(page, 'Platforms').getByRole('article');
      await expect(cards).toHaveCount(4);
      await expect(cards.first().getByRole('heading')).toHaveText('Super Nintendo Entertainment System');
      const share = `${Math.round((100 * 4) / (await gamesOf(page)))}%`;
      await expect(cards.first().getByRole('definition')).toHaveText(['4', '2', share, '$150']);
      await expect(cards.nth(1).getByRole('definition')).toHaveText(['1', '0', '1%', '$5']);
      await page.getByRole('button', { name: 'Show More: Platforms' }).click();
      await expect(cards).toHaveCount(5);
      await expect(page.getByText('Unlock Pro Features')).toHaveCount(0);
    });

    await test.step('adds up what is owned', async () => {
      const average = '$29.95';
      const inLine = isPhone ? [] : [`${average} on average`];
      await expect(figuresLine(page)).toHaveText([
        '6 games',
        '$179.68',
        ...inLine,
        'Wishlist 3',
        'Price Alerts 0 active0',
      ]);
      await figures(page).getByRole('button', { name: 'Show More: statistics' }).click();
      await expect(figures(page).getByRole('definition')).toHaveText([
        ...(isPhone ? [average] : []),
        '33.3%',
        'Tetris1989',
        'Chrono Trigger$149.97',
      ]);
    });

    const consoles = figures(page).getByRole('list', { name: 'Console Distribution' });
    await test.step('spreads games, value and wishes over the consoles', async () => {
      await expect(consoles.getByRole('listitem')).toHaveText([
        'Super Nintendo Entertainment System466.7%',
        // Equal numbers are sorted by name, as on the dashboard's cards.
        'Game Boy116.7%',
        'Nintendo 64116.7%',
      ]);
      await expect(
        figures(page).getByRole('list', { name: 'Wishlist Stats' }).getByRole('listitem'),
      ).toHaveText(['Super Nintendo Entertainment System266.7%', 'PlayStation133.3%']);
      await expectAccessible(page);
      await picture(page, `statistics-${project.name}`);
      await page.getByRole('group', { name: 'Measured by' }).getByRole('button', { name: 'Value' }).click();
      await expect(consoles.getByRole('listitem')).toHaveText([
        'Super Nintendo Entertainment System$15083.6%',
        'Nintendo 64$2413.6%',
        'Game Boy$52.8%',
      ]);
    });

    await test.step('shows the same in a table, which is remembered', async () => {
      const table = figures(page).getByRole('table', { name: 'Console Distribution' });
      const rows = (...platforms: string[]) => [
        'PlatformGamesValueShare',
        ...platforms,
        'All platforms6$179.68100.0%',
      ];
      const superNintendos = 'Super Nintendo Entertainment System4$150.27';
      await page.getByRole('button', { name: 'Show as table: Console Distribution' }).click();
      await expect(table.getByRole('row')).toHaveText(
        rows(`${superNintendos}83.6%`, 'Nintendo 641$24.4013.6%', 'Game Boy1$5.012.8%'),
      );
      await expect(consoles).toHaveCount(0);
      await expectAccessible(page);
      await page.reload();
      await figures(page).getByRole('button', { name: 'Show More: statistics' }).click();
      await expect(table.getByRole('row')).toHaveText(
        rows(`${superNintendos}66.7%`, 'Game Boy1$5.0116.7%', 'Nintendo 641$24.4016.7%'),
      );
      await expect(figures(page).getByRole('list', { name: 'Wishlist Stats' })).toBeVisible();
      await page.getByRole('button', { name: 'Show as chart: Console Distribution' }).click();
    });

    await test.step('leads from a slice to its games, and from a card to its console', async () => {
      await consoles.getByRole('link', { name: 'Nintendo 64', exact: true }).click();
      await expect(page).toHaveURL(`${address()}/collection/${nintendo64}?tab=owned`);
      await page.goBack();
      await region(page, 'Platforms').getByRole('link', { name: 'Nintendo 64', exact: true }).click();
      await expect(page).toHaveURL(`${address()}/collection/${nintendo64}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nintendo 64');
    });
  },
);
