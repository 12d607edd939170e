import { randomUUID } from 'node:crypto';

import { AxeBuilder } from '@axe-core/playwright';
import {
  type APIRequestContext,
  type BrowserContext,
  type Locator,
  type Page,
  expect,
  request as newBrowser,
} from '@playwright/test';

export const address = () => process.env['CARTOUCHE_URL'] ?? 'http://localhost:4747';
export const password = 'correct horse battery';
export const newEmail = (name: string) => `${name}-${randomUUID()}@example.com`;

/** The page in the language and theme that a journey is made in. */
export async function choose(
  context: BrowserContext,
  language: 'en' | 'fr',
  theme: 'light' | 'dark' = 'light',
) {
  await context.addCookies([{ name: 'lang', value: language, url: address() }]);
  await context.addInitScript((kept) => localStorage.setItem('theme', kept), theme);
}

/** A collector who has an account and is signed in; made by calls, for journeys that are about something else. */
export async function signedIn(page: Page, name: string): Promise<string> {
  const email = newEmail(name);
  await register(page.context().request, email);
  await signIn(page.context().request, email);
  return email;
}

/** Makes an account that anybody who knows its password can sign in to, from a browser of its own. */
export async function signUp(email: string): Promise<void> {
  const browser = await newBrowser.newContext();
  await register(browser, email);
  await signIn(browser, email);
  await browser.dispose();
}

/** Signs up by a call and follows the mailed link, which counts with the sign-in that comes next from this browser. */
async function register(request: APIRequestContext, email: string): Promise<void> {
  const asked = { data: { email, password }, headers: { 'x-forwarded-for': somePlace() } };
  expect((await request.post(`${address()}/api/session/sign-up`, asked)).ok()).toBe(true);
  await request.get(await linkMailedTo(request, email), { maxRedirects: 0 });
}

/** Signs in by a call. */
export async function signIn(request: APIRequestContext, email: string): Promise<void> {
  const credentials = { data: { email, password }, headers: { 'x-forwarded-for': somePlace() } };
  const answer = await request.post(`${address()}/api/session/sign-in`, credentials);
  expect(answer.ok()).toBe(true);
}

/** Those whose plan is Pro: product.ts makes them, as only the command gives a plan. One for each journey. */
export const proCollectors = ['desk', 'phone'].flatMap((project) =>
  ['queue', 'change', 'console', 'range', 'finding', 'figures', 'export', 'latest', 'away'].map((journey) =>
    proEmail(project, journey),
  ),
);

export function proEmail(project: string, journey: string): string {
  return `pro-${project}-${journey}@example.com`;
}

/** Who has price alerts: likewise made by product.ts. */
export const admins = ['desk', 'phone'].map(adminEmail);

export function adminEmail(project: string): string {
  return `admin-${project}@example.com`;
}

/** Presses a button a second time before anything can be drawn in between. */
export function pressTwice(button: Locator): Promise<void> {
  return button.evaluate((element: { click: () => void }) => {
    element.click();
    element.click();
  });
}

/** Signs in on another device, and answers how that went. */
export async function trySignIn(context: BrowserContext, email: string, typed: string): Promise<number> {
  const answer = await context.request.post(`${address()}/api/session/sign-in`, {
    data: { email, password: typed },
    headers: { 'x-forwarded-for': somePlace() },
  });
  return answer.status();
}

/** What the session of a device is answered. */
export const sessionOf = async (context: BrowserContext) =>
  (await context.request.get(`${address()}/api/session`)).status();

export const superNintendo = 19;

/** The number of a game of the starter catalogue. */
export async function gameId(page: Page, title: string, platform = superNintendo): Promise<number> {
  const query = new URLSearchParams({ p_platform: String(platform), p_search: title, p_limit: '100' });
  const answer = await page.context().request.get(`${address()}/api/rpc/fetch_games?${query}`);
  const games = (await answer.json()) as { game_id: number; title: string }[]; // as: the contract's output
  const found = games.find((game) => game.title === title);
  if (!found) throw new Error(`The starter catalogue has no ${title}.`);
  return found.game_id;
}

/** The first games of a platform, by title. */
export async function firstGames(page: Page, count: number, platform = superNintendo): Promise<number[]> {
  const answer = await page
    .context()
    .request.get(`${address()}/api/rpc/fetch_games?p_platform=${platform}&p_limit=${count}`);
  const games = (await answer.json()) as { game_id: number }[]; // as: the contract's output
  return games.map(({ game_id }) => game_id);
}

/** Puts a copy on the shelf by a call. */
export async function own(page: Page, id: number, copy: Record<string, unknown> = {}): Promise<void> {
  const answer = await page.context().request.put(`${address()}/api/collection/${id}`, { data: copy });
  expect(answer.ok()).toBe(true);
}

/** Puts a game on the wishlist by a call. */
export async function wishFor(page: Page, id: number): Promise<void> {
  const answer = await page.context().request.put(`${address()}/api/wishlist/${id}`, { data: {} });
  expect(answer.ok()).toBe(true);
}

/** Begins to collect a platform by a call. */
export async function collect(page: Page, platformId: number): Promise<void> {
  const answer = await page.context().request.post(`${address()}/api/my-platforms`, { data: { platformId } });
  expect(answer.ok()).toBe(true);
}

/** What the product says of what was done, with its undo. */
export const notices = (page: Page) => page.getByRole('region', { name: 'Notices (F8)' });

/** From one place, twenty journeys in a minute would be too many sign-ups. */
function somePlace(): string {
  const [a = 0, b = 0, c = 0] = crypto.getRandomValues(new Uint8Array(3));
  return `10.${a}.${b}.${c}`;
}

/** The link of the newest mail to an address, from the outbox of the local edition. */
export async function linkMailedTo(request: APIRequestContext, email: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const answer = await request.get(`${address()}/api/outbox`);
      const mails = (await answer.json()) as { to: string; text: string }[]; // as: the contract's output
      link = /http\S+/.exec(mails.find(({ to }) => to === email)?.text ?? '')?.[0];
      return link;
    })
    .toBeTruthy();
  return link ?? '';
}

/** Nothing that WCAG 2.2 AA or axe's best practices find wrong on the page as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
  // What is still fading in, or stands there until the new answer comes, has not its contrast.
  await expect(page.locator('div[aria-busy=true]')).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { violations } = await new AxeBuilder({ page }).analyze();
  await page.emulateMedia({ reducedMotion: null });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual(
    [],
  );
}

/** Where SCREENSHOTS names a folder, what the journey sees is kept there to be looked at. */
export async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['SCREENSHOTS'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}
