import { createHash } from 'node:crypto';
import { performance } from 'node:perf_hooks';

import { platforms } from './catalogue.ts';
import { drive, percentile, type Request, send } from './load.ts';
import { type Owner, owners } from './owners.ts';
import { openPool, type Pool, type Where } from './pool.ts';
import { type Running, startProduct } from './processes.ts';
import type { Figure, Section } from './report.ts';
import { signIn } from './session.ts';
import { genres, nouns } from './words.ts';

const farthestFromPage = 3;
const seconds = 0.5;

const bothWays = (sorts: string[]) =>
  sorts.flatMap((sort) => [`&p_sort_by=${sort}`, `&p_sort_by=${sort}&p_sort_order=desc`]);
const orders = bothWays(['title', 'release_date', 'publisher', 'added']);
/** Sorted by fields that collectors edit, which have no index. */
const editedOrders = bothWays(['price', 'purchase_date', 'condition']);
const fetchGames = '/api/rpc/fetch_games?p_tab=';
const counts = '/api/rpc/get_platform_counts?';

type OwnCase = { title: string; paths: (owner: Owner) => string[] };

const pages = (tab: string, rows: number, at: (owner: Owner) => number) => (owner: Owner) =>
  orders.map((order) => `${fetchGames}${tab}${order}&p_limit=${rows}&p_offset=${Math.max(0, at(owner))}`);
const first = () => 0;
const last = (rows: number) => (owner: Owner) => owner.copies - rows;
const somePlatforms = platforms.filter((_one, index) => index % 6 === 0);
const filtered = (filters: string[]) => () =>
  filters.map((filter) => `${fetchGames}owned&p_limit=120&${filter}`);
const encoded = (name: string, values: string[]) =>
  values.map((value) => `${name}=${encodeURIComponent(value)}`);

const inGenres = encoded('p_genre', genres.slice(0, 6));
const onPlatforms = somePlatforms.map(({ id }) => `p_platform=${id}`);
const searched = encoded(
  'p_search',
  nouns.slice(0, 40).filter((_noun, index) => index % 6 === 0),
);

/** The pages that every owner requests, in every order with an index unless stated otherwise. */
const cases: OwnCase[] = [
  { title: 'owned, first 24', paths: pages('owned', 24, first) },
  { title: 'owned, last 24', paths: pages('owned', 24, last(24)) },
  { title: 'owned, first 120', paths: pages('owned', 120, first) },
  { title: 'owned, last 120', paths: pages('owned', 120, last(120)) },
  { title: 'owned, 120 in the middle', paths: pages('owned', 120, ({ copies }) => copies / 2) },
  {
    title: 'owned by price, purchase or condition, first 120',
    paths: () => editedOrders.map((order) => `${fetchGames}owned${order}&p_limit=120`),
  },
  { title: 'incomplete, first 120', paths: pages('incomplete', 120, first) },
  { title: 'wishlist, first 120', paths: pages('wishlist', 120, first) },
  { title: 'owned on one platform, by title', paths: filtered(onPlatforms) },
  { title: 'owned, a search, by title', paths: filtered(searched) },
  { title: 'owned of one genre, by title', paths: filtered(inGenres) },
  { title: 'counts, one platform', paths: () => onPlatforms.map((filter) => counts + filter) },
  { title: 'counts, one genre', paths: () => inGenres.map((filter) => counts + filter) },
];

const toRequests = (paths: string[]): Request[] => paths.map((path) => ({ method: 'GET', path }));
const catalogue = toRequests([`${fetchGames}all&p_limit=24`]);

/** How long the pages of the user's own lists take for each kind of owner, and how long the former statement took. */
export async function measureOwn(name: string, where: Where, dataFolder: string): Promise<Section> {
  const start = () => startProduct(where, dataFolder);
  const headers = await signInAll(start);
  const figures = [
    ...(await measurePages(start, headers)),
    await measureArrivals(start, headers),
    ...(await measureFormer(where)),
  ];
  const notes = [
    `'early', 'late' and 'even' own 10,000 games each: the first by title, the last, and one in thirty; of those of 'late' 10 lack a part. 'small' owns 100. Each wishes for a tenth as many.`,
    'Latencies are of all owners together, 8 requests at a time; × is p95 against that of the first page of the catalogue, asked for by the same owners. The owners in every order of arrival ask one at a time.',
    "'Formerly' is the bare statement as it was before copies had keys of their own, without a server.",
  ];
  return { title: `${name}: lists of the user's own`, cases: [], figures, notes };
}

type Start = () => Promise<Running>;
type Headers = Map<Owner, Record<string, string>>;

/** Once, because sign-ins are limited and the servers start more often. */
async function signInAll(start: Start): Promise<Headers> {
  const product = await start();
  const headers: Headers = new Map();
  for (const owner of owners) {
    const { cookie } = await signIn(product.origin, owner);
    headers.set(owner, { cookie });
  }
  await product.stop();
  return headers;
}

