import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const signedOut = { error: 'Please sign in to continue.', code: 'signed_out' };
const gone = { error: 'User account not found. Please log in again.', code: 'account_gone' };

let stored: Map<string, string>;
let wentTo: string[];
let sentNews: unknown[];
/** The answer to the read of the session. */
let looksLike: { status: number; body: object };

beforeEach(() => {
  vi.resetModules(); // a page leaves only once
  stored = new Map([['owner', 'ana']]);
  wentTo = [];
  sentNews = [];
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.stubGlobal('location', {
    pathname: '/wishlist',
    search: '?q=mana',
    hash: '',
    replace: (to: string) => void wentTo.push(to),
  });
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      postMessage(news: unknown) {
        sentNews.push(news);
      }
    },
  );
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(looksLike.body, { status: looksLike.status })));
});
afterEach(() => vi.unstubAllGlobals());

async function refuse() {
  const { endIfOver } = await import('./endSession.ts');
  await endIfOver();
}

test('a refusal of an older cookie changes nothing', async () => {
  looksLike = { status: 200, body: { user: { id: 'ana' } } };

  await refuse();

  expect([wentTo, sentNews, [...stored]]).toEqual([[], [], [['owner', 'ana']]]);
});

test('without an answer nobody is sent to sign in', async () => {
  looksLike = { status: 502, body: {} };

  await refuse();

  expect([wentTo, sentNews]).toEqual([[], []]);
});

test('an ended session leads to sign in, tells the other tabs, and keeps the way back', async () => {
  looksLike = { status: 401, body: signedOut };
  const { noteOpenForm } = await import('./endSession.ts');
  noteOpenForm({ name: 'item of list', about: 5 });

  await refuse();
  await refuse();

  expect(wentTo).toEqual(['/login']);
  expect(sentNews[0]).toEqual({ userId: 'ana', what: 'left', reason: 'signed_out' });
  expect(Object.fromEntries(stored)).toEqual({
    owner: 'ana',
    returnLocation: '/wishlist?q=mana',
    interrupted: '["item of list",5]',
    signInNotice: 'signed_out',
  });
});

test('a page leaves when the session belongs to another user', async () => {
  looksLike = { status: 200, body: { user: { id: 'bo' } } };

  await refuse();

  expect(wentTo).toEqual(['/login']);
});

test('after an account is deleted, only the message is left', async () => {
  looksLike = { status: 401, body: gone };

  await refuse();

  expect(sentNews).toEqual([{ userId: 'ana', what: 'left', reason: 'account_gone' }]);
  expect(Object.fromEntries(stored)).toEqual({ signInNotice: 'account_gone' });
});

test('signing out on purpose keeps nothing, and signs out the other tabs', async () => {
  stored.set('drafts', '[]');
  const { leave } = await import('./endSession.ts');

  leave();

  expect([wentTo, sentNews, stored.size]).toEqual([
    ['/'],
    [{ userId: 'ana', what: 'left', reason: 'signed_out' }],
    0,
  ]);
});

test('a page that finds its session ended tells the sign-in screen and the other tabs', async () => {
  const { announceEnd } = await import('./endSession.ts');

  announceEnd();

  expect(sentNews).toEqual([{ userId: 'ana', what: 'left', reason: 'signed_out' }]);
  expect(stored.get('signInNotice')).toBe('signed_out');
});

test('a visitor in a tab without an owner is told nothing', async () => {
  stored.clear();
  const { announceEnd } = await import('./endSession.ts');

  announceEnd();

  expect([sentNews, stored.size]).toEqual([[], 0]);
});
