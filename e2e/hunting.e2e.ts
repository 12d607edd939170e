import { type APIRequestContext, type Page, expect, test } from '@playwright/test';

import {
  address,
  choose,
  expectAccessible,
  gameId,
  hunterEmail,
  password,
  picture,
  signIn,
  wishFor,
} from './collector.ts';

/** Connects a new person's chat with the bot, and answers its address in the page that plays the messenger. */
async function connectChat(request: APIRequestContext): Promise<string> {
  const asked = await request.post(`${address()}/api/profile/telegram/link`);
  const { url } = (await asked.json()) as { url: string }; // as: the contract's output
  const messenger = new URL(url);
  const invited = await request.post(`${messenger.origin}/__sandbox/people`, {
    data: { language_code: 'fr' },
  });
  const { id } = (await invited.json()) as { id: number }; // as: the stand-in's own words
  const chat = `${messenger.origin}/chat/${id}`;
  await request.post(chat, { form: { text: `/start ${messenger.searchParams.get('start')}` } });
  await expect
    .poll(async () => (await (await request.get(`${address()}/api/profile/telegram`)).json()) as object)
    .toMatchObject({ telegram_chat_id: String(id) });
  return chat;
}

/** A find must not wait for the morning if the journey is made at night. */
async function hearAtNight(request: APIRequestContext): Promise<void> {
  const data = { isQuiet: false, quiet_from: 1320, quiet_to: 480, time_zone: 'Europe/Paris' };
  expect((await request.put(`${address()}/api/alert-quiet-hours`, { data })).ok()).toBe(true);
}

/** The link to the alerts, in the header or the bottom bar. */
const bell = (page: Page, name: RegExp) =>
  page.getByRole('link', { name }).and(page.locator('header a, nav a')).filter({ visible: true });

const wished = async (page: Page) =>
  (await (await page.context().request.get(`${address()}/api/wishlist`)).json()) as { game_id: number }[];

