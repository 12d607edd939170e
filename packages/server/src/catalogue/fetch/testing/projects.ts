import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

import { type TarEntry, packTar } from 'modern-tar';

import type { CatalogueConfig } from '../../../catalogueConfig.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** The two projects on this machine, as their hosts serve them. It answers otherwise where a test says so. */
export async function startProjects() {
  const consoles = new Map<string, string>();
  const dats = new Map<string, string>();
  const asked: string[] = [];
  const others: { part: string; answer: Answer; times: number }[] = [];
  let archive: Buffer | undefined;
  let revision = commitOf(1);

  const server = createServer((request, response) => {
    const url = decodeURIComponent(request.url ?? '');
    asked.push(url);
    const other = others.find(({ part, times }) => url.includes(part) && times > 0);
    if (other) {
      other.times -= 1;
      other.answer(request, response);
    } else if (url.includes('/info/refs')) answerRefs(response, revision);
    else if (url.startsWith('/gamedatabase/')) void answerArchive(response);
    else answerFile(request, response, dats.get(url.replace(/^\/libretro\/[0-9a-f]{40}\//, '')));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // as: a TCP server has no other kind of address
  const base = `http://127.0.0.1:${port}`;

  async function answerArchive(response: ServerResponse) {
    const entries = [...consoles].map(([name, body]) => file(`GameDataBase-${revision}/${name}`, body));
    response.writeHead(200, { 'content-type': 'application/x-gzip' });
    response.end(archive ?? (await pack(entries)));
  }

  return {
    asked,
    /** Rows of GameDataBase's consoles, and lists of libretro, by the names of their files. */
    csv: consoles,
    dats,
    /** Answers requests whose address contains this in another way, so many times. */
    answer: (part: string, answer: Answer, times = Infinity) => void others.unshift({ part, answer, times }),
    behave: () => void (others.length = 0),
    serveArchive: (bytes: Buffer | undefined) => void (archive = bytes),
    /** A new commit in both projects. */
    commit: (number: number) => void (revision = commitOf(number)),
    config: {
      gamedatabase: { files: `${base}/gamedatabase`, repository: `${base}/GameDataBase.git` },
      libretro: { files: `${base}/libretro`, repository: `${base}/libretro-database.git` },
      pauseMs: 0,
    } satisfies CatalogueConfig,
    env: {
      CATALOGUE_GAMEDATABASE_URL: `${base}/gamedatabase`,
      CATALOGUE_GAMEDATABASE_REPOSITORY: `${base}/GameDataBase.git`,
      CATALOGUE_LIBRETRO_URL: `${base}/libretro`,
      CATALOGUE_LIBRETRO_REPOSITORY: `${base}/libretro-database.git`,
      CATALOGUE_PAUSE_MS: '0',
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type Projects = Awaited<ReturnType<typeof startProjects>>;

export const commitOf = (number: number) => number.toString(16).padStart(40, '0');

export function file(name: string, body: string): TarEntry {
  return { header: { name, size: Buffer.byteLength(body), type: 'file' }, body };
}

export async function pack(entries: TarEntry[]): Promise<Buffer> {
  return gzipSync(await packTar(entries));
}

function answerRefs(response: ServerResponse, revision: string) {
  const line = (text: string) => (text.length + 4).toString(16).padStart(4, '0') + text;
  const refs = ['refs/heads/main', 'refs/heads/master', 'refs/pull/1/head'];
  response.writeHead(200, { 'content-type': 'application/x-git-upload-pack-advertisement' });
  response.end(
    `${line('# service=git-upload-pack\n')}0000${line(`${commitOf(9)} HEAD\0multi_ack side-band-64k\n`)}` +
      `${refs.map((name) => line(`${name.includes('pull') ? commitOf(8) : revision} ${name}\n`)).join('')}0000`,
  );
}

function answerFile(request: IncomingMessage, response: ServerResponse, content: string | undefined) {
  if (content === undefined) {
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('404: Not Found');
    return;
  }
  const etag = `"${createHash('sha256').update(content).digest('hex')}"`;
  if (request.headers['if-none-match'] === etag) response.writeHead(304, { etag }).end();
  else response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8', etag }).end(content);
}

/** A list of dumps or facts as libretro writes it. */
export function dat(name: string, games: string[]): string {
  return `clrmamepro (\n\tname "${name}"\n)\n\n${games.map((one) => `game (\n${one}\n)\n`).join('')}`;
}

const columns =
  'Title,Title (exact),Title screen,Title screen (exact),ID,Region,Release date,Developer,Publisher,Tags,MD5,SHA1';

/** A console of GameDataBase: title, exact title, id, region, date, checksum. */
export function csv(rows: [string, string, string, string, string, string][]): string {
  const lines = rows.map(
    ([title, exact, id, region, date, sum]) =>
      `${title},${exact},=,=,${id},${region},${date},Maker,Seller,#genre:action,,${sum}`,
  );
  return [columns, ...lines, ''].join('\n');
}