async function measurePages(start: Start, headers: Headers): Promise<Figure[]> {
  const product = await start();

  async function ask(requests: (owner: Owner) => Request[]): Promise<number[]> {
    const latencies: number[] = [];
    for (const owner of owners) {
      const { latenciesMs } = await drive(
        product.origin,
        requests(owner),
        { seconds },
        headers.get(owner) ?? {},
      );
      latencies.push(...latenciesMs);
    }
    return latencies;
  }

  await ask(() => catalogue); // until the hot code is compiled
  for (const { paths } of cases) await ask((owner) => toRequests(paths(owner)));
  const page = percentile(await ask(() => catalogue), 0.95);
  const figures: Figure[] = [{ title: 'catalogue, first 24', value: `p95 ${page.toFixed(1)} ms`, goals: [] }];
  for (const { title, paths } of cases) {
    figures.push(toFigure(title, await ask((owner) => toRequests(paths(owner))), page));
  }
  await product.stop();
  return figures;
}

/** On a new server for each order of owners: a plan made for the first must suit the last. */
async function measureArrivals(start: Start, headers: Headers): Promise<Figure> {
  const latencies: number[] = [];
  const ofCatalogue: number[] = [];
  for (const arrival of permutations(owners)) {
    const product = await start();
    for (const owner of arrival) {
      const cookie = headers.get(owner) ?? {};
      const tabs = ['owned', 'incomplete', 'wishlist'];
      const paths = tabs.flatMap((tab) => pages(tab, 24, first)(owner).slice(0, 8));
      for (let times = 0; times < 7; times += 1) {
        for (const request of toRequests(paths)) latencies.push(await timed(product.origin, request, cookie));
        for (const request of catalogue) ofCatalogue.push(await timed(product.origin, request, cookie));
      }
    }
    await product.stop();
  }
  const title = 'first 24 of each tab, owners in each of 24 orders of arrival';
  return toFigure(title, latencies, percentile(ofCatalogue, 0.95));
}

async function timed(origin: string, request: Request, headers: Record<string, string>): Promise<number> {
  const sent = performance.now();
  const { status, body } = await send(origin, request, headers);
  if (status !== 200) throw new Error(`${request.path}: ${status} ${body.slice(0, 500)}`);
  return performance.now() - sent;
}

function permutations<T>(of: readonly T[]): T[][] {
  if (of.length === 0) return [[]];
  return of.flatMap((one) => permutations(of.filter((other) => other !== one)).map((rest) => [one, ...rest]));
}

function toFigure(title: string, latencies: number[], pageMs?: number): Figure {
  const p95 = percentile(latencies, 0.95);
  const value = `p50 ${percentile(latencies, 0.5).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`;
  if (pageMs === undefined) return { title, value, goals: [] };
  const text = `p95 ≤ ${farthestFromPage} × the catalogue's (is ${(p95 / pageMs).toFixed(1)} ×)`;
  return { title, value, goals: [{ text, isMet: p95 <= farthestFromPage * pageMs }] };
}

/**
 * The product's former statement for a list by title: it joins the user's rows with the catalogue and sorts the
 * result.
 */
function formerSql(condition: string, offset: number): string {
  const rows = `(select game_id from user_collection c where user_id = $1 ${condition}) c`;
  return `
    select g.game_id, g.title, s.name, g.release_date, g.genres, g.publisher, g.regions, g.cover_url_small,
      g.cover_url_big, c.condition, c.completeness, c."purchasePrice", w.game_id, (select count(*) from ${rows})
    from (select g.game_id from ${rows} join games_igdb g using (game_id)
      order by g.folded_title, g.game_id limit 24 offset ${offset}) page
    join games_igdb g using (game_id) join consoles s on s.id = g.platform_id
    left join user_collection c on c.user_id = $1 and c.game_id = g.game_id
    left join user_wishlist w on w.user_id = $1 and w.game_id = g.game_id
    order by g.folded_title, g.game_id`;
}

async function measureFormer(where: Where): Promise<Figure[]> {
  const { pool, close } = await openPool(where);
  const figures: Figure[] = [];
  for (const owner of owners) {
    const incomplete = `and completeness not in ('COMPLETE_IN_BOX', 'NEW_SEALED')`;
    const first24 = await timesOf(pool, formerSql('', 0), owner);
    const last24 = await timesOf(pool, formerSql('', owner.copies - 24), owner);
    const lacking = await timesOf(pool, formerSql(incomplete, 0), owner);
    figures.push(
      toFigure(`formerly, ${owner.name}: owned, first 24`, first24),
      toFigure(`formerly, ${owner.name}: owned, last 24`, last24),
      toFigure(`formerly, ${owner.name}: incomplete, first 24`, lacking),
    );
  }
  await close();
  return figures;
}

/** One at a time, as a prepared statement that all owners share. */
async function timesOf(pool: Pool, text: string, owner: Owner): Promise<number[]> {
  const { rows } = await pool.query<{ id: string }>('select id from "user" where email = $1', [owner.email]);
  const times: number[] = [];
  while (times.length < 8) {
    const begun = performance.now();
    await pool.query({ name: createHash('sha256').update(text).digest('hex'), text, values: [rows[0]?.id] });
    times.push(performance.now() - begun);
  }
  return times;
}
