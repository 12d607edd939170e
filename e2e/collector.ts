import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import {
  type APIRequestContext,
  type BrowserContext,
  type Locator,
  type Page,
  expect,
  request as newBrowser,
} from '@playwright/test';

import { password } from '../packages/server/src/testing/users.ts';

export { password };

export const address = () => process.env['CARTOUCHE_URL'] ?? 'http://localhost:4747';
export const newEmail = (name: string) => `${name}-${randomUUID()}@example.com`;

/** For a journey of a file that runs in both projects, and has nothing new to say in one of them. */
export const onlyOnDesk = { tag: '@desk' };
export const onlyOnPhone = { tag: '@phone' };

/** Sets the language and theme of a journey. */
export async function choose(
  context: BrowserContext,
  language: 'en' | 'fr',
  theme: 'light' | 'dark' = 'light',
) {
  await context.addCookies([{ name: 'lang', value: language, url: address() }]);
  await context.addInitScript((kept) => localStorage.setItem('theme', kept), theme);
}

/** A collector with an account, signed in. Made by calls, for journeys about something else. */
export async function signedIn(page: Page, name: string): Promise<string> {
  const email = newEmail(name);
  await register(page.context().request, email);
  return email;
}

/** Makes an account, which can then sign in with its password from any other browser. */
export async function signUp(email: string): Promise<void> {
  const browser = await newBrowser.newContext();
  await register(browser, email);
  await browser.dispose();
}

/** Signs up by a call and follows the mailed link, which signs in where one signed up. */
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

/** Collectors on the Pro plan, one for each journey. product.ts makes them, as only the command line gives a plan. */
export const proCollectors = ['desk', 'phone'].flatMap((project) =>
  [
    'queue',
    'change',
    'console',
    'range',
    'finding',
    'letters',
    'figures',
    'export',
    'latest',
    'away',
    'neighbours',
    'everyone',
    'layers',
    'fields',
    'sideways',
  ].map((journey) => proEmail(project, journey)),
);

export function proEmail(project: string, journey: string): string {
  return `pro-${project}-${journey}@example.com`;
}

/** They have price alerts; also made by product.ts. */
export const admins = [
  ...['desk', 'phone'].flatMap((project) => [adminEmail(project), hunterEmail(project)]),
  ...['desk', 'phone', 'push', 'denied'].map(listenerEmail),
];

export function hunterEmail(project: string): string {
  return `hunter-${project}@example.com`;
}

export function adminEmail(project: string): string {
  return `admin-${project}@example.com`;
}

/** Has price alerts too, for the journeys of how one is told. */
export function listenerEmail(journey: string): string {
  return `listener-${journey}@example.com`;
}

/** Presses a button twice, before anything can be drawn in between. */
export function pressTwice(button: Locator): Promise<void> {
  return button.evaluate((element) => {
    (element as HTMLElement).click();
    (element as HTMLElement).click(); // as: a button
  });
}

/** Signs in on another device, and returns how that went. */
export async function trySignIn(context: BrowserContext, email: string, typed: string): Promise<number> {
  const answer = await context.request.post(`${address()}/api/session/sign-in`, {
    data: { email, password: typed },
    headers: { 'x-forwarded-for': somePlace() },
  });
  return answer.status();
}

/** The status of the session on a device. */
export const sessionOf = async (context: BrowserContext) =>
  (await context.request.get(`${address()}/api/session`)).status();

export const superNintendo = 19;

/** How many games the product has for a platform. */
export async function gamesOf(page: Page, platform = superNintendo): Promise<number> {
  const answer = await page.context().request.get(`${address()}/api/platforms`);
  const platforms = (await answer.json()) as { id: number; game_count: number }[]; // as: the contract's output
  return platforms.find(({ id }) => id === platform)?.game_count ?? 0;
}

/** The id of a game in the starter catalogue. */
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

/** Adds a copy by a call. */
export async function own(page: Page, id: number, copy: Record<string, unknown> = {}): Promise<void> {
  const answer = await page.context().request.put(`${address()}/api/collection/${id}`, { data: copy });
  expect(answer.ok()).toBe(true);
}

