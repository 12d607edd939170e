import { type Page, expect, test } from '@playwright/test';

import { address, choose, expectAccessible, onlyOnDesk, picture, pressTwice, signedIn } from './collector.ts';

const year = 365 * 24 * 60 * 60;
const sending = '**/api/feedback';

test('a banner and a pill ask for feedback until they are dismissed, and nothing written is lost', async ({
  page,
  context,
}, { project }) => {
  await choose(context, 'en');
  await signedIn(page, 'ana');
  const banner = page.getByRole('region', { name: 'Early version' });
  const pill = page.getByRole('complementary', { name: 'Your feedback' });
  const form = page.getByRole('dialog', { name: 'Feedback' });
  const send = form.getByRole('button', { name: 'Send', exact: true });

  await test.step('sends nothing before the form is complete', async () => {
    await page.goto(address());
    await expect(banner).toContainText(
      'This is an early version of our app. Your feedback is invaluable in helping us improve. Let us know what you think!',
    );
    await banner.getByRole('button', { name: 'Give Feedback' }).click();
    await expect(form.getByLabel('Feedback Type*').getByRole('option')).toHaveText([
      'Choose a type',
      'General Feedback',
      'Bug Report',
      'Suggestion',
      'Question',
    ]);
    await form.getByLabel('Feedback Type*').selectOption({ label: 'Bug Report' });
    await form.getByLabel('Subject*').fill('Spines');
    await form.getByLabel('Your Message*').fill('   ');
    await expect(send).toBeDisabled();
    await form.getByLabel('Your Message*').fill('They could bear the title.');
    await expect(send).toBeEnabled();
    await form.getByLabel('Your Email (optional)').fill('ana@');
    await expect(send).toBeDisabled();
    await form.getByLabel('Subject*').focus();
    await expect(form.getByText('Please enter a valid email address.')).toBeVisible();
    await form.getByLabel('Your Email (optional)').fill('ana@example.com');
  });

  await test.step('keeps every word when it could not be sent, even after a reload', async () => {
    await page.route(sending, (route) => route.fulfill({ status: 500, body: '{}' }));
    await send.click();
    await expect(form.getByRole('alert')).toHaveText('Failed to submit feedback. Please try again.');
    await expectAccessible(page);
    await picture(page, `feedback-failed-${project.name}`);
    await page.reload();
    await banner.getByRole('button', { name: 'Give Feedback' }).click();
    await expect(form.getByLabel('Feedback Type*')).toHaveValue('bug_report');
    await expect(form.getByLabel('Subject*')).toHaveValue('Spines');
    await expect(form.getByLabel('Your Message*')).toHaveValue('They could bear the title.');
    await expect(form.getByLabel('Your Email (optional)')).toHaveValue('ana@example.com');
  });

  await test.step('sends it, thanks, and closes by itself', async () => {
    await page.unroute(sending);
    const request = page.waitForRequest(sending);
    const sent: string[] = [];
    page.on('request', (one) => one.url().endsWith('/api/feedback') && sent.push(one.url()));
    await pressTwice(send);
    await expect(form.getByText('Thank you!')).toBeVisible();
    await expect(form.getByText('Your feedback has been sent successfully.')).toBeVisible();
    await expectAccessible(page);
    expect(sent).toHaveLength(1);
    expect((await request).postDataJSON()).toMatchObject({
      feedbackType: 'bug_report',
      subject: 'Spines',
      message: 'They could bear the title.',
      email: 'ana@example.com',
      currentUrl: `${address()}/`,
    });
    await expect(form).toHaveCount(0);
    await banner.getByRole('button', { name: 'Give Feedback' }).click();
    await expect(form.getByLabel('Subject*')).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(form).toHaveCount(0);
  });

  await test.step('puts the banner away for a year, and the pill until the next visit', async () => {
    await expect(pill).toHaveCount(0);
    await banner.getByRole('button', { name: 'Dismiss' }).click();
    await expect(banner).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
    await pill.getByRole('button', { name: 'Give Feedback' }).click();
    await expect(form).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(form).toHaveCount(0);
    await pill.getByRole('button', { name: 'Hide until the next visit' }).click();
    await expect(pill).toHaveCount(0);
    const cookie = (await context.cookies()).find(({ name }) => name === 'feedbackBannerDismissed');
    expect(cookie).toMatchObject({ value: 'true', path: '/' });
    expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - year)).toBeLessThan(120);

    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForTimeout(1_500); // the pill appears after a second
    await expect(pill.or(banner)).toHaveCount(0);
    const visit = await context.newPage();
    await visit.goto(`${address()}/settings?section=help`);
    await expect(visit.getByRole('complementary', { name: 'Your feedback' })).toBeVisible();
    await expect(visit.getByRole('region', { name: 'Early version' })).toHaveCount(0);
    await visit.getByRole('button', { name: 'Provide Feedback' }).click();
    await expect(visit.getByRole('dialog', { name: 'Feedback' })).toBeVisible();
    await visit.close();
  });
});

