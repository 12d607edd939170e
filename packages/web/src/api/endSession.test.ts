import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const signedOut = { error: 'Please sign in to continue.', code: 'signed_out' };
const gone = { error: 'User account not found. Please log in again.', code: 'account_gone' };

let stored: Map<string, string>;
let wentTo: string[];
let told: unknown[];
/** What the look at the session is answered. */
let looksLike: { status: number; body: object };

beforeEach(() => {
  vi.resetModules(); // a page that has left does not leave again
  stored = new Map([['owner', 'ana']]);
  wentTo = [];
  told = [];
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
        told.push(news);
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

test('a refusal that was meant for an older cookie changes nothing', async () => {
  looksLike = { status: 200, body: { user: { id: 'ana' } } };

  await refuse();

  expect([wentTo, told, [...stored]]).toEqual([[], [], [['owner', 'ana']]]);
});

test('without an answer nobody is sent away', async () => {
  looksLike = { status: 502, body: {} };

  await refuse();

  expect([wentTo, told]).toEqual([[], []]);
});

test('a session that is over leads to sign in, tells the other tabs, and leaves the way back', async () => {
  looksLike = { status: 401, body: signedOut };
  const { noteOpenForm } = await import('./endSession.ts');
  noteOpenForm({ name: 'item of list', about: 5 });

  await refuse();
  await refuse();

  expect(wentTo).toEqual(['/login']);
  expect(told[0]).toEqual({ userId: 'ana', ended: 'signed_out' });
  expect(Object.fromEntries(stored)).toEqual({
    owner: 'ana',
    returnLocation: '/wishlist?q=mana',
    interrupted: '["item of list",5]',
    signInNotice: 'signed_out',
  });
});

test('somebody else’s session is no reason to stay', async () => {
  looksLike = { status: 200, body: { user: { id: 'bo' } } };

  await refuse();

  expect(wentTo).toEqual(['/login']);
});

test('an account that is gone keeps nothing but the words', async () => {
  looksLike = { status: 401, body: gone };

  await refuse();

  expect(told).toEqual([{ userId: 'ana', ended: 'account_gone' }]);
  expect(Object.fromEntries(stored)).toEqual({ signInNotice: 'account_gone' });
});

test('who leaves on purpose leaves nothing, and takes the other tabs along', async () => {
  stored.set('drafts', '[]');
  const { leave } = await import('./endSession.ts');

  leave();

  expect([wentTo, told, stored.size]).toEqual([['/'], [{ userId: 'ana', ended: 'signed_out' }], 0]);
});

test('a page that finds its session over says so on the sign-in screen, and to the other tabs', async () => {
  const { noteEnd } = await import('./endSession.ts');

  noteEnd();

  expect(told).toEqual([{ userId: 'ana', ended: 'signed_out' }]);
  expect(stored.get('signInNotice')).toBe('signed_out');
});

test('a visitor in a tab that is nobody’s is told nothing', async () => {
  stored.clear();
  const { noteEnd } = await import('./endSession.ts');

  noteEnd();

  expect([told, stored.size]).toEqual([[], 0]);
});
