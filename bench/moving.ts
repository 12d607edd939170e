import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';

import { addCollector, collector } from './collector.ts';
import { openPool } from './pool.ts';
import { productSettings, root, startProduct } from './processes.ts';
import type { Figure, Section } from './report.ts';
import { signIn, signUp } from './session.ts';
import { execFileSync } from 'node:child_process';
import { adjectives, names, nouns } from './words.ts';

type Game = { title: string; platform: string };

const goalMs = 5000;
const mostWaitMs = 120_000;
const sizes = [
  { rows: 1500, isGoal: true },
  { rows: 20_000, isGoal: false },
];
/** Somebody else, whose free plan has room for the games of their files. */
const somebody = { email: 'bench-other@example.com' };
const theirRows = 3;
/** Titles of words that games have, of which the catalogue has none: each leads to a search. */
const unknown = [
  { rows: 1500, goalMs },
  { rows: 20_000, goalMs: 60_000 },
];

/** How long a file of another tracker takes from its upload to the dry run, to be written, and to be taken back. */
export async function movingSection(dataFolder: string): Promise<Section> {
  rmSync(dataFolder, { recursive: true, force: true });
  const where = { folder: join(dataFolder, 'db') };
  const first = await startProduct(where, dataFolder);
  await signUp(first.origin);
  await first.stop();
  const env = { ...process.env, ...productSettings(where, dataFolder) };
  execFileSync(process.execPath, [join(root, 'packages/server/src/cli.ts'), 'tier', collector.email, 'pro'], {
    env,
  });
  const { pool, close } = await openPool(where);
  const { rows: games } = await pool.query<Game>(
    'select g.title, c.name as platform from games_igdb g join consoles c on c.id = g.platform_id order by g.game_id',
  );
  await addCollector(pool, somebody.email);
  await close();

  const server = await startProduct(where, dataFolder);
  const { cookie } = await signIn(server.origin);
  const beside = filesBeside(
    posting(`${server.origin}/api`, (await signIn(server.origin, somebody)).cookie),
    games,
  );
  const figures: Figure[] = [];
  for (const { rows, isGoal } of sizes) {
    const file = fileOf(rows, (at) => games[(at * 7) % games.length]);
    const measured = await bring(`${server.origin}/api`, { cookie, file, beside });
    process.stderr.write(`${rows} rows: ${JSON.stringify(measured)}\n`);
    figures.push(...toFigures(rows, isGoal, measured));
  }
  const post = posting(`${server.origin}/api`, cookie);
  for (const size of unknown) figures.push(await lookUpUnknown(post, games, size));
  const megabytes = Math.round(server.residentBytes() / 1024 ** 2);
  figures.push({ title: 'memory of the server afterwards', value: `${megabytes} MiB`, goals: [] });
  await server.stop();
  rmSync(dataFolder, { recursive: true, force: true });
  return {
    title: 'Files of other trackers',
    cases: [],
    figures,
    notes: [
      'A file as VGCollect exports it, of the games of the starter catalogue, on the embedded database. While one is read and written, another client asks for its session again and again.',
      'The titles of unknown games are made of words that games have, so that each leads to a search.',
    ],
  };
}

async function lookUpUnknown(
  post: ReturnType<typeof posting>,
  games: readonly Game[],
  { rows, goalMs: mostMs }: (typeof unknown)[number],
): Promise<Figure> {
  const word = (list: readonly string[], at: number) => list[at % list.length];
  const file = fileOf(rows, (at) => ({
    title: `${word(adjectives, at)} ${word(nouns, at * 7)} of ${word(names, at)} ${word(nouns, at * 11)}`,
    platform: games[(at * 7) % games.length]?.platform ?? '',
  }));
  const { ms } = await lookUp(post, file);
  return {
    title: `${rows.toLocaleString('en')} rows of unknown games: from the upload to the dry run`,
    value: `${(ms / 1000).toFixed(1)} s`,
    goals: [{ text: `at most ${mostMs / 1000} s`, isMet: ms <= mostMs }],
  };
}

/** More rows than games are further copies. */
function fileOf(rows: number, gameAt: (at: number) => Game | undefined): string {
  const line = (at: number) => {
    const { title = '', platform = '' } = gameAt(at) ?? {};
    const cells = [
      String(at),
      title,
      platform,
      'a note',
      'Yes',
      'No',
      'Yes',
      'No',
      '12.50',
      '2017-03-02',
      '2018-04-25 12:18:55',
    ];
    return `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')},`;
  };
  const header =
    '"VGC id","Name","Platform","Notes","Cart","Box","Manual","Other","Purchased Price","Purchased Date","Added",';
  return [header, ...Array.from({ length: rows }, (_one, at) => line(at))].join('\n');
}

