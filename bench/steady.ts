import { join } from 'node:path';

import { type Browser, type BrowserContext, type Page, chromium } from '@playwright/test';

import { browserArguments, chromium as chromiumPath } from '../e2e/chromium.ts';
import { buildWeb, startProduct } from './processes.ts';
import type { Figure, Section } from './report.ts';
import { cookiesOf, signIn } from './session.ts';
import { type Games, makeShelves, shelves } from './shelves.ts';
import { type Screen, screens } from './steadyScreens.ts';
import { type Watched, delaysMs, slowDown, watch, watched } from '../e2e/watch.ts';

const most = 0.02;
const sizes = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

/** What moves by itself on each screen while it opens, and whether its footer shows too early. */
export async function measureSteady(dataFolder: string): Promise<Section> {
  buildWeb();
  await makeShelves(dataFolder);
  const product = await startProduct({ folder: join(dataFolder, 'db') }, dataFolder);
  const sessions = new Map<Games | undefined, string>();
  for (const { email, games } of shelves) {
    const { cookie } = await signIn(product.origin, { email });
    sessions.set(games, cookie);
  }
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: browserArguments });
  const figures: Figure[] = [];

  for (const [width, viewport] of Object.entries(sizes)) {
    for (const screen of chosen()) {
      const cookies = cookiesOf(sessions.get(screen.games) ?? '', product.origin);
      const context = await open(browser, { viewport, screen, cookies });
      for (const [way, seen] of await bothWays(context, screen, product.origin))
        figures.push(toFigure(`${width}, ${screen.name}, ${way}`, seen));
      await context.close();
    }
  }

  await browser.close();
  await product.stop();
  return {
    title: 'In the browser: what moves by itself',
    cases: [],
    figures,
    notes: [
      `Cumulative layout shift of each screen, opened by its address and by a click, with answers that take ${delaysMs.join(' to ')} ms.`,
      'In brackets what moved within half a second of the click, which the metric leaves out.',
    ],
  };
}

type Opening = {
  viewport: { width: number; height: number };
  screen: Screen;
  cookies: ReturnType<typeof cookiesOf>;
};

async function open(browser: Browser, { viewport, screen, cookies }: Opening): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport });
  await context.addInitScript(({ view = 'grid', density = 'comfortable' }) => {
    localStorage.setItem('view', view);
    localStorage.setItem('density', density);
  }, screen);
  await context.addCookies(cookies);
  await slowDown(context);
  return context;
}

type Way = [name: string, Watched];

async function bothWays(context: BrowserContext, screen: Screen, origin: string): Promise<Way[]> {
  const { path, from = '/', click } = screen;
  const ways: Way[] = [];
  const page = await context.newPage();
  await watch(page);
  if (path !== undefined) {
    await page.goto(origin + path);
    ways.push(['by address', await watched(page)]);
  }

  await page.goto(origin + from);
  await watched(page);
  const target = click ?? `a[href="${path}"]`;
  if (await press(page, target)) ways.push(['by click', await watched(page)]);
  else if (click !== undefined) throw new Error(`${from} has nothing to press: ${click}`);
  return ways;
}

/** Whether there is such an element to press. By script, as a mouse would scroll the page first. */
async function press(page: Page, selector: string): Promise<boolean> {
  const target = page.locator(selector).filter({ visible: true }).first();
  const isThere = await target.waitFor({ timeout: 2_000 }).then(
    () => true,
    () => false,
  );
  if (isThere) {
    await target.evaluate((element) => {
      const now = performance.now();
      Object.assign(window.watched, { pressedAt: now, busyAt: now });
      (element as HTMLElement).click(); // as: a link or a button
    });
  }
  return isThere;
}

function toFigure(title: string, { shifts, sawFooter }: Watched): Figure {
  const sum = (some: Watched['shifts']) => some.reduce((all, { value }) => all + value, 0);
  const later = shifts.filter(({ isAfterPress }) => !isAfterPress);
  const atOnce = sum(shifts) - sum(later);
  const isSteady = sum(later) < most;
  return {
    title,
    value: [
      sum(later).toFixed(3),
      ...(atOnce >= 0.001 ? [`(${atOnce.toFixed(3)})`] : []),
      ...(isSteady ? [] : later.map(({ value, moved }) => `<br>${value.toFixed(3)}: ${moved}`)),
      ...(sawFooter ? ['<br>the footer showed'] : []),
    ].join(' '),
    goals: [{ text: `< ${most}, no footer`, isMet: isSteady && !sawFooter }],
  };
}

/** All, or with `npm run bench -- steady home` those with this in their name. */
function chosen(): readonly Screen[] {
  const [, wanted = ''] = process.argv.slice(process.argv.indexOf('steady'));
  return screens.filter(({ name }) => name.includes(wanted));
}
