import type { BrowserContext, Page } from '@playwright/test';

export type Shift = {
  value: number;
  /** Within half a second of a press, which the metric leaves out. */
  isAfterPress: boolean;
  /** What moved. */
  moved: string;
};

export type Watched = {
  shifts: Shift[];
  /** Whether the end of the page was in sight while something was still to come. */
  sawFooter: boolean;
};

/** The shortest and the longest time that an answer takes. */
export const delaysMs = [150, 600] as const;

/** Has each answer come in a frame of its own, as it does over a network. */
export async function slowDown(context: BrowserContext): Promise<void> {
  await context.route('**/api/**', async (route) => {
    const ms = delayMs(route.request().url());
    await new Promise((resolve) => setTimeout(resolve, ms));
    await route.continue();
  });
}

/** The same for the same call, so that runs can be compared. */
function delayMs(url: string): number {
  const [shortest, longest] = delaysMs;
  const { pathname } = new URL(url);
  const sum = Buffer.from(pathname).reduce((all, byte) => (all * 31 + byte) % 997, 7);
  return shortest + (sum / 997) * (longest - shortest);
}

/** Has the page note, from its beginning on, what moves in it and whether its footer shows while it loads. */
export async function watch(page: Page): Promise<void> {
  await page.addInitScript(noteShifts);
}

/** What was noted since the page began, or since the last time. Waits until nothing has been loading for a while. */
export async function watched(page: Page): Promise<Watched> {
  await page.waitForFunction(() => performance.now() - window.watched.busyAt > 700);
  return await page.evaluate(() => {
    const { shifts, sawFooter } = window.watched;
    Object.assign(window.watched, { shifts: [], sawFooter: false });
    return { shifts, sawFooter };
  });
}

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- adds to the browser's interface
  interface Window {
    watched: Watched & { busyAt: number; pressedAt: number };
  }
}

/** Runs in the page. */
function noteShifts(): void {
  type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect };
  type Entry = PerformanceEntry & { value: number; sources: Source[] };
  const seen: Window['watched'] = {
    shifts: [],
    sawFooter: false,
    busyAt: performance.now(),
    pressedAt: -Infinity,
  };
  window.watched = seen;

  const place = ({ x, y, width, height }: DOMRect) =>
    [x, y, width, height].map((one) => one.toFixed(0)).join(' ');
  function inWords({ node, previousRect, currentRect }: Source): string {
    const element = node instanceof Element ? node : node?.parentElement;
    const text = element?.textContent.trim().slice(0, 30);
    const name = `${element?.localName}.${element?.className.toString().split(' ').slice(0, 4).join('.')}`;
    return `${name} '${text}' from ${place(previousRect)} to ${place(currentRect)}`;
  }

  new PerformanceObserver((list) => {
    // as: the entries of this type
    for (const { value, startTime, sources } of list.getEntries() as Entry[]) {
      const isAfterPress = startTime - seen.pressedAt < 500;
      seen.shifts.push({ value, isAfterPress, moved: sources.map(inWords).join('; ') });
    }
  }).observe({ type: 'layout-shift', buffered: true });

  let pending = 0;
  const fetch = window.fetch.bind(window);
  window.fetch = async (...asked) => {
    pending += 1;
    try {
      return await fetch(...asked);
    } finally {
      pending -= 1;
    }
  };

  function look() {
    requestAnimationFrame(look);
    const isLoading = pending > 0 || document.querySelector('#root')?.childElementCount === 0;
    if (!isLoading) return;
    seen.busyAt = performance.now();
    const top = document.querySelector('#root footer:has(nav)')?.getBoundingClientRect().top;
    if (top !== undefined && top < innerHeight - 1) seen.sawFooter = true;
  }
  look();
}
