import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

import { fault, type Faults, answerSearch } from './ebay.search.ts';
import { type ItemSummary, sites } from './ebay.listings.ts';
import { drawBox } from './ebay.picture.ts';
import { listen, type Loopback, readBody, sendHtml, sendJson, sendText } from './loopback.ts';
import { withMisbehaviour } from './misbehaviour.ts';

const paths = {
  token: '/identity/v1/oauth2/token',
  tree: '/commerce/taxonomy/v1/get_default_category_tree_id',
  categories: '/commerce/taxonomy/v1/category_tree/0/get_category_suggestions',
  search: '/buy/browse/v1/item_summary/search',
  key: '/commerce/notification/v1/public_key/',
};
const tokenLifetimeSeconds = 7200;

export type Ebay = { baseUrl: string; clientId: string; clientSecret: string; close: Loopback['close'] };

type StandIn = {
  clientId: string;
  clientSecret: string;
  baseUrl: string;
  now: () => Date;
  /** When each token ends, in milliseconds. */
  tokens: Map<string, number>;
  /** Each request for something of the API, for tests that count them. */
  calls: string[];
  keys: ReturnType<typeof makeKeys>;
};

type Visit = { request: IncomingMessage; response: ServerResponse; url: URL };

/** eBay's token, taxonomy and Browse search with made-up listings, their pictures and pages, and signed notices. */
export async function startEbay(options: { port?: number; now?: () => Date } = {}): Promise<Ebay> {
  const { port = 0, now = () => new Date() } = options;
  const standIn: StandIn = {
    clientId: 'Sample-Cartouche-PRD-000000000-00000000',
    clientSecret: `PRD-${randomBytes(12).toString('hex')}`,
    baseUrl: '',
    now,
    tokens: new Map(),
    calls: [],
    keys: makeKeys(),
  };
  const answer = withMisbehaviour(
    { token: paths.token, search: paths.search, tree: paths.tree, categories: paths.categories },
    (request, response, url) => route(standIn, { request, response, url }),
    {
      toEndpoint: (_request, url) =>
        url.pathname.endsWith('/get_category_suggestions') ? paths.categories : url.pathname,
      ownWays: oddAnswers,
    },
  );
  const { url: baseUrl, close } = await listen((request, response, url) => {
    if (Object.values(paths).some((path) => url.pathname.startsWith(path))) standIn.calls.push(url.pathname);
    return answer(request, response, url);
  }, port);
  standIn.baseUrl = baseUrl;
  const { clientId, clientSecret } = standIn;
  return { baseUrl, clientId, clientSecret, close };
}

const found = (...itemSummaries: ItemSummary[]) => ({ href: '', total: itemSummaries.length, itemSummaries });

/** What Browse answers now and then, and a program must survive. */
const oddAnswers = {
  empty: (response: ServerResponse) => sendJson(response, 200, { href: '', total: 0, limit: 50, offset: 0 }),
  bare: (response: ServerResponse) =>
    sendJson(response, 200, found({ itemId: 'v1|1|0', title: 'Only a title' }, { title: 'No id' }, {})),
  auction: (response: ServerResponse) =>
    sendJson(
      response,
      200,
      found({
        itemId: 'v1|2|0',
        title: 'Only bids',
        buyingOptions: ['AUCTION'],
        currentBidPrice: { value: '12.50', currency: 'EUR' },
        bidCount: 3,
      }),
    ),
  yen: (response: ServerResponse) =>
    sendJson(
      response,
      200,
      found({
        itemId: 'v1|3|0',
        title: 'From Japan',
        buyingOptions: ['FIXED_PRICE'],
        price: { value: '4980.00', currency: 'JPY' },
        shippingOptions: [{ shippingCost: { value: '1200.4', currency: 'JPY' } }],
        itemWebUrl: 'https://ebay.com.elsewhere.invalid/itm/3',
      }),
    ),
  /** Without a price that can be read, and with shipping that depends on who asks. */
  unpriced: (response: ServerResponse) =>
    sendJson(
      response,
      200,
      found({
        itemId: 'v1|5|0',
        title: 'Ask the seller',
        buyingOptions: ['FIXED_PRICE'],
        price: { value: 'to be agreed', currency: 'EUR' },
        shippingOptions: [{ shippingCostType: 'CALCULATED' }],
      }),
    ),
  /** To be had at once or by bidding, sent for nothing, with its picture in the second place. */
  both: (response: ServerResponse) =>
    sendJson(
      response,
      200,
      found({
        itemId: 'v1|6|0',
        title: 'Bid or buy',
        buyingOptions: ['AUCTION', 'FIXED_PRICE', 'BEST_OFFER'],
        price: { value: '30.00', currency: 'EUR' },
        currentBidPrice: { value: '4.00', currency: 'EUR' },
        shippingOptions: [{ shippingCostType: 'FIXED', shippingCost: { value: '0.00', currency: 'EUR' } }],
        thumbnailImages: [{ imageUrl: 'https://i.ebayimg.com/thumbs/6.jpg' }],
        listingMarketplaceId: 'EBAY_AT',
      }),
    ),
  warned: (response: ServerResponse) =>
    sendJson(response, 200, {
      ...found({ itemId: 'v1|4|0', title: 'Warned' }),
      warnings: [fault(12_008, 'sort')],
    }),
  'no category': (response: ServerResponse) => {
    sendJson(response, 400, {
      errors: [fault(12_005, 'The category ID 139973 does not exist.')],
    } satisfies Faults);
  },
  /** To a name that never exists. */
  redirect: (response: ServerResponse) =>
    void response.writeHead(302, { location: 'https://elsewhere.invalid/' }).end(),
  /** JSON that says it is something else. */
  mistyped: (response: ServerResponse) => sendText(response, 200, '{}'),
  'busy for long': (response: ServerResponse) => {
    response.setHeader('retry-after', '600');
    sendJson(response, 429, { errors: [fault(2001, 'Too many requests', 'ACCESS')] });
  },
  expired: (response: ServerResponse) => sendJson(response, 401, expired),
  refused: (response: ServerResponse) => sendJson(response, 403, { errors: [fault(1100, 'Access denied')] }),
};