type Measured = {
  readMs: number;
  writeMs: number;
  undoMs: number;
  slowestOtherMs: number;
  slowestFileMs: number;
  adds: number;
};

function posting(api: string, cookie: string) {
  return async (path: string, body: string, type = 'application/json') => {
    const begin = performance.now();
    const send = () =>
      fetch(`${api}${path}`, { method: 'POST', body, headers: { cookie, 'content-type': type } });
    let answer = await send();
    // A job has taken the file on, where the screen was slow to.
    while (answer.status === 409 && performance.now() - begin < mostWaitMs) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      answer = await send();
    }
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return {
      ms: performance.now() - begin,
      move: (await answer.json()) as { id: number; plan: { adds: number } },
    };
  };
}

/** Sends a file and has its games looked for, as the screen does. */
async function lookUp(post: ReturnType<typeof posting>, file: string) {
  const read = await post('/moves?name=bench.csv', file, 'application/octet-stream');
  const { ms, move } = await post(`/moves/${read.move.id}/match`, '{}');
  process.stderr.write(`read in ${Math.round(read.ms)} ms\n`);
  return { ms: read.ms + ms, move };
}

type Brought = { cookie: string; file: string; beside: ReturnType<typeof filesBeside> };

async function bring(api: string, { cookie, file, beside }: Brought): Promise<Measured> {
  const post = posting(api, cookie);
  const over = new AbortController();
  let slowestOtherMs = 0;
  const other = (async () => {
    while (!over.signal.aborted) {
      const begin = performance.now();
      await (await fetch(`${api}/session`, { headers: { cookie } })).text();
      slowestOtherMs = Math.max(slowestOtherMs, performance.now() - begin);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })();
  const read = await lookUp(post, file);
  const writing = post(`/moves/${read.move.id}/write`, '{}');
  const slowestFileMs = await beside(writing);
  const write = await writing;
  const undo = await post(`/moves/${read.move.id}/undo`, '{}');
  over.abort();
  await other;
  return {
    readMs: read.ms,
    writeMs: write.ms,
    undoMs: undo.ms,
    slowestOtherMs,
    slowestFileMs,
    adds: read.move.plan.adds,
  };
}

/** Brings small files of somebody else until a writing ends, and answers how long the slowest took, in milliseconds. */
function filesBeside(post: ReturnType<typeof posting>, games: readonly Game[]) {
  let brought = 0;
  return async (writing: Promise<unknown>): Promise<number> => {
    const over = new AbortController();
    void writing.finally(() => over.abort()).catch(() => undefined);
    let slowestMs = 0;
    while (!over.signal.aborted) {
      const begin = performance.now();
      const { move } = await lookUp(
        post,
        fileOf(theirRows, (at) => games[brought + at]),
      );
      await post(`/moves/${move.id}/write`, '{}');
      await post(`/moves/${move.id}/undo`, '{}');
      slowestMs = Math.max(slowestMs, performance.now() - begin);
      brought += theirRows;
    }
    return slowestMs;
  };
}

function toFigures(rows: number, isGoal: boolean, measured: Measured): Figure[] {
  const { readMs, writeMs, undoMs, slowestOtherMs, slowestFileMs, adds } = measured;
  const name = rows.toLocaleString('en');
  const timed = (title: string, ms: number, hasGoal: boolean): Figure => ({
    title: `${name} rows: ${title}`,
    value: `${(ms / 1000).toFixed(1)} s`,
    goals: hasGoal ? [{ text: `at most ${goalMs / 1000} s`, isMet: ms <= goalMs }] : [],
  });
  return [
    timed(`from the upload to the dry run (${adds.toLocaleString('en')} games)`, readMs, isGoal),
    timed('written', writeMs, isGoal),
    timed('taken back', undoMs, false),
    {
      title: `${name} rows: the slowest answer to somebody else meanwhile`,
      value: `${Math.round(slowestOtherMs)} ms`,
      goals: [],
    },
    timed(
      `a file of ${theirRows} rows of somebody else, read, written and taken back meanwhile`,
      slowestFileMs,
      false,
    ),
  ];
}
