import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

import { listen, type Loopback, readBody, sendHtml, sendJson } from './loopback.ts';
import { type OwnWays, withMisbehaviour } from './misbehaviour.ts';
import { drawBox } from './picture.ts';
import { itemsFor, type MadeItem, pagePath, toItem } from './vinted.items.ts';
import { vintedPage } from './vinted.page.ts';

export type Vinted = {
  /** The site: its pages and pictures. */
  siteUrl: string;
  searchUrl: string;
  close: Loopback['close'];
};

const paths = { visit: '/', search: '/svc-catalogue/items' };

/** What others have met with; the words are Vinted's. */
const ownWays: OwnWays = {
  '401': (response) =>
    sendJson(response, 401, {
      code: 100,
      message: 'Invalid authentication token',
      message_code: 'invalid_authentication_token',
    }),
  '403': (response) =>
    sendJson(response, 403, { code: 106, message: 'Access denied', message_code: 'access_denied' }),
  wall: (response) =>
    sendHtml(response, 403, '<!doctype html><title>Please enable JS and disable any ad blocker</title>'),
  moved: (response) =>
    sendJson(response, 404, { code: 104, message: 'Content not found', message_code: 'not_found' }),
  tokenless: (response) => sendHtml(response, 200, '<!doctype html><title>Vinted</title>'),
  listless: (response) => sendJson(response, 200, { pagination: { total_entries: 0 } }),
  odd: (response) =>
    sendJson(response, 200, {
      items: [
        { id: 1, title: 'Bare price', price: '12,50', currency: 'EUR', photo: null, path: '/items/1' },
        { id: 2, title: 'A number', price: 3, photos: [{ url: 'https://images1.vinted.net/2.webp' }] },
        {
          id: '3',
          title: 'Elsewhere',
          price: { amount: '4.0', currency_code: 'GBP' },
          url: 'https://vinted.example/items/3',
        },
        { id: 4, title: 'No price', status: 'Good', path: '/items/4', price: 'free' },
        { id: 5, price: { amount: '1.0', currency_code: 'EUR' } },
        { id: 6, title: 'Dear', price: '1 234,50 €', photo: { id: 6 }, url: 'javascript:alert(6)' },
        'not an item',
      ],
    }),
};

/**
 * Vinted's search as its site's visitors use it, with items that are made up from the words. It gives a token to
 * whoever visits, and asks for it in each search, as Vinted does. Its pages say that nothing is for sale.
 */
export async function startVinted(options: { port?: number } = {}): Promise<Vinted> {
  const made = new Map<string, MadeItem[]>();
  const searches: Searched[] = [];
  const token = randomBytes(24).toString('base64url');
  const { url, close } = await listen(
    withMisbehaviour(
      paths,
      (request, response, address) => answer({ request, response, address, token, made, searches }),
      {
        ownWays,
      },
    ),
    options.port ?? 0,
  );
  return { siteUrl: url, searchUrl: `${url}${paths.search}`, close };
}

type Searched = { search: string; at: number };

type Visit = {
  request: IncomingMessage;
  response: ServerResponse;
  address: URL;
  token: string;
  /** What a test has put on sale, by the words of a search. */
  made: Map<string, MadeItem[]>;
  /** Each search so far. */
  searches: Searched[];
};

async function answer(visit: Visit): Promise<void> {
  const { request, response, address, token, made, searches } = visit;
  const { pathname, searchParams } = address;
  if (pathname === '/__sandbox/searches') return sendJson(response, 200, searches);
  if (pathname === '/__sandbox/items') return putOnSale(visit);
  if (pathname === paths.visit) {
    response.setHeader('set-cookie', [
      `access_token_web=${token}; Path=/; HttpOnly`,
      'anon_id=sandbox; Path=/',
    ]);
    return sendHtml(response, 200, vintedPage('Vinted', 'Nothing is for sale here.'));
  }
  if (pathname === paths.search) {
    const isKnown =
      request.headers.authorization === `Bearer ${token}` && request.headers['x-anon-id'] === 'sandbox';
    if (!isKnown) return ownWays['401']?.(response);
    const search = searchParams.get('search_text') ?? '';
    const siteUrl = `http://${request.headers.host}`;
    searches.push({ search, at: Date.now() });
    const items = made.get(search)?.map((one) => toItem(one, siteUrl)) ?? itemsFor(search, siteUrl);
    const pagination = { current_page: 1, total_pages: 1, total_entries: items.length, per_page: 50 };
    return sendJson(response, 200, { items, pagination });
  }
  if (pathname.startsWith('/photos/')) {
    const picture = await drawBox(createHash('sha256').update(pathname).digest());
    response.writeHead(200, { 'content-type': 'image/png', 'content-length': picture.length }).end(picture);
    return;
  }
  if (pathname === '/catalog') {
    return sendHtml(
      response,
      200,
      vintedPage('Search', `Searched for: ${searchParams.get('search_text') ?? ''}`),
    );
  }
  if (pagePath.test(pathname)) return sendHtml(response, 200, vintedPage('Item', 'This item was made up.'));
  return ownWays['moved']?.(response);
}

/** `POST /__sandbox/items {"search":"mana","items":[{"id":1,"title":"Mana","cents":4000}]}`: what a search finds. */
async function putOnSale({ request, response, made }: Visit): Promise<void> {
  const { search, items } = JSON.parse((await readBody(request)).toString()) as {
    search: string;
    items: MadeItem[];
  }; // as: written by a test
  made.set(search, items);
  response.writeHead(204).end();
}
