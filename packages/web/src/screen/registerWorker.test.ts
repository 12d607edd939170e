import { afterEach, expect, test, vi } from 'vitest';

import { registerInApp } from './registerWorker.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

/** A browser that can have a service worker, with the product in a tab or as an app of its own. */
function browser(display: 'standalone' | 'browser') {
  const register = vi.fn<(script: string, options: object) => Promise<void>>(async () => {});
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { register } });
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(display-mode: ${display})` }));
  return register;
}

test('the installed app has the service worker from its first start on', async () => {
  const register = browser('standalone');

  await registerInApp();

  expect(register.mock.calls).toEqual([['/push-worker.js', { updateViaCache: 'none' }]]);
});

test('a tab of a browser gets no service worker by being opened', async () => {
  const register = browser('browser');

  await registerInApp();

  expect(register).not.toHaveBeenCalled();
});

test('an app whose browser refuses the service worker opens all the same', async () => {
  browser('standalone').mockRejectedValue(new DOMException('', 'SecurityError'));

  await expect(registerInApp()).resolves.toBeUndefined();
});
