import page from './offline.html?raw';

// Where a page cannot be had, says so in a page of ours, which is a part of this script: an installed app has no browser
// around it that would. Whatever the network has comes from the network, and nothing is kept.
declare const self: ServiceWorkerGlobalScope;

// Without pages of an older version to care for, a new worker need not wait until they are closed.
self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  // The request need not wait until the worker has started.
  event.waitUntil(self.registration.navigationPreload.enable());
});

self.addEventListener('fetch', (event) => {
  if (isPage(event.request)) event.respondWith(fromNetwork(event));
});

/** What is opened to be looked at, and not downloaded or sent. */
function isPage({ mode, method, url }: Request): boolean {
  return mode === 'navigate' && method === 'GET' && !new URL(url).pathname.startsWith('/api/');
}

async function fromNetwork({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    return ((await preloadResponse) as Response | undefined) ?? (await fetch(request)); // as: the specification's
  } catch {
    return withoutNetwork();
  }
}

/** Nothing but its own style and script may run in it. */
function withoutNetwork(): Response {
  const nonce = crypto.randomUUID();
  return new Response(page.replaceAll('nonce="once"', `nonce="${nonce}"`), {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'`,
    },
  });
}
