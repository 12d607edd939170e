import { expect, test } from '@playwright/test';

import { photographShelf } from '../bench/boxes.ts';
import { createRandom } from '../bench/random.ts';
import { withCamera, withTools } from './camera.ts';
import { address, choose, expectAccessible, gameId, notices, own, picture, signedIn } from './collector.ts';

const titles = [
  'Secret of Mana',
  'Super Metroid',
  'Chrono Trigger',
  'EarthBound',
  'F-Zero',
  'Star Fox',
  'Super Mario Kart',
];
/** It stands between the games, and is none. */
const film = 'Holiday 2004';

test('a picture of a shelf becomes a list, and its ticked games copies, which an undo takes back', async ({
  page,
}, { project }) => {
  const isPhone = project.name === 'phone';
  const games = titles.map((title) => ({ title, console: 'Super Nintendo', publisher: 'Nintendo' }));
  const row = [...games, { title: film, console: '', publisher: null }];
  const drawing = await page.context().newPage();
  await drawing.setViewportSize({ width: 1280, height: 960 });
  const shelf = await photographShelf(drawing, row, createRandom(11));
  await drawing.close();
  await choose(page.context(), 'en', isPhone ? 'dark' : 'light');
  await signedIn(page, 'shelf');
  await own(page, await gameId(page, 'Super Metroid'));

  await page.goto(`${address()}/search`);
  await page.getByRole('link', { name: 'Photograph a shelf' }).click();
  await expect(page.getByText('Read on this server; not stored.')).toBeVisible();
  await expectAccessible(page);
  await page
    .getByLabel('Choose a picture')
    .setInputFiles({ name: 'shelf.jpg', mimeType: 'image/jpeg', buffer: shelf });

  const spines = page.getByRole('listitem').filter({ has: page.getByRole('checkbox') });
  await expect(spines).toHaveCount(row.length);
  await expect(spines.filter({ hasText: 'In Collection' })).toContainText('Super Metroid');
  await expect(spines.nth(1).getByRole('img', { name: 'Spine 2 on the picture' })).toBeVisible();
  await expectAccessible(page);
  await picture(page, `shelf-photo-${project.name}`);
  // Whatever the reader is sure of, the collector has the last word.
  for (const title of ['Secret of Mana', 'Chrono Trigger']) {
    const chosen = spines.filter({ hasText: title }).first();
    const select = chosen.getByRole('combobox');
    const value = await select
      .locator('option', { hasText: `SNES · ${title}` })
      .first()
      .getAttribute('value');
    await select.selectOption(value);
    await chosen.getByRole('checkbox').check();
  }
  for (const box of await spines.getByRole('checkbox').all()) {
    const name = await box.getAttribute('aria-label');
    if (!/Secret of Mana|Chrono Trigger/.test(name ?? '') && (await box.isChecked())) await box.uncheck();
  }
  // Of the game that is owned, another copy; and the game of a spine that is like none is chosen by hand.
  await page.getByRole('checkbox', { name: 'Add another copy of Super Metroid' }).check();
  const unmatched = spines.filter({ hasText: 'No game yet' });
  await expect(unmatched).toHaveCount(1);
  await expect(unmatched).toContainText('Holiday');
  await expect(unmatched.getByRole('checkbox')).toBeDisabled();
  await unmatched.getByRole('button', { name: /^Search/ }).click();
  await page.getByRole('textbox', { name: 'Search for the game' }).fill('Doom');
  await page.getByRole('button', { name: /^Doom Super Nintendo/ }).click();
  await page.getByLabel('Condition', { exact: true }).selectOption({ label: 'Fair' });
  await page.getByRole('button', { name: 'Add 4 games' }).click();

  await expect(notices(page)).toContainText('4 games added');
  await expect(spines.filter({ hasText: 'In Collection' })).toHaveCount(4);
  await expect(spines.locator(':focus')).toHaveCount(1);
  expect(await conditionOf('Chrono Trigger')).toBe('FAIR');
  expect(await conditionOf('Doom')).toBe('FAIR');
  expect(await copiesOf('Super Metroid')).toBe(2);
  await notices(page).getByRole('button', { name: 'Undo' }).click();
  await expect(spines.filter({ hasText: 'In Collection' })).toHaveCount(1);
  expect(await conditionOf('Chrono Trigger')).toBeUndefined();
  expect(await copiesOf('Super Metroid')).toBe(1);

  await page.reload();
  await expect(page.getByText('The picture is not kept, only the list.')).toBeVisible();
  await expect(spines).toHaveCount(row.length);
  await expect(page.getByRole('checkbox', { name: 'Add Chrono Trigger' })).toBeChecked();
  await expectAccessible(page);

  async function copiesOf(title: string): Promise<number> {
    const id = await gameId(page, title);
    const answer = await page.context().request.get(`${address()}/api/collection/${id}/copies`);
    return ((await answer.json()) as unknown[]).length; // as: the contract's output
  }

  async function conditionOf(title: string): Promise<string | undefined> {
    const answer = await page
      .context()
      .request.get(`${address()}/api/collection/${await gameId(page, title)}`);
    const copy = (await answer.json()) as { condition?: string }; // as: the contract's output, or a refusal
    return copy.condition;
  }
});

test('what the camera sees and the shutter are on the screen together', async ({ page: drawing }, {
  project,
}) => {
  await drawing.setContent('<h1>A shelf</h1>');
  await using world = await withCamera({
    film: [{ picture: await drawing.screenshot(), seconds: 1 }],
    origin: address(),
    project,
  });
  const { page, context } = world;
  await choose(context, 'en');
  await signedIn(page, 'shutter');

  await page.goto(`${address()}/scanner/shelf`);

  await expect(page.getByRole('button', { name: 'Capture' })).toBeInViewport({ ratio: 1 });
  await expect(page.locator('video')).toBeInViewport({ ratio: 0.95 });
  await expect(page.getByText('Read on this server; not stored.')).toBeInViewport({ ratio: 1 });
  await picture(page, `shelf-camera-${project.name}`);

  await withTools(context);
  await page.goto(`${address()}/search`);
  await page.addStyleTag({ content: ':root { font-size: 200% !important }' });
  await page.getByRole('button', { name: 'Scan game cover' }).first().click();
  await expect(page.getByRole('button', { name: 'Capture' })).toBeInViewport({ ratio: 1 });
  await expect.poll(() => page.locator('video').evaluate(shareSeen), 'in large letters').toBeGreaterThan(0.3);
});

/** How much of the height of an element nothing else lies over. */
function shareSeen(element: Element): number {
  const { left, top, width, height } = element.getBoundingClientRect();
  const points = Array.from({ length: 20 }, (_, at) => top + (height * (at + 0.5)) / 20);
  const isSeen = (y: number) => document.elementFromPoint(left + width / 2, y) === element;
  return points.filter(isSeen).length / points.length;
}
