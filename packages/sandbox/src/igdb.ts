import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

import { hash, keyOf, makeGames } from './igdb.games.ts';
import { oddAnswers, unauthorized } from './igdb.odd.ts';
import { drawJpeg, sizeOf } from './igdb.picture.ts';
import { type Json, type Query, SyntaxProblem, project, readQuery } from './igdb.query.ts';
import { listen, type Loopback, readBody, sendJson, sendText } from './loopback.ts';
import { withMisbehaviour } from './misbehaviour.ts';

const paths = { token: '/oauth2/token', games: '/v4/games', count: '/v4/games/count' };
const images = '/igdb/image/upload';
const tokenLifetimeSeconds = 5_587_808;
const mostTokens = 25;
/** More questions within a second are refused; a little less than a second, because they do not travel evenly. */
const mostInSecond = { questions: 4, ms: 900 };
const mostOpen = 8;

export type Igdb = {
  clientId: string;
  clientSecret: string;
  baseUrl: string;
  tokenUrl: string;
  imageUrl: string;
  close: Loopback['close'];
};

type Call = { path: string; at: number; open: number };

type StandIn = {
  clientId: string;
  clientSecret: string;
  tokens: Set<string>;
  /** Made when somebody asks first. */
  games: () => Json[];
  calls: Call[];
  open: number;
};

type Visit = { request: IncomingMessage; response: ServerResponse; url: URL };

/** IGDB's games with made-up ratings and pictures, its limits, its tokens, and its pictures in every size. */
export async function startIgdb(options: { port?: number; catalogue?: string } = {}): Promise<Igdb> {
  const { port = 0, catalogue } = options;
  let made: Json[] | undefined;
  const standIn: StandIn = {
    clientId: 'sample0client0of0cartouche0000',
    clientSecret: randomBytes(15).toString('hex'),
    tokens: new Set(),
    games: () => (made ??= makeGames(catalogue)),
    calls: [],
    open: 0,
  };
  const answer = withMisbehaviour(
    { token: paths.token, games: paths.games, image: images },
    (request, response, url) => route(standIn, { request, response, url }),
    {
      toEndpoint: (_request, { pathname }) => (pathname.startsWith(`${images}/`) ? images : pathname),
      ownWays: oddAnswers,
    },
  );
  const { url, close } = await listen(async (request, response, address) => {
    if (!address.pathname.startsWith('/__sandbox')) note(standIn, address.pathname, response);
    return await answer(request, response, address);
  }, port);
  return {
    clientId: standIn.clientId,
    clientSecret: standIn.clientSecret,
    baseUrl: `${url}/v4`,
    tokenUrl: url + paths.token,
    imageUrl: url + images,
    close,
  };
}

function note(standIn: StandIn, path: string, response: ServerResponse): void {
  const isCounted = path.startsWith('/v4/');
  if (isCounted) {
    standIn.open += 1;
    response.once('close', () => (standIn.open -= 1));
  }
  standIn.calls.push({ path, at: performance.now(), open: standIn.open });
}

function route(standIn: StandIn, visit: Visit): void | Promise<void> {
  const { request, response, url } = visit;
  const { pathname } = url;
  if (pathname === '/__sandbox/calls') return sendJson(response, 200, standIn.calls);
  if (pathname === '/__sandbox/change') return change(standIn, visit);
  if (pathname === '/__sandbox/forget') return forgetTokens(standIn, visit);
  if (pathname.startsWith(`${images}/`)) return showImage(visit);
  if (`${request.method} ${pathname}` === `POST ${paths.token}`) return giveToken(standIn, visit);

  const token = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
  if (!standIn.tokens.has(token) || request.headers['client-id'] !== standIn.clientId)
    return sendJson(response, 401, unauthorized);
  if (isTooMuch(standIn)) return sendJson(response, 429, { message: 'Too Many Requests' });
  if (request.method === 'POST' && pathname === paths.games) return answerGames(standIn, visit);
  if (request.method === 'POST' && pathname === paths.count) return answerGames(standIn, visit);
  return sendJson(response, 404, [{ title: 'Not Found', status: 404, cause: pathname }]);
}

function isTooMuch({ calls, open }: StandIn): boolean {
  const since = performance.now() - mostInSecond.ms;
  const recent = calls.filter(({ path, at }) => path.startsWith('/v4/') && at > since);
  return recent.length > mostInSecond.questions || open > mostOpen;
}

