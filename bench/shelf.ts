import type { Page } from '@playwright/test';

import { median } from './load.ts';
import { type Figure, under } from './report.ts';

const times = 7;
const scrolledFrames = 200;

/** A game on the dashboard's shelf; those still to come have no place. */
const spine = '[data-place]';

/** How the dashboard's shelf opens, scrolls and jumps. */
export async function shelfFigures(page: Page, origin: string, name: string): Promise<Figure[]> {
  const opened: Opened[] = [];
  for (let time = 0; time < times; time += 1) {
    await page.goto(`${origin}/settings`, { waitUntil: 'networkidle' });
    opened.push(await open(page));
  }
  const scrolled = await scroll(page);
  const drawn = await page.locator(spine).count();

  return [
    under(`${name}: first spine after the click on Home`, median(opened.map(({ firstMs }) => firstMs)), 300),
    under(
      `${name}: longest task while the dashboard opens`,
      median(opened.map(({ longestMs }) => longestMs)),
      50,
    ),
    under(`${name}: longest task in ${scrolledFrames} frames along the shelf`, scrolled.scrolledMs, 50),
    under(`${name}: longest task after a jump to the middle of the shelf`, scrolled.jumpedMs, 50),
    { title: `${name}: spines that are drawn of 10,000`, value: String(drawn), goals: [] },
  ];
}

type Opened = { firstMs: number; longestMs: number };

/** From the click to the frame that shows the first spine, and the longest time that the main thread was busy. */
async function open(page: Page): Promise<Opened> {
  const drawn = page.evaluate(
    (selector) =>
      new Promise<{ firstMs: number; longestMs: number }>((resolve) => {
        let longestMs = 0;
        const observer = new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) longestMs = Math.max(longestMs, duration);
        });
        addEventListener(
          'click',
          ({ timeStamp }) => {
            observer.observe({ type: 'longtask' });
            function look() {
              if (!document.querySelector(selector)) requestAnimationFrame(look);
              else
                requestAnimationFrame(() => {
                  const firstMs = performance.now() - timeStamp;
                  setTimeout(() => resolve({ firstMs, longestMs }), 1_000);
                });
            }
            requestAnimationFrame(look);
          },
          { once: true, capture: true },
        );
      }),
    spine,
  );
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  return await drawn;
}

/** The longest time that the main thread was busy while the shelf passed, and after a jump. */
async function scroll(page: Page): Promise<{ scrolledMs: number; jumpedMs: number }> {
  return await page.evaluate(
    async ({ selector, frames }) => {
      let longestMs = 0;
      const observer = new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) longestMs = Math.max(longestMs, duration);
      });
      observer.observe({ type: 'longtask' });
      const shelf = [...document.querySelectorAll('section div')].find(
        (one) => one.querySelector(selector) && getComputedStyle(one).overflowX === 'auto',
      );
      if (!shelf) throw new Error('The dashboard has no shelf.');
      const taken = async () => {
        await new Promise((resolve) => setTimeout(resolve, 1_000));
        const longest = longestMs;
        longestMs = 0;
        return longest;
      };

      for (let frame = 0; frame < frames; frame += 1) {
        shelf.scrollBy(80, 0);
        await new Promise(requestAnimationFrame);
      }
      const scrolledMs = await taken();
      shelf.scrollTo(shelf.scrollWidth / 2, 0);
      return { scrolledMs, jumpedMs: await taken() };
    },
    { selector: spine, frames: scrolledFrames },
  );
}
