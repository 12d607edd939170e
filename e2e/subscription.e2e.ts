import { type Locator, type Page, devices, expect, test } from '@playwright/test';

import { address, choose, expectAccessible, firstGames, own, picture, signedIn } from './collector.ts';

// The clock of the payment provider's stand-in belongs to everybody, so the journeys take turns.
test.describe.configure({ mode: 'serial' });

const plans = (page: Page) => page.goto(`${address()}/subscription`);
const manage = (page: Page) => page.goto(`${address()}/subscription/manage`);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('alertdialog');

/** Fills in one of the provider's test cards, and presses the button of its form. */
async function pay(page: Page, card: RegExp, press: RegExp): Promise<void> {
  await page.getByRole('button', { name: card }).click();
  await page.getByRole('button', { name: press }).click();
}

/** Moves the clock of the stand-in, on the page that a person would use. */
async function moveTime(page: Page, provider: string, move: 'trial' | 'period' | '21'): Promise<void> {
  const answer = await page.context().request.post(`${provider}/`, { form: { move } });
  expect(answer.ok()).toBe(true);
}

/** Reads the subscription again until the provider's news are there. */
async function expectAfterRefresh(page: Page, shown: Locator, refresh = 'Refresh'): Promise<void> {
  await expect(async () => {
    await page.getByRole('button', { name: refresh, exact: true }).click();
    await expect(shown).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

test('a collector buys Pro, leaves and comes back, pays by the year, mends a payment, and leaves for good', async ({
  page,
  context,
}) => {
  await choose(context, 'en');
  await signedIn(page, 'payer');
  const badge = (name: string) => page.getByRole('main').getByText(name, { exact: true }).first();

  // Free: the price is that of the table, and a declined card buys nothing.
  await plans(page);
  await expect(page.getByText('$2.49/month')).toBeVisible();
  await button(page, 'Yearly Save 33%').click();
  await expect(page.getByText('save 33% vs monthly')).toBeVisible();
  await button(page, 'Monthly').click();
  await picture(page, 'subscription-free');
  await button(page, 'Start free trial').click();
  await expect(page.getByText('Total due today')).toBeVisible();
  const provider = new URL(page.url()).origin;
  await pay(page, /^Declined/, /Start trial/);
  await expect(page.getByRole('alert')).toContainText('Your card was declined');
  await page.getByRole('link', { name: 'Cancel and go back' }).click();
  await expect(page.getByText('Payment was canceled. You can try again anytime.')).toBeVisible();
  await expect(page).toHaveURL(`${address()}/subscription`);

  // Trial.
  await button(page, 'Start free trial').click();
  await pay(page, /^Succeeds/, /Start trial/);
  await expect(page.getByText('Welcome to Pro! Your subscription is now active.')).toBeVisible();
  await expect(page.getByText('Currently subscribed to Pro plan')).toBeVisible();
  await expect(page).toHaveURL(`${address()}/subscription`);
  await expectAccessible(page);
  await picture(page, 'subscription-trial');
  for (const id of await firstGames(page, 25)) await own(page, id);

  // Active.
  await manage(page);
  await expect(page.getByText('Trial Period')).toBeVisible();
  await expectAccessible(page);
  await moveTime(page, provider, 'trial');
  await expectAfterRefresh(page, page.getByText('Next billing:'));
  await expect(page.getByText('$2.49/month')).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'subscription-active');

  // Canceled, and taken back.
  await button(page, 'Cancel Subscription').click();
  await expect(dialog(page)).toContainText("won't be charged again");
  await expectAccessible(page);
  await button(page, 'Yes, Cancel Subscription').click();
  await expect(page.getByText('Your subscription has been cancelled successfully.')).toBeVisible();
  await expect(page.getByText(/days remaining/)).toBeVisible();
  await expect(badge('Active (Canceled)')).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'subscription-canceled');
  await button(page, 'Reactivate Subscription').click();
  await expect(dialog(page)).toContainText(
    "You'll be charged $2.49/month starting from the reactivation date.",
  );
  await expectAccessible(page);
  await button(page, 'Yes, Reactivate Subscription').click();
  await expect(page.getByText('Next billing:')).toBeVisible();

  // Yearly: the amount is named before it is charged.
  await plans(page);
  await expect(page.getByText('$19.99 / yearly')).toBeVisible();
  await button(page, 'Upgrade now').click();
  await expect(dialog(page)).toContainText('Charged today');
  await expectAccessible(page);
  await button(page, 'Yes, upgrade').click();
  await expect(page.getByText('$19.99/year')).toBeVisible();
  await expect(button(page, 'Upgrade now')).toHaveCount(0);

  // A payment that fails, and is mended.
  await page.goto(`${address()}/settings?section=subscription`);
  await button(page, 'Manage Billing').click();
  await page.getByText('Use another card').click();
  await pay(page, /^Fails later/, /Save card/);
  await page.getByRole('link', { name: 'Return to the app' }).click();
  await expect(page.getByText('What you changed in the billing portal applies now.')).toBeVisible();
  await moveTime(page, provider, 'period');
  await manage(page);
  await expectAfterRefresh(page, page.getByText('Your last payment failed'));
  await expect(badge('Past due')).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'subscription-past-due');
  await page.getByRole('link', { name: 'Fix the payment' }).click();
  await pay(page, /^Succeeds/, /Pay \$19\.99/);
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();
  await manage(page);
  await expectAfterRefresh(page, page.getByText('Next billing:'));

  // The end: free, with all 25 games.
  await button(page, 'Cancel Subscription').click();
  await button(page, 'Yes, Cancel Subscription').click();
  await expect(badge('Active (Canceled)')).toBeVisible();
  await moveTime(page, provider, 'period');
  await expectAfterRefresh(page, page.getByText('No Active Subscription'));
  await plans(page);
  await expect(page.getByText('Your Pro plan has ended')).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${address()}/settings?section=subscription`);
  await expect(page.getByText('25 of 20')).toBeVisible();
});

test('in French on the phone: an end of the trial that is taken back, and a success that nobody paid for', async ({
  browser,
}) => {
  const phone = await browser.newContext({ ...devices['Pixel 7'], viewport: { width: 390, height: 844 } });
  const page = await phone.newPage();
  await choose(phone, 'fr', 'dark');
  await signedIn(page, 'abonne');

  await page.goto(`${address()}/subscription?success=true`);
  await expect(page.getByText('Aucun paiement ne nous est encore parvenu.')).toBeVisible();
  await expect(page.getByText('Paiement réussi')).toHaveCount(0);
  await expect(page).toHaveURL(`${address()}/subscription`);
  await expect(page.getByText('2,49 $', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'subscription-phone-free');

  await button(page, 'Commencer l’essai gratuit').tap();
  await pay(page, /^3-D Secure/, /Commencer l’essai/);
  await page.getByRole('button', { name: 'Réussir' }).tap();
  await expect(page.getByText('Bienvenue dans Pro')).toBeVisible();
  await picture(page, 'subscription-phone-trial');

  await page.getByRole('link', { name: 'Gérer l’abonnement' }).tap();
  await button(page, 'Résilier l’abonnement').tap();
  await button(page, 'Oui, résilier l’abonnement').tap();
  await expect(page.getByText('Votre abonnement a bien été résilié.')).toBeVisible();
  await expect(button(page, 'Réactiver l’abonnement')).toBeVisible();
  await expect(page.getByText(/Encore \d+ jours/)).toBeVisible();
  await expectAccessible(page);
  await plans(page);
  await expect(page.getByText('Votre abonnement se termine bientôt')).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'subscription-phone-canceled');
  await button(page, 'Réactiver').tap();
  await button(page, 'Oui, réactiver l’abonnement').tap();
  await expect(page.getByText('Abonnement actif', { exact: true })).toBeVisible();
  await phone.close();
});

test('a plan that is never paid is put on hold, and can be ended', async ({ page, context }) => {
  await choose(context, 'en');
  await signedIn(page, 'debtor');
  await plans(page);
  await button(page, 'Start free trial').click();
  await expect(page.getByText('Total due today')).toBeVisible();
  const provider = new URL(page.url()).origin;
  await page.context().request.post(`${provider}/_control/settings`, { data: { afterRetries: 'unpaid' } });
  await pay(page, /^Fails later/, /Start trial/);
  await expect(page.getByText('Currently subscribed to Pro plan')).toBeVisible();
  await moveTime(page, provider, 'trial');
  await manage(page);
  await expectAfterRefresh(page, page.getByText('Your last payment failed'));

  await moveTime(page, provider, '21');
  await expectAfterRefresh(page, page.getByText('On hold (unpaid)').first());
  await expectAccessible(page);
  await picture(page, 'subscription-on-hold');
  await button(page, 'End Subscription').click();
  await expect(dialog(page)).toContainText('It ends at once, and nothing more is charged for it.');
  await expectAccessible(page);
  await button(page, 'Yes, End Subscription').click();
  await expect(page.getByText('No Active Subscription')).toBeVisible();
  await expect(page.getByText('Access expired')).toBeVisible();

  await expectPausedAndEnded(page, provider);
});

/** A trial without a card that the provider pauses: nothing is charged, and it can be ended as well. */
async function expectPausedAndEnded(page: Page, provider: string): Promise<void> {
  await page.goto(`${address()}/test-payment`);
  await button(page, 'Create Trial Subscription').click();
  const shown = page.getByText(/^ID: sub_/);
  await expect(shown).toBeVisible();
  const subscription = (await shown.innerText()).replace('ID: ', '');
  await page.context().request.post(`${provider}/_control/pause`, { data: { subscription } });

  await manage(page);
  await expectAfterRefresh(page, page.getByText('On hold (no card)').first());
  await expect(button(page, 'Add a card')).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'subscription-paused');
  await button(page, 'End Subscription').click();
  await button(page, 'Yes, End Subscription').click();
  await expect(page.getByText('No Active Subscription')).toBeVisible();
}