/** The client's id and secret come in the address, or in a form. */
async function giveToken({ clientId, clientSecret, tokens }: StandIn, { request, response, url }: Visit) {
  const form = new URLSearchParams((await readBody(request)).toString());
  const sent = (name: string) => url.searchParams.get(name) ?? form.get(name);
  if (sent('client_id') !== clientId)
    return sendJson(response, 400, { status: 400, message: 'invalid client' });
  if (sent('client_secret') !== clientSecret)
    return sendJson(response, 403, { status: 403, message: 'invalid client secret' });
  if (sent('grant_type') !== 'client_credentials')
    return sendJson(response, 400, { status: 400, message: 'invalid grant type' });

  const token = randomBytes(15).toString('hex');
  tokens.add(token);
  for (const oldest of tokens) {
    if (tokens.size <= mostTokens) break;
    tokens.delete(oldest);
  }
  return sendJson(response, 200, {
    access_token: token,
    expires_in: tokenLifetimeSeconds,
    token_type: 'bearer',
  });
}

/** Words that somebody can search for to see how it looks when IGDB is in trouble. */
const troubles = new Map([
  ['sample outage', (response: ServerResponse) => sendText(response, 503, 'Service Unavailable')],
  ['sample rush', (response: ServerResponse) => sendJson(response, 429, { message: 'Too Many Requests' })],
]);

async function answerGames({ games }: StandIn, { request, response, url }: Visit): Promise<void> {
  try {
    const query = readQuery((await readBody(request)).toString());
    const trouble = troubles.get(query.search?.toLowerCase() ?? '');
    if (trouble) return trouble(response);
    const wanted = find(games(), query);
    if (url.pathname === paths.count) return sendJson(response, 200, { count: wanted.length });
    const page = wanted.slice(query.offset, query.offset + query.limit);
    sendJson(
      response,
      200,
      page.map((game) => project(game, query.fields)),
    );
  } catch (error) {
    if (!(error instanceof SyntaxProblem)) throw error;
    sendJson(response, 400, [{ title: 'Syntax Error', status: 400, cause: error.message }]);
  }
}

function find(games: Json[], { search, isWanted, sort }: Query): Json[] {
  const wanted = games.filter(isWanted);
  if (sort) {
    const { field, isDescending } = sort;
    const sorted = wanted.toSorted((one, other) => Number(one[field]) - Number(other[field]));
    return isDescending ? sorted.toReversed() : sorted;
  }
  if (search === undefined) return wanted;
  const words = keyOf(search).split(' ').filter(Boolean);
  return wanted
    .filter(
      (game) => words.length > 0 && namesOf(game).some((name) => words.every((word) => name.includes(word))),
    )
    .toSorted((one, other) => String(one['name']).length - String(other['name']).length);
}

function namesOf({ name, alternative_names: others = [] }: Json): string[] {
  return [name, ...(others as Json[]).map((other) => other['name'])].map((one) => keyOf(String(one))); // as: made here
}

/** Size and id of the picture are in its address. */
async function showImage({ response, url }: Visit): Promise<void> {
  const [, sizeName = '', id = ''] = /\/t_(\w+)\/((?:co|sc)[a-z0-9]+)\.jpg$/.exec(url.pathname) ?? [];
  const size = sizeOf(sizeName);
  if (!size) return sendJson(response, 404, { message: 'Not found' });
  const picture = await drawJpeg(hash(id), size);
  response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture);
}

/** Lets a test rename a game, `{"id": 7, "name": "New"}`, or delete it, `{"id": 7, "isGone": true}`. */
async function change({ games }: StandIn, { request, response }: Visit): Promise<void> {
  const { id, isGone, ...facts } = JSON.parse((await readBody(request)).toString()) as Json; // as: a test's own words
  const all = games();
  const index = all.findIndex((game) => game['id'] === id);
  const game = all[index];
  if (!game) return sendJson(response, 404, {});
  if (isGone) all.splice(index, 1);
  else Object.assign(game, { updated_at: Math.floor(Date.now() / 1000) }, facts);
  return sendJson(response, 200, game);
}

/** As if all tokens had ended. */
function forgetTokens({ tokens }: StandIn, { response }: Visit): void {
  tokens.clear();
  sendJson(response, 200, {});
}
