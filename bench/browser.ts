import { type Page, chromium } from '@playwright/test';

import { browserArguments, chromium as chromiumPath } from '../e2e/chromium.ts';
import { median } from './load.ts';
import type { Where } from './pool.ts';
import { buildWeb, startProduct } from './processes.ts';
import { type Figure, type Section, inTheBrowser, under } from './report.ts';
import { cookiesOf, signIn } from './session.ts';
import { shelfFigures } from './shelf.ts';

const times = 7;
const scrolledFrames = 300;

type Screen = {
  name: string;
  size: { width: number; height: number };
  view: 'grid' | 'list' | 'shelf' | 'covers';
  density?: 'compact';
};

const desk = { width: 1440, height: 900 };
const wide = { width: 2560, height: 1300 };
const phone = { width: 390, height: 844 };

const screens: readonly Screen[] = [
  { name: 'desk, grid', size: desk, view: 'grid' },
  { name: 'desk, list', size: desk, view: 'list' },
  { name: 'desk, compact list', size: desk, view: 'list', density: 'compact' },
  { name: 'desk, covers', size: desk, view: 'covers' },
  { name: 'desk, shelf', size: desk, view: 'shelf' },
  { name: 'desk, compact shelf', size: desk, view: 'shelf', density: 'compact' },
  { name: 'wide, covers', size: wide, view: 'covers' },
  { name: 'wide, shelf', size: wide, view: 'shelf' },
  { name: 'phone, grid', size: phone, view: 'grid' },
  { name: 'phone, covers', size: phone, view: 'covers' },
  { name: 'phone, shelf', size: phone, view: 'shelf' },
];

/** The games of a list that have been read; those still to come are busy. */
const rows =
  ':is(li[aria-posinset], tbody tr[aria-rowindex], [role=gridcell]):not([aria-busy]:not([aria-busy=false]))';

/** What the collector with 10,000 games sees and waits for, in real headless Chromium. */
export async function measureBrowser(where: Where, dataFolder: string): Promise<Section> {
  buildWeb();
  const product = await startProduct(where, dataFolder);
  const { cookie } = await signIn(product.origin);
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: browserArguments });
  const figures: Figure[] = [];

  for (const { name, size, view, density = 'comfortable' } of screens) {
    const context = await browser.newContext({ viewport: size });
    await context.addInitScript((kept) => localStorage.setItem('density', kept), density);
    await context.addCookies(cookiesOf(cookie, product.origin));
    const page = await context.newPage();
    const opened: number[] = [];
    for (let time = 0; time < times; time += 1) {
      await page.goto(`${product.origin}/collection/all?view=${view}`);
      await page.locator(rows).first().waitFor();
      opened.push(await openOwned(page));
    }
    const scrolled = await scroll(page);
    const jumped = await jump(page);
    const toggled: number[] = [];
    const hasHearts = (view === 'grid' || view === 'list') && density === 'comfortable';
    const toggles = hasHearts ? times : 0;
    for (let time = 0; time < toggles; time += 1) toggled.push(await toggleWish(page));
    const shelf = view === 'grid' ? await shelfFigures(page, product.origin, name.replace(', grid', '')) : [];
    await context.close();

    figures.push(
      under(`${name}: first rows after the click on Owned`, median(opened), 500),
      under(`${name}: longest task in ${scrolledFrames} frames of scrolling`, scrolled.longestMs, 50),
      {
        title: `${name}: frames in a second while scrolling`,
        value: scrolled.perSecond.toFixed(0),
        goals: [],
      },
      { title: `${name}: rows after a jump to the middle`, value: inTheBrowser(jumped), goals: [] },
      ...(hasHearts ? [under(`${name}: a wish is drawn after the click`, median(toggled), 50)] : []),
      ...shelf,
    );
  }

  await browser.close();
  await product.stop();
  return {
    title: `In the browser, Chromium ${browser.version()}`,
    cases: [],
    figures,
    notes: [
      `Medians of ${times}; times are from the event to the second frame after the change.`,
      'The server and the browser share the machine. Scrolling is by 80 px a frame over rows that were never loaded.',
    ],
  };
}

/** From the click on the tab to the frame that shows its rows, in ms. */
async function openOwned(page: Page): Promise<number> {
  const drawn = page.evaluate(
    (selector) =>
      new Promise<number>((resolve) => {
        addEventListener(
          'click',
          ({ timeStamp }) => {
            function look() {
              const owned = [...document.querySelectorAll(selector)].filter((row) =>
                /In Collection|Incomplete|Factory sealed/.test(
                  `${row.textContent}${row.querySelector('a')?.ariaLabel}`,
                ),
              );
              const isHere =
                location.search.includes('tab=owned') &&
                !document.querySelector('div[aria-busy=true]:not([role])');
              if (isHere && owned.length >= 4)
                requestAnimationFrame(() => resolve(performance.now() - timeStamp));
              else requestAnimationFrame(look);
            }
            requestAnimationFrame(look);
          },
          { once: true, capture: true },
        );
      }),
    rows,
  );
  await page.getByRole('link', { name: /^Owned/ }).click();
  return await drawn;
}

/** Keeps scrolling, and answers the longest time that the main thread was busy. */
async function scroll(page: Page): Promise<{ longestMs: number; perSecond: number }> {
  return await page.evaluate(async (frames) => {
    let longestMs = 0;
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longestMs = Math.max(longestMs, duration);
    });
    observer.observe({ type: 'longtask' });
    const nextFrame = () => new Promise(requestAnimationFrame);

    const begin = performance.now();
    for (let frame = 0; frame < frames; frame += 1) {
      scrollBy(0, 80);
      await nextFrame();
    }
    const perSecond = (frames * 1000) / (performance.now() - begin);
    await new Promise((resolve) => setTimeout(resolve, 500));
    observer.disconnect();
    return { longestMs, perSecond };
  }, scrolledFrames);
}

/** From a jump with the scroll bar until the rows there are shown, in ms. */
async function jump(page: Page): Promise<number> {
  return await page.evaluate(
    (selector) =>
      new Promise<number>((resolve) => {
        const begin = performance.now();
        scrollTo(0, document.documentElement.scrollHeight / 2);
        function look() {
          const inSight = [...document.querySelectorAll(selector)].filter((row) => {
            const { top, bottom } = row.getBoundingClientRect();
            return bottom > 0 && top < innerHeight;
          });
          if (inSight.length > 2) requestAnimationFrame(() => resolve(performance.now() - begin));
          else requestAnimationFrame(look);
        }
        requestAnimationFrame(() => requestAnimationFrame(look)); // the list reacts to the scroll in the next frame
      }),
    rows,
  );
}

/** From the click on a visible heart to the frame in which it has changed, in ms. */
async function toggleWish(page: Page): Promise<number> {
  return await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const heart = [...document.querySelectorAll<HTMLElement>('[aria-label*="Wishlist: "]')].find(
          (one) => {
            const { top, bottom } = one.getBoundingClientRect();
            return top > 200 && bottom < innerHeight - 100;
          },
        );
        if (!heart) throw new Error('No heart is in sight.');
        const before = heart.ariaLabel;
        const begin = performance.now();
        heart.click();
        function look() {
          if (heart?.ariaLabel === before) requestAnimationFrame(look);
          else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begin), 0));
        }
        look();
      }),
  );
}
