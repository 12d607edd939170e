import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { type CoverSourceName } from '../coversConfig.ts';
import { png } from './pictures.ts';
import { type Product, type TestUser, startProduct } from './product.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Another host with pictures of boxes: what it answers at each path, and what it was asked. */
export type PictureHost = {
  origin: string;
  answers: Map<string, Answer>;
  asked: string[];
  close: () => void;
};

export async function startPictureHost(): Promise<PictureHost> {
  const answers: PictureHost['answers'] = new Map();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(decodeURI(request.url ?? ''));
    const answer = answers.get(decodeURI(request.url ?? ''));
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // as: it listens on a port
  return {
    origin: `http://127.0.0.1:${port}`,
    answers,
    asked,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Answers bytes of a type. */
export const sends =
  (type: string, bytes: Buffer): Answer =>
  (_request, response) =>
    void response.writeHead(200, { 'content-type': type }).end(bytes);

export const sendsBox = async (width = 400, height = 560) => sends('image/png', await png(width, height));

/** A product whose covers come from the host. */
export async function startWithCovers(
  host: PictureHost,
  sources: readonly CoverSourceName[],
  settings: { mostBytes?: number; timeoutMs?: number } = {},
): Promise<Product> {
  const urls = { igdb: `${host.origin}/igdb`, libretro: `${host.origin}/libretro` };
  return await startProduct({
    covers: { sources, urls, mostBytes: 16 * 1024 ** 2, timeoutMs: 2_000, ...settings },
  });
}

type Boxes = { cover?: string; labels?: Record<string, string> };

/** Tells the catalogue what it knows of a game's boxes: IGDB's picture, and libretro's names by region. */
export async function giveBoxes(
  { ctx }: Product,
  gameId: number,
  { cover, labels = {} }: Boxes,
): Promise<void> {
  const releases = JSON.stringify(Object.entries(labels).map(([region, label]) => ({ region, label })));
  await ctx.db
    .insertInto('game_details')
    .values({ game_id: gameId, cover: cover ?? null, releases })
    .onConflict((conflict) => conflict.column('game_id').doUpdateSet({ cover: cover ?? null, releases }))
    .execute();
}

export type ListedCover = {
  game_id: number;
  cover_url_small: string | null;
  cover_url_big: string;
  cover_width: number | null;
  cover_height: number | null;
  is_coming?: boolean;
};

/** The covers of some games, as the screens ask for them until none is coming any more. */
export async function coversOf(product: Product, user: TestUser, gameIds: number[]): Promise<ListedCover[]> {
  for (;;) {
    const { body } = await product.as(user, 'catalogue.covers', { games: gameIds.join() });
    const covers = body as ListedCover[]; // as: the contract's output
    if (!covers.some(({ is_coming }) => is_coming)) return covers;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