const expired: Faults = { errors: [fault(1001, 'Invalid access token', 'OAuth')] };

function route(standIn: StandIn, visit: Visit): void | Promise<void> {
  const { request, response, url } = visit;
  const { pathname } = url;
  if (pathname === '/__sandbox/calls') return sendJson(response, 200, standIn.calls);
  if (pathname === '/__sandbox/sign') return signNotice(standIn, visit);
  if (pathname.startsWith('/pictures/')) return showPicture(visit);
  if (pathname.startsWith('/itm/')) return sendHtml(response, 200, listingPage);
  if (`${request.method} ${pathname}` === `POST ${paths.token}`) return giveToken(standIn, visit);

  const token = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
  if ((standIn.tokens.get(token) ?? 0) <= standIn.now().getTime()) return sendJson(response, 401, expired);
  if (pathname === paths.search) return search(standIn, visit);
  if (pathname === paths.tree) return showTree(visit);
  if (pathname.endsWith('/get_category_suggestions')) return sendJson(response, 200, suggestions);
  if (pathname.startsWith(paths.key)) return showKey(standIn, visit);
  return sendJson(response, 404, { errors: [fault(2002, 'Resource not found', 'ACCESS')] });
}

async function giveToken({ clientId, clientSecret, tokens, now }: StandIn, { request, response }: Visit) {
  const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
  if (request.headers.authorization !== basic)
    return sendJson(response, 401, {
      error: 'invalid_client',
      error_description: 'client authentication failed',
    });
  const form = new URLSearchParams((await readBody(request)).toString());
  if (form.get('grant_type') !== 'client_credentials')
    return sendJson(response, 400, { error: 'unsupported_grant_type' });
  if (form.get('scope') !== 'https://api.ebay.com/oauth/api_scope')
    return sendJson(response, 400, { error: 'invalid_scope' });

  const token = `v^1.1#i^1#${randomBytes(30).toString('base64')}`;
  tokens.set(token, now().getTime() + tokenLifetimeSeconds * 1000);
  return sendJson(response, 200, {
    access_token: token,
    expires_in: tokenLifetimeSeconds,
    token_type: 'Application Access Token',
  });
}

function search({ baseUrl, now }: StandIn, { request: { headers }, response, url }: Visit): void {
  const site = String(headers['x-ebay-c-marketplace-id'] ?? 'EBAY_US');
  const context = String(headers['x-ebay-c-enduserctx'] ?? '');
  const { status, body } = answerSearch({ url, site, context, baseUrl, now: now() });
  sendJson(response, status, body);
}

function showTree({ response, url }: Visit): void {
  const site = url.searchParams.get('marketplace_id') ?? '';
  if (!sites[site])
    return sendJson(response, 400, { errors: [fault(62_004, 'No such marketplace', 'TAXONOMY')] });
  return sendJson(response, 200, { categoryTreeId: '0', categoryTreeVersion: '134' });
}

const suggestions = {
  categoryTreeId: '0',
  categoryTreeVersion: '134',
  categorySuggestions: [
    {
      category: { categoryId: '139973', categoryName: 'Video Games' },
      categoryTreeNodeAncestors: [{ categoryId: '1249', categoryName: 'Video Games & Consoles' }],
      categoryTreeNodeLevel: 2,
    },
  ],
};

async function showPicture({ response, url }: Visit): Promise<void> {
  const seed = createHash('sha256').update(url.pathname).digest().readUInt32BE(0);
  const picture = await drawBox(seed);
  response.writeHead(200, { 'content-type': 'image/png' }).end(picture);
}

const listingPage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sample listing: stand-in for eBay</title>
<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 30rem; margin: 0 auto; padding: 2rem 1rem; }
</style>
<h1>Sample listing</h1>
<p>This stands in for a listing on eBay. Nothing is on sale here: the local edition makes its listings up.</p>
</html>`;

function makeKeys() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const keyId = randomBytes(16).toString('hex');
  return { keyId, privateKey, key: publicKey.export({ type: 'spki', format: 'pem' }).toString() };
}

function showKey({ keys }: StandIn, { response, url }: Visit): void {
  if (url.pathname !== paths.key + keys.keyId)
    return sendJson(response, 404, {
      errors: [fault(195_026, 'Invalid or missing public key', 'NOTIFICATION')],
    });
  return sendJson(response, 200, { key: keys.key, algorithm: 'ECDSA', digest: 'SHA1' });
}

/** The header that eBay would send with a notice. */
async function signNotice({ keys }: StandIn, { request, response }: Visit): Promise<void> {
  const signature = sign('sha1', await readBody(request), keys.privateKey).toString('base64');
  const header = JSON.stringify({ alg: 'ecdsa', kid: keys.keyId, signature, digest: 'SHA1' });
  sendText(response, 200, Buffer.from(header).toString('base64'));
}
