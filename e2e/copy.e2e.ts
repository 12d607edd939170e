import { expect, test } from '@playwright/test';

import { address, choose, expectAccessible, gameId, own, signedIn } from './collector.ts';

test.beforeEach(({ context }) => choose(context, 'en'));

test('an edit starts from what another tab has saved, and changes only what was touched', async ({
  page,
}) => {
  await signedIn(page, 'dora');
  const game = await gameId(page, 'ActRaiser');
  const inOtherTab = (purchasePrice: number) => own(page, game, { purchasePrice, isEdit: true });
  await own(page, game, { purchasePrice: 10 });
  await page.goto(`${address()}/game/${game}`);
  await expect(page.getByText('$10.00')).toBeVisible();
  await inOtherTab(99);

  await page.getByRole('button', { name: 'Edit Collection' }).click();
  const form = page.getByRole('dialog');
  await expect(form.getByLabel('Purchase Price')).toHaveValue('99.00');
  await inOtherTab(120);
  await form.getByLabel('Notes').fill('Worn label');
  await form.getByRole('button', { name: 'Save', exact: true }).click();

  await expect(form).toBeHidden();
  await expect(page.getByText('Worn label')).toBeVisible();
  await expect(page.getByText('$120.00')).toBeVisible();
});

test('whatever keeps a copy from being saved is in sight', async ({ page }) => {
  await signedIn(page, 'fay');
  const game = await gameId(page, 'Axelay');
  await own(page, game);
  await page.goto(`${address()}/game/${game}`);
  await page.getByRole('button', { name: 'Edit Collection' }).click();
  const form = page.getByRole('dialog');
  const price = form.getByLabel('Purchase Price');
  const saveAtTheEnd = async () => {
    await form.getByRole('button', { name: 'Remove', exact: true }).scrollIntoViewIfNeeded();
    await form.getByRole('button', { name: 'Save', exact: true }).click();
  };

  await test.step('a price that is too high', async () => {
    await price.fill('100000000');
    await saveAtTheEnd();
    await expect(price).toBeFocused();
    await expect(form.getByText('The highest price is $99,999,999.99.')).toBeInViewport();
  });

  await test.step('notes that are too long, whole', async () => {
    await price.fill('1.234,50 €');
    await expect(form.getByText('= $1.23')).toBeVisible();
    await form.getByLabel('Notes').fill('x'.repeat(10_003));
    await saveAtTheEnd();
    await expect(form.getByLabel('Notes')).toBeFocused();
    await expect(form.getByText('3 characters over the limit of 10,000.')).toBeInViewport();
    await expectAccessible(page);
  });

  await test.step('a server that fails', async () => {
    await form.getByLabel('Notes').fill('Worn label');
    await page.route('**/api/collection/*', (route) => route.abort());
    await saveAtTheEnd();
    await expect(form.getByRole('alert')).toHaveText('Failed to save game. Please try again.');
    await expect(form.getByRole('alert')).toBeInViewport();
    await expectAccessible(page);
  });
});

test('an ambiguous price shows how it was read', async ({ page }) => {
  await signedIn(page, 'gil');
  await page.context().request.patch(`${address()}/api/profile`, { data: { preferred_currency: 'EUR' } });
  const game = await gameId(page, 'Axelay');
  await own(page, game);
  await page.goto(`${address()}/game/${game}`);
  await page.getByRole('button', { name: 'Edit Collection' }).click();
  const form = page.getByRole('dialog');
  const [price, notes] = [form.getByLabel('Purchase Price'), form.getByLabel('Notes')];
  const paste = async (text: string) => {
    await notes.fill(text);
    await notes.press('ControlOrMeta+a');
    await notes.press('ControlOrMeta+x');
    await price.press('ControlOrMeta+a');
    await price.press('ControlOrMeta+v');
  };

  await price.pressSequentially('12.50');
  await expect(price).toHaveValue('1250');
  await expect(form.getByText('= €1,250.00')).toBeInViewport();

  await paste('12.50');
  await expect(price).toHaveValue('12,50');
  await expect(form.getByText('= €12.50')).toBeInViewport();
  await price.press('Backspace');
  await expect(price).toHaveValue('12,5');
  await price.fill('');
  await expect(form.getByText('= €')).toHaveCount(0);

  await paste('€1.250');
  await expect(form.getByText('= €1,250.00')).toBeInViewport();
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('€1,250.00', { exact: true })).toBeVisible();
});

test('a purchase date in the future is questioned, and can be saved all the same', async ({ page }) => {
  await signedIn(page, 'hal');
  const game = await gameId(page, 'Axelay');
  await page.goto(`${address()}/game/${game}`);
  await page.getByRole('button', { name: 'Add to Collection' }).click();
  const form = page.getByRole('dialog');
  const date = form.getByLabel('Purchase Date');
  let saves = 0;
  page.on('request', (request) => void (saves += request.method() === 'PUT' ? 1 : 0));

  await date.fill('2062-03-12');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(form.getByRole('alert')).toHaveText(
    'The purchase date, Mar 12, 2062, is in the future. Change it if that’s a mistake.',
  );
  await expect(form.getByRole('alert')).toBeInViewport();
  await expectAccessible(page);
  await date.fill('2063-03-12');
  await expect(form.getByRole('alert')).toHaveCount(0);
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(form.getByRole('alert')).toContainText('Mar 12, 2063');
  expect(saves).toBe(0);
  await form.getByRole('button', { name: 'Add anyway' }).click();
  await expect(page.getByText('Mar 12, 2063')).toBeVisible();

  // The stored date was confirmed before, so it is not questioned again.
  await page.getByRole('button', { name: 'Edit Collection' }).click();
  await form.getByLabel('Notes').fill('Ordered');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form).toBeHidden();
  expect(saves).toBe(2);
});
