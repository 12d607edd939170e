import { type Page, expect, test } from '@playwright/test';

import {
  address,
  choose,
  drawAs,
  expectAccessible,
  expectDrawnAs,
  firstGames,
  onlyOnDesk,
  onlyOnPhone,
  own,
  picture,
  proEmail,
  signIn,
  signedIn,
  superNintendo,
  wishFor,
} from './collector.ts';

test.beforeEach(({ context }) => choose(context, 'en'));

const focused = (page: Page) => page.locator(':focus');
const place = (page: Page, number: number) => page.locator(`[data-place="${number - 1}"] a`).first();
const columnsOf = async (page: Page, view: string) =>
  Number(await page.getByRole('grid', { name: view }).getAttribute('aria-colcount'));

test(
  'covers and shelf by keyboard: by row and column, into the details and back to the same place',
  onlyOnDesk,
  async ({ page }, { project }) => {
    await signedIn(page, 'views');
    for (const id of await firstGames(page, 60)) await wishFor(page, id);
    const isPhone = project.name === 'phone';

    for (const [view, name] of [
      ['Cover', 'covers'],
      ['Shelf', 'shelf'],
    ] as const) {
      await test.step(view, async () => {
        await page.goto(`${address()}/collection/all?tab=wishlist`);
        await drawAs(page, view);
        await expect(page).toHaveURL(new RegExp(`view=${name}`));
        // The list may open where it was left, a moment after its first places are drawn.
        await expect(async () => {
          await page.locator('[data-place] a').first().focus();
          await page.keyboard.press('Control+Home');
          await expect(place(page, 1)).toBeFocused({ timeout: 2000 });
        }).toPass();
        const columns = await columnsOf(page, `${view} view`);
        if (view === 'Cover') expect(columns).toBe(isPhone ? 3 : 7);
        await picture(page, `${name}-${project.name}`);

        await place(page, 1).focus();
        for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowLeft'])
          await page.keyboard.press(key);
        await expect(place(page, columns + 2)).toBeFocused();
        await page.keyboard.press('Control+End');
        await expect(place(page, 60)).toBeFocused();
        await expect(place(page, 60)).toBeInViewport();
        const scrolled = await page.evaluate<number>('scrollY');

        await page.keyboard.press('Enter');
        if (view === 'Shelf') {
          await expect(focused(page)).toHaveAttribute('aria-expanded', 'true');
          await page.keyboard.press('Enter');
        }
        await expect(page.getByRole('dialog')).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
        await expect(place(page, 60)).toBeFocused();
        expect(await page.evaluate<number>('scrollY')).toBe(scrolled);
      });
    }
  },
);

test(
  'another view starts at the game that was at the top, and is there again after a reload',
  onlyOnDesk,
  async ({ page }) => {
    await signedIn(page, 'place');
    for (const id of await firstGames(page, 96)) await wishFor(page, id);
    await page.goto(`${address()}/collection/all?tab=wishlist&view=covers`);
    await expect(place(page, 1)).toBeVisible();

    await place(page, 1).focus();
    await page.keyboard.press('Control+End');
    await expect(place(page, 96)).toBeInViewport();
    await page.reload();
    await expect(place(page, 96)).toBeInViewport();
    await page.keyboard.press('Control+Home');
    await drawAs(page, 'List');

    await expectDrawnAs(page, 'List');
    await expect(page.getByRole('link', { name: /./ }).first()).toBeVisible();
  },
);

test(
  'a finger that stays on a cover shows its title and price; lifting it opens nothing',
  onlyOnPhone,
  async ({ page }) => {
    await signedIn(page, 'finger');
    const [id = 0] = await firstGames(page, 1);
    await own(page, id, { purchasePrice: 12.5 });
    await page.goto(`${address()}/collection/${superNintendo}?tab=owned&view=covers`);
    const label = place(page, 1).locator('[data-label]');
    await expect(label).toHaveCSS('opacity', '0');
    const box = await place(page, 1).boundingBox();
    const at = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 40 };

    const touch = await page.context().newCDPSession(page);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    await expect(label).toHaveCSS('opacity', '1');
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });

    await expect(label).toContainText('$12.50');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await place(page, 1).tap();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
);