/** Adds a wish by a call. */
export async function wishFor(page: Page, id: number): Promise<void> {
  const answer = await page.context().request.put(`${address()}/api/wishlist/${id}`, { data: {} });
  expect(answer.ok()).toBe(true);
}

/** Adds a platform by a call. */
export async function collect(page: Page, platformId: number): Promise<void> {
  const answer = await page.context().request.post(`${address()}/api/my-platforms`, { data: { platformId } });
  expect(answer.ok()).toBe(true);
}

type View = 'Grid' | 'List' | 'Shelf' | 'Cover';
/** On a phone the views are in a sheet. */
const viewSheet = (page: Page) => page.getByRole('button', { name: /^View: / }).filter({ visible: true });

/** The button of a view, once the list has its controls. */
async function viewButton(page: Page, view: View): Promise<Locator> {
  const button = page.getByRole('button', { name: `${view} view`, exact: true }).filter({ visible: true });
  await expect(viewSheet(page).or(button).first()).toBeVisible();
  return button;
}

/** Has a list drawn in another way. */
export async function drawAs(page: Page, view: View): Promise<void> {
  const button = await viewButton(page, view);
  if ((await viewSheet(page).count()) > 0) await viewSheet(page).click();
  await button.click();
}

/** A list is drawn in this way. */
export async function expectDrawnAs(page: Page, view: View): Promise<void> {
  const button = await viewButton(page, view);
  const isInSheet = (await viewSheet(page).count()) > 0;
  if (isInSheet) await expect(viewSheet(page)).toHaveAccessibleName(`View: ${view} view`);
  else await expect(button).toHaveAttribute('aria-pressed', 'true');
}

/** The toast with its undo. */
export const notices = (page: Page) => page.getByRole('region', { name: 'Notices (F8)' });

/** Twenty journeys a minute from one address would exceed the limit of sign-ups. */
function somePlace(): string {
  const [a = 0, b = 0, c = 0] = crypto.getRandomValues(new Uint8Array(3));
  return `10.${a}.${b}.${c}`;
}

/** The link in the newest mail to an address, from the outbox of the local edition. */
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

/** Fails on anything that WCAG 2.2 AA or axe's best practices find wrong on the page as it is now, or in a part of it. */
export function expectAccessible(page: Page, within = 'html'): Promise<void> {
  return expectNoViolations(page, within);
}

/** Of all that, only what the theme changes: a fifth of the time. */
export function expectContrast(page: Page, within = 'html'): Promise<void> {
  return expectNoViolations(page, within, ['color-contrast']);
}

/** Half as long as what `axe.source` answers, and the browser reads it on each page. */
const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

type Violation = { id: string; nodes: { html: string }[] };

async function expectNoViolations(page: Page, within: string, rules?: string[]): Promise<void> {
  // Parts that are still fading, or dimmed until a new answer arrives, do not have their final contrast.
  await expect(page.locator('div[aria-busy=true]')).toHaveCount(0);
  const isStill = await page.evaluate("matchMedia('(prefers-reduced-motion: reduce)').matches");
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // A control that was just enabled fades in: a transition that has begun keeps its old duration.
  const nothingMoves =
    'document.getAnimations().every(({ effect }) => effect.getTiming().iterations === Infinity)';
  await expect.poll(() => page.evaluate(nothingMoves)).toBe(true);
  // A layer that closes is no dialog any more, but may still be on the page for a moment. Not by expect.poll, which
  // ends a run that takes longer than it has: on a busy machine a single one may.
  const until = Date.now() + 5_000;
  let violations = await violationsIn(page, within, rules);
  while (violations.length > 0 && Date.now() < until) violations = await violationsIn(page, within, rules);
  expect(violations).toEqual([]);
  if (!isStill) await page.emulateMedia({ reducedMotion: 'no-preference' });
}

async function violationsIn(page: Page, within: string, rules?: string[]): Promise<string[]> {
  // Axe stays on the page for the next time: loading it takes longer than most of its runs.
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(axe);
  const options = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) };
  const given = [{ include: [[within]] }, options].map((one) => JSON.stringify(one)).join();
  const found = await page.evaluate<Violation[]>(`axe.run(${given}).then(({ violations }) => violations)`);
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** Saves a screenshot for people to look at, if SCREENSHOTS names a folder. */
export async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['SCREENSHOTS'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}