test('a wanted game becomes an alert, a find, a message, a copy on the shelf, and all of it is undone', async ({
  page,
  context,
  browser,
}, { project }) => {
  await choose(context, 'en');
  const email = hunterEmail(project.name);
  // Equal words are asked for once an hour for everybody: each project has a game of its own.
  const title = project.name === 'desk' ? 'Secret of Mana' : 'Chrono Trigger';
  await signIn(context.request, email);
  await hearAtNight(context.request);
  const chat = await connectChat(context.request);
  const wanted = await gameId(page, title);
  await wishFor(page, wanted);

  await test.step('the toggle on the game leads to the form, filled in', async () => {
    await page.goto(`${address()}/wishlist?gameId=${wanted}`);
    await page.getByRole('button', { name: 'Create price alert' }).click();
    const form = page.getByRole('dialog', { name: 'Create New Price Alert' });
    await expect(form.getByLabel('What are you looking for?')).toHaveValue(
      `${title} Super Nintendo Entertainment System`,
    );
    await form.getByLabel('Max price (optional)').fill('200');
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Preview' }).click();
  });

  let marketplace = '';
  await test.step('a preview, and back to the form, and the alert', async () => {
    const preview = page.getByRole('dialog', { name: 'Preview Alert Results' });
    await expect(preview.getByRole('listitem')).toHaveCount(6);
    await expect(preview.getByText('and 1 more listing')).toBeVisible();
    const [offer] = await preview.getByRole('link').all();
    marketplace = new URL((await offer?.getAttribute('href')) ?? '').origin;
    await expectAccessible(page);
    await picture(page, `hunting-preview-${project.name}`);
    await preview.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('button', { name: 'Preview' }).click();
    await preview.getByRole('button', { name: 'Activate Alert' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByText('€0 - €200')).toBeVisible();
    await expect(page.getByText('7 listings found')).toBeVisible();
  });

  await test.step('with other words the worker finds what the preview did not show', async () => {
    const words = `${title} boxed`;
    const items = [{ id: 7001, title: `${title}, from an attic`, cents: 4500 }];
    const data = { search: words.toLowerCase(), items };
    expect((await page.request.post(`${marketplace}/__sandbox/items`, { data })).ok()).toBe(true);
    await page.getByRole('button', { name: /^Edit alert/ }).click();
    const form = page.getByRole('dialog', { name: 'Edit Alert' });
    await form.getByLabel('What are you looking for?').fill(words);
    await form.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByRole('heading', { name: words })).toBeVisible();
    // The worker may find it between the two reads of a screen.
    const gems = page.getByRole('region', { name: 'Latest gems' });
    await expect(async () => {
      await page.goto(address());
      await expect(bell(page, /^1 new/)).toBeVisible({ timeout: 2_000 });
      await expect(gems.getByRole('listitem').first()).toContainText('from an attic', { timeout: 2_000 });
    }).toPass({ timeout: 60_000 });
    await bell(page, /^1 new/).click();
    await expect(
      page.getByRole('region', { name: 'Notifications' }).getByRole('listitem').first(),
    ).toContainText(/New.*from an attic/);
    await expectAccessible(page);
    await picture(page, `hunting-found-${project.name}`);
  });

  let bought = '';
  await test.step('the bot tells of it, with the way to the shelf', async () => {
    const messenger = await context.newPage();
    await messenger.goto(chat);
    const message = messenger.getByRole('article', { name: 'The bot' }).filter({ hasText: 'from an attic' });
    await expect(message).toHaveCount(1, { timeout: 30_000 });
    bought = (await message.getByRole('link', { name: /Bought it|acheté/ }).getAttribute('href')) ?? '';
    expect(bought).toContain(`${address()}/price-alerts?bought=`);
    await messenger.close();
  });

  // The message is read where nobody is signed in. What comes then is in the account's language.
  const phone = await browser.newContext({ viewport: page.viewportSize() });
  await choose(phone, 'fr', 'dark');
  const there = await phone.newPage();
  await test.step('signed in on a phone in French, the form opens filled in, and saving it puts the game on the shelf', async () => {
    await there.goto(bought);
    await there.getByLabel('E-mail').fill(email);
    await there.getByLabel('Mot de passe', { exact: true }).fill(password);
    await there.getByRole('button', { name: 'Se connecter', exact: true }).click();

    const form = there.getByRole('dialog', { name: 'Add to Collection' });
    await expect(form.getByText(/^From your find/)).toBeVisible();
    await expect(form.getByLabel('Notes')).toHaveValue(/\/items\/\d+\nVinted · sample/);
    await expect(form.getByLabel('Purchase Price')).toHaveValue(/^\d+[.,]\d\d$/);
    await expectAccessible(there);
    await picture(there, `hunting-bought-${project.name}`);
    await form.getByRole('button', { name: 'Add', exact: true }).click();

    await expect(there.getByText(`${title} is on your shelf, and its alert is paused`)).toBeVisible();
    await expect(there.getByRole('switch', { name: /^Inactive/ })).toBeVisible();
    await expect(there.getByText('Bought', { exact: true })).toBeVisible();
    expect(await wished(page)).toEqual([]);
    const copy = await page.context().request.get(`${address()}/api/collection/${wanted}`);
    expect(copy.ok()).toBe(true);
    await expectAccessible(there);
  });

  await test.step('the undo brings all of it back', async () => {
    await there.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(there.getByText(/the purchase is undone/)).toBeVisible();
    await expect(there.getByRole('switch', { name: /^Active/ })).toBeVisible();
    expect((await wished(page)).map(({ game_id }) => game_id)).toEqual([wanted]);
    expect((await page.context().request.get(`${address()}/api/collection/${wanted}`)).status()).toBe(404);
  });
  await phone.close();

  await test.step('removing the alert on the game takes what it found along', async () => {
    await page.goto(`${address()}/game/${wanted}`);
    await page.getByRole('button', { name: 'Remove price alert' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByRole('button', { name: 'Create price alert' })).toBeVisible();
    await page.goto(`${address()}/price-alerts`);
    await expect(page.getByText('No alerts yet')).toBeVisible();
    await expect(page.getByText('No listings yet.')).toBeVisible();
  });
});