/** Where the search key puts the cursor. */
const searchBox = (page: Page) => page.getByLabel('Search games').filter({ visible: true });

test(
  'single keys lead to screens, to the search and to the list of keys, until they are switched off',
  onlyOnDesk,
  async ({ page, context }, { project }) => {
    await choose(context, 'en');
    await signedIn(page, 'bo');
    const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await page.goto(address());
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    for (const [key, path] of [
      ['c', '/collection/all?tab=owned'],
      ['w', '/collection/all?tab=wishlist'],
      ['t', '/settings'],
      ['h', '/'],
    ] as const) {
      await press('g', key);
      await expect(page).toHaveURL(`${address()}${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    }
    await press('/');
    await expect(page).toHaveURL(`${address()}/collection/all`);
    await expect(searchBox(page)).toBeFocused();
    await press('g', 'h', '?');
    await expect(searchBox(page)).toHaveValue('gh?');
    await expect(list).toHaveCount(0);

    await searchBox(page).blur();
    await press('?');
    await expect(list.getByRole('switch', { name: 'Use single-key shortcuts' })).toBeChecked();
    await list.getByRole('switch').click();
    await press('Escape');
    await expect(list).toHaveCount(0);
    await press('g', 'h', '?', '/');
    await page.reload();
    await expect(searchBox(page)).toBeVisible();
    await press('g', 'h', '?', '/');
    await expect(list).toHaveCount(0);
    await expect(page).toHaveURL(`${address()}/collection/all?q=gh%3F`);

    const openList = page.getByRole('button', { name: 'Keyboard shortcuts' });
    // A device with only a touch screen has no use for it.
    if (project.name === 'phone') return await expect(openList).toBeHidden();
    await openList.click();
    await list.getByRole('switch').click();
    await press('Escape');
    await expect(openList).toBeFocused();
    await press('g', 'h');
    await expect(page).toHaveURL(`${address()}/`);
  },
);

test(
  'an unknown address says so and helps, and what a payment adds to an address is dropped',
  onlyOnDesk,
  async ({ page, context }) => {
    await choose(context, 'fr');
    await page.goto(`${address()}/shelf/of/dreams`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Il n’y a rien à cette adresse');
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Retour à l’accueil' }).click();
    await expect(page).toHaveURL(/\/login/);

    await signedIn(page, 'cleo');
    await page.goto(`${address()}/shelf/of/dreams`);
    await expect(page).toHaveTitle('Il n’y a rien à cette adresse · Cartouche');
    await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible();
    await page.getByRole('link', { name: 'Rechercher un jeu' }).click();
    await expect(page).toHaveURL(`${address()}/collection/all`);

    for (const [before, after] of [
      ['/subscription?success=true', '/subscription'],
      ['/collection/19?tab=owned&success=true#top', '/collection/19?tab=owned#top'],
      ['/?success=true', '/'],
    ] as const) {
      await page.goto(`${address()}${before}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveURL(`${address()}${after}`);
    }
  },
);
