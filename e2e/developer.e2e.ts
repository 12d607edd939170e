import { expect, test } from '@playwright/test';

import { address, choose, expectAccessible, picture, signedIn } from './collector.ts';

const cards = [
  ['4242 4242 4242 4242', 'Payment succeeded'],
  ['4000 0000 0000 0002', 'Your card was declined.'],
  ['4000 0000 0000 9995', 'Your card has insufficient funds.'],
  ['4000 0000 0000 3220', 'Payment succeeded'],
  ['4000 0000 0000 0069', 'Your card has expired.'],
  ['4000 0000 0000 0127', 'security code is incorrect'],
] as const;

test('the six test cards end as they are meant to, and the chain of tests passes', async ({
  page,
  context,
}) => {
  await choose(context, 'en');
  await signedIn(page, 'developer');
  await page.goto(`${address()}/test-payment`);
  const main = page.getByRole('main');
  await expect(page.getByRole('button', { name: 'Test $25.00 Payment' })).toBeEnabled();

  for (const [number, ends] of cards) {
    await page.getByLabel('Card number').fill(number);
    await page.getByLabel('Expiry').fill('12 / 34');
    await page.getByLabel('CVC').fill('123');
    await page.getByRole('button', { name: 'Test $25.00 Payment' }).click();
    // The bank asks in a frame, which only this page may show.
    if (number.endsWith('3220')) {
      await page.frameLocator('iframe').getByRole('button', { name: 'Complete' }).click();
    }
    await expect(main.getByText(ends)).toBeVisible();
    await expect(main.getByText(/^ID: pi_/)).toBeVisible();
  }
  await picture(page, 'test-payment');

  await page.goto(`${address()}/stripe-phase2-test`);
  await page.getByRole('button', { name: 'Run all tests' }).click();
  await expect(main.getByText('All tests passed')).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'phase-2');
});
