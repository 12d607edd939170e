import type { Tier } from '@cartouche/contract/limits';
import type { Currency } from '@cartouche/contract/money.rules';
import { QueryClientProvider, onlineManager } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { act, cleanup, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, vi } from 'vitest';

import type { Language } from '../device.ts';
import { answer } from './answers.ts';
import { platform, sessionOf } from './things.ts';

export type Visitor = { tier?: Tier; language?: Language; currency?: Currency };

/** Signs a user in, and answers the reads of the shell. */
export function signIn({ tier = 'pro', language = 'en', currency = 'USD' }: Visitor = {}): void {
  document.cookie = `lang=${language};path=/`;
  answer({
    'session.current': sessionOf({ tier, language, currency }),
    'alerts.summary': { active: 0, unseen: 0, isOpen: false },
    // Whatever opens a game's details asks for it.
    'alerts.countForGame': { count: 0 },
    'platforms.list': [platform(), platform({ id: 33, name: 'Game Boy', manufacturer: 'Nintendo' })],
    'platforms.mine': [],
    'collection.summary': { games: 2, wishlist: 1, value: 40, platforms: [] },
    'collection.copies': [],
    'collection.sumMany': { games: 1, copies: 1, priced: 1, value: 40, estimated: 0, estimate: 0 },
    'marks.list': { place: [], tags: [], edition: [], boughtAt: [], boughtFrom: [], region: [] },
  });
}

/**
 * Loads the product at an address as a browser does: the tab's storage and cookies stay, memory does not. All modules
 * are the product's own; only the server is the test's (answers.ts).
 */
export async function openPage(address: string) {
  cleanup();
  vi.resetModules();
  history.replaceState(null, '', address);
  const [{ queryClient }, { startLanguage }, { router }] = await Promise.all([
    import('../api/query.ts'),
    import('../i18n/language.ts'),
    import('../routes.tsx'),
  ]);
  await startLanguage();

  forgetPage = () => queryClient.clear();
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return userEvent.setup({ delay: null });
}

let forgetPage = () => {};

let left: string[] = [];

/** The addresses that the page has left for, as it does when its session is over. */
export function leftFor(): string[] {
  return left;
}

/** Takes the device offline, or back online. */
export async function goOffline(isOffline = true): Promise<void> {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isOffline);
  await act(async () => {
    onlineManager.setOnline(!isOffline);
    window.dispatchEvent(new Event(isOffline ? 'offline' : 'online'));
  });
}

/** Lets time pass; timers due in it fire at once. */
export async function passTime(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

/** The address in the address bar. */
export function addressBar(): string {
  return location.pathname + decodeURIComponent(location.search);
}

/** The ends of growing lists that are watched: they come into sight when the test says so. */
export function watchEnds() {
  const watched: (() => void)[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly tell: () => void;
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        this.tell = () => tell([{ isIntersecting: true }]);
      }
      observe() {
        watched.push(this.tell);
      }
      disconnect() {
        watched.splice(watched.indexOf(this.tell), 1);
      }
    },
  );
  return watched;
}

/** Elements have no size here unless they get one: the width of a desktop, the height of a card. */
const widthPx = 1280;
const heightPx = 300;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  onlineManager.setOnline(true);
  left = [];
  vi.spyOn(location, 'replace').mockImplementation((to) => void left.push(String(to)));
  // Time passes by itself, and can be advanced.
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  document.documentElement.scrollTop = 0;
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(1_000_000);
  vi.spyOn(window, 'scrollTo').mockImplementation((to?: number | ScrollToOptions, y?: number) => {
    document.documentElement.scrollTop = (typeof to === 'object' ? to.top : y) ?? 0;
    queueMicrotask(() => window.dispatchEvent(new Event('scroll')));
  });
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(heightPx);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
    DOMRect.fromRect({ x: 0, y: 0, width: widthPx, height: heightPx }),
  );
});

afterEach(() => {
  cleanup();
  forgetPage();
  vi.useRealTimers();
  vi.restoreAllMocks();
});
