import { readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { type Fetching, n64, playStation, startFetching } from './testing/fetching.ts';
import { startProjects } from './testing/projects.ts';

let it: Fetching;
beforeAll(async () => {
  it = await startFetching();
}, 180_000);
afterAll(() => it.close());
beforeEach(() => it.reset());

test.for([
  ['a page to sign in', 200, 'text/html', '<html>Sign in</html>', /answered a web page instead of a file/],
  ['a refusal', 403, 'text/plain', 'Forbidden', /had enough requests from this address for now \(403\)/],
  ['a host in trouble', 502, 'text/plain', 'Bad gateway', /in trouble itself \(502\)/],
  [
    'half a file',
    200,
    'text/plain',
    'clrmamepro (\n\tname "x"\n)\ngame (\n\tname "Ha',
    /not a whole list of games/,
  ],
  ['another kind of file', 200, 'text/plain', '<datafile></datafile>', /not a whole list of games/],
] as const)(
  '%s in the middle ends it with a sentence, and it goes on from there',
  async ([, status, type, body, says]) => {
    it.projects.answer(n64, (_request, response) =>
      response.writeHead(status, { 'content-type': type }).end(body),
    );

    const failed = await it.fetch();
    const before = it.projects.asked.length;
    it.projects.behave();
    const { summary } = await it.fetch();

    expect(failed.error).toMatch(says);
    expect(failed.error).toMatch(/Nothing is lost: the same command goes on from here\.$/);
    expect(failed.error).not.toContain('\n');
    expect(summary).toMatchObject({ read: 3 });
    expect(it.projects.asked.slice(before).filter((url) => url.startsWith('/gamedatabase/'))).toEqual([]);
    expect(it.projects.asked.filter((url) => url.endsWith(n64)).length).toBeGreaterThan(1);
  },
);

test('a connection that breaks off leaves no short file behind', async () => {
  it.projects.answer(n64, (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/plain', 'content-length': '5000' });
    response.write(it.projects.dats.get(n64)?.slice(0, 100));
    setTimeout(() => response.destroy(), 5);
  });

  const { error } = await it.fetch();

  const kept = readdirSync(it.folder, { recursive: true }).map(String);
  expect(error).toMatch(/127\.0\.0\.1:\d+ cannot be reached/);
  expect(kept.filter((name) => name.endsWith('Nintendo 64.dat') && name.includes('no-intro'))).toEqual([]);
  expect(kept.filter((name) => name.endsWith('.part'))).toEqual([]);
});

test('who asks to wait is waited for, and whoever asks for an hour ends it', async () => {
  const busy = (seconds: string) =>
    it.projects.answer(
      n64,
      (_request, response) => response.writeHead(429, { 'retry-after': seconds }).end(),
      seconds === '7' ? 1 : Infinity,
    );
  let time = Date.now();
  busy('7');

  const waited = await it.fetch(false, { ...it.product.ctx, now: () => new Date((time += 60_000)) });
  it.commit();
  busy('3600');
  const ended = await it.fetch();

  expect(waited.summary).toMatchObject({ read: 3 });
  expect(waited.said).toContain('libretro-database wants us to wait: 7 s');
  expect(ended.error).toMatch(/had enough requests .*try again in 60 minutes/);
}, 60_000);

test('a machine without a network is told so', async () => {
  const elsewhere = await startProjects();
  elsewhere.close();
  const { ctx } = it.product;
  const config = { ...ctx.config, catalogue: elsewhere.config };

  const { error, said } = await it.fetch(false, { ...ctx, config });

  expect(said).toContain('GameDataBase gave no answer, asking again: 5 s');
  expect(error).toMatch(/cannot be reached .*Is this machine connected to the internet\?/);
}, 60_000);

test('a full disk is named as such', async () => {
  await it.fetch();
  it.commit();
  it.projects.dats.set(playStation, `${it.projects.dats.get(playStation)}\n`);
  symlinkSync('/dev/full', join(it.folder, 'libretro', `${playStation}.part`));

  const { error } = await it.fetch();

  expect(error).toMatch(/^The disk of the data folder is full: make room/);
});