test(
  'the compact list shows 18 rows in a window 900 px high on every tab, and its sum stays in sight',
  onlyOnDesk,
  async ({ page }) => {
    await signedIn(page, 'compact');
    const [first, second, third, ...others] = await firstGames(page, 60);
    for (const [index, id] of [first, second, third].entries()) {
      await own(page, id ?? 0, { purchasePrice: [0.1, 0.2, 19.99][index] });
    }
    for (const id of others) await wishFor(page, id);
    await page.goto(`${address()}/collection/all?tab=owned&view=list`);
    await page.getByRole('button', { name: 'Compact' }).click();
    await expect(page.getByRole('rowgroup').last()).toHaveText('3 games$20.29');
    await page.getByRole('button', { name: 'Dismiss', exact: true }).click();

    await page.goto(`${address()}/collection/all?tab=wishlist&view=list`);
    const letters = page.getByRole('navigation', { name: 'Jump to a letter' });
    await expect(letters.getByRole('button', { name: 'A', exact: true })).toBeEnabled();
    await expectAccessible(page);
    await expect.poll(() => rowsInSight(page)).toBe(18);

    await page.goto(`${address()}/collection/all?view=list`);
    const rows = page.locator('tbody tr[aria-rowindex]:not([aria-busy=true])');
    await expect(rows.nth(20)).toBeAttached();
    expect(
      new Set(
        await rows.evaluateAll((all) => all.map((row) => (row as { clientHeight?: number }).clientHeight)),
      ),
    ).toEqual(new Set([40]));
    await expect.poll(() => rowsInSight(page)).toBe(18);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => rowsInSight(page)).toBeGreaterThan(18);
    await expect(page.getByRole('rowgroup').last()).toBeInViewport();

    await page.mouse.wheel(0, -60);
    await expect
      .poll(() =>
        page.evaluate<number>(`(() => {
          const edges = (selector) => document.querySelector(selector).getBoundingClientRect();
          return edges('thead').top - edges('[data-list-header]').bottom;
        })()`),
      )
      .toBe(0);
  },
);

test(
  'a list that scrolls sideways keeps its figures and what is ticked in sight, and a press anywhere ticks a game',
  onlyOnDesk,
  async ({ page }, { project }) => {
    await signIn(page.context().request, proEmail(project.name, 'sideways'));
    for (const id of await firstGames(page, 3)) await own(page, id, { purchasePrice: 10 });
    await page.addInitScript(() => {
      const parts = ['boxCondition', 'bookletCondition', 'mediumCondition'];
      const facts = ['release', 'edition', 'place', 'tags', 'boughtAt', 'boughtFrom', 'purchasePrice'];
      localStorage.setItem('columns', JSON.stringify([...parts, ...facts]));
      localStorage.setItem('density', 'compact');
    });
    await page.goto(`${address()}/collection/all?tab=owned&view=list`);
    await expect(page.getByText('3 games · $30.00')).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Bulk Edit' }).click();
    const list = page.getByRole('region', { name: 'Games, in a list that scrolls sideways' });
    await list.evaluate((frame) => frame.scrollTo({ left: 2_000 }));

    const row = list.getByRole('row').nth(2);
    const end = await row.getByRole('cell').last().boundingBox();
    await page.mouse.click((end?.x ?? 0) + 20, (end?.y ?? 0) + 20);

    const tick = row.getByRole('checkbox');
    await expect(tick).toBeChecked();
    await expect(tick).toBeInViewport({ ratio: 1 });
    const [head, title] = await Promise.all(
      [list.getByRole('columnheader').first(), row.locator('[data-title]')].map((one) => one.boundingBox()),
    );
    expect((head?.x ?? 0) + (head?.width ?? 0)).toBeCloseTo((title?.x ?? 1) + (title?.width ?? 0), 0);
  },
);

/** How many whole rows are between the head and the foot of the table. */
async function rowsInSight(page: Page): Promise<number> {
  return await page.evaluate<number>(`(() => {
    const edge = (selector) => document.querySelector(selector).getBoundingClientRect();
    const [top, bottom] = [Math.max(0, edge('thead').bottom), Math.min(innerHeight, edge('tfoot').top)];
    return [...document.querySelectorAll('tbody tr[aria-rowindex]')].filter((row) => {
      const at = row.getBoundingClientRect();
      return at.top >= top && at.bottom <= bottom;
    }).length;
  })()`);
}
