import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Asked = { mode: string; method: string; url: string };

const origin = 'https://cartouche.example';
const page = (path: string): Asked => ({ mode: 'navigate', method: 'GET', url: `${origin}${path}` });

let heard: Map<string, (event: object) => void>;
const preload = vi.fn<() => Promise<void>>(async () => {});
const skipWaiting = vi.fn<() => Promise<void>>(async () => {});
const network = vi.fn<(asked: Asked) => Promise<Response>>();

beforeEach(async () => {
  heard = new Map();
  network.mockReset();
  vi.stubGlobal('self', {
    addEventListener: (name: string, listener: (event: object) => void) => void heard.set(name, listener),
    registration: { navigationPreload: { enable: preload } },
    skipWaiting,
  });
  vi.stubGlobal('fetch', network);
  vi.resetModules();
  await import('./offline.ts');
});
afterEach(() => void vi.unstubAllGlobals());

/** What the worker answers; null if it leaves that to the browser. */
async function ask(
  request: Asked,
  preloadResponse: Promise<Response | undefined> = Promise.resolve(undefined),
) {
  let answer: Promise<Response> | null = null;
  const respondWith = (given: Promise<Response>) => void (answer = given);
  heard.get('fetch')?.({ request, preloadResponse, respondWith });
  return await (answer as Promise<Response> | null); // as: the compiler does not see the callback
}

test('a page comes from the network, as it is', async () => {
  const fresh = new Response('<h1>Add Game</h1>');
  network.mockResolvedValue(fresh);

  expect(await ask(page('/scanner'))).toBe(fresh);
  expect(network.mock.calls).toEqual([[page('/scanner')]]);
});

test('a page that the browser has asked for already is not asked for again', async () => {
  const early = new Response('<h1>Add Game</h1>');

  expect(await ask(page('/scanner'), Promise.resolve(early))).toBe(early);
  expect(network).not.toHaveBeenCalled();
});

test.each([
  ['there is no network', () => network.mockRejectedValue(new TypeError('Failed to fetch')), undefined],
  ['the network goes meanwhile', () => undefined, () => Promise.reject(new TypeError('network error'))],
])('where %s, a page of ours says so, in which nothing else runs', async (_when, prepare, early) => {
  prepare();

  const answer = await ask(page('/scanner'), early?.());

  expect(answer?.status).toBe(503);
  expect(answer?.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const html = (await answer?.text()) ?? '';
  expect(html).toContain('You are offline');
  expect(html).toContain('Vous êtes hors ligne');
  const policy = answer?.headers.get('content-security-policy') ?? '';
  const [, nonce = ''] = /script-src 'nonce-([\w-]+)'/.exec(policy) ?? [];
  expect(policy).toMatch(/^default-src 'none'; /);
  expect(html.match(/<(?:script|style) nonce="[^"]+"/g)).toEqual([
    `<style nonce="${nonce}"`,
    `<script nonce="${nonce}"`,
  ]);
});

test.each([
  ['a call', { mode: 'cors', method: 'GET', url: `${origin}/api/collection` }],
  ['a picture', { mode: 'no-cors', method: 'GET', url: `${origin}/covers/1` }],
  ['a download', page('/api/archive')],
  ['a form', { ...page('/test-payment'), method: 'POST' }],
])('%s is left to the browser', async (_what, request) => {
  expect(await ask(request)).toBeNull();
  expect(network).not.toHaveBeenCalled();
});

test('a new worker takes over at once, and lets pages be asked for while it starts', async () => {
  const waits: Promise<void>[] = [];
  heard.get('install')?.({});
  heard.get('activate')?.({ waitUntil: (work: Promise<void>) => void waits.push(work) });
  await Promise.all(waits);

  expect(skipWaiting).toHaveBeenCalledOnce();
  expect(preload).toHaveBeenCalledOnce();
  expect(waits).toHaveLength(1);
});
