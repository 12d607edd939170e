import type { Platform } from '@cartouche/contract/platforms';

import { allTitles, ownTitles } from '../catalogue/titles.ts';
import type { Context, UserId } from '../context.ts';
import { isNoAnswer } from '../outbound/failure.ts';
import { listPlatforms } from '../platforms/platforms.ts';
import { Refusal } from '../refusal.ts';
import type { GeminiConfig, VisionConfig } from '../visionConfig.ts';
import { type Embedded, createEmbedded } from './embedded.ts';
import { type Gemini, createGemini } from './gemini.ts';
import type { Printed } from './printed.ts';
import { findPlatform, namesOf, toReading, toSpines } from './reading.ts';
import type { Spine } from './spines.ts';
import type { Titles } from './titleIndex.ts';

type Picture = { kind: 'cover' | 'shelf'; vision: VisionConfig; jpeg: Buffer };

/**
 * What a picture shows, by whoever reads here, and the games that it may mean. Of a cover, one at most. Gemini has read a
 * title: what is not much like it is another game, and that title is searched for.
 */
export async function readSpines(ctx: Context, userId: UserId, picture: Picture): Promise<Spine[]> {
  const { kind, vision, jpeg } = picture;
  const platforms = await listPlatforms(ctx);
  const own = await ownTitles(ctx, userId);
  const asking = { consoles: printedNames(platforms), own: own.length > 0 ? toTitles(own) : undefined };
  const titles = titlesOf(await allTitles(ctx));
  if (vision === 'server')
    return await answered(() => embeddedOf(ctx).ask(userId, { kind, jpeg, ...asking }, titles));

  const names = platforms.map(({ name }) => name);
  const read = kind === 'cover' ? coverByGemini : shelfByGemini;
  const spines = (await read(ctx, vision, { jpeg, names })).map(({ console, gameTitle, box }) => ({
    box,
    lines: [{ text: gameTitle, x: 0, y: 0, width: 1, height: 1 }],
    platformId: findPlatform(platforms, console)?.id,
  }));
  if (spines.length === 0) return [];
  const meant = await answered(() =>
    embeddedOf(ctx).ask(userId, { kind: 'words', spines, ...asking }, titles),
  );
  return meant.map((spine, at) => ({
    ...spine,
    matches: spine.fitsWell ? spine.matches : [],
    platformId: spines[at]?.platformId,
  }));
}

type Asked = { jpeg: Buffer; names: string[] };
const whole = { x: 0, y: 0, width: 1, height: 1 };

async function coverByGemini(ctx: Context, vision: GeminiConfig, { jpeg, names }: Asked) {
  const reading = toReading(await askGemini(ctx, vision, (gemini) => gemini.readBox(jpeg, names)));
  return reading ? [{ ...reading, box: whole }] : [];
}

async function shelfByGemini(ctx: Context, vision: GeminiConfig, { jpeg, names }: Asked) {
  return toSpines(await askGemini(ctx, vision, (gemini) => gemini.readShelf(jpeg, names)));
}

const geminis = new WeakMap<GeminiConfig, Gemini>();

/** Asks Gemini. Throws a refusal if it gives no answer. */
export function askGemini(
  ctx: Context,
  vision: GeminiConfig,
  ask: (gemini: Gemini) => Promise<string>,
): Promise<string> {
  const gemini = geminis.get(vision) ?? createGemini(vision, ctx);
  geminis.set(vision, gemini);
  return answered(() => ask(gemini));
}

async function answered<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!isNoAnswer(error)) throw error;
    const { retryAfterMs } = error;
    if (retryAfterMs === undefined) throw new Refusal('scanner_failed');
    throw new Refusal('scanner_busy', { seconds: Math.max(1, Math.ceil(retryAfterMs / 1000)) });
  }
}

const embedded = new WeakMap<Context['db'], Embedded>();

function embeddedOf(ctx: Context): Embedded {
  const reader = embedded.get(ctx.db) ?? createEmbedded(ctx);
  embedded.set(ctx.db, reader);
  return reader;
}

/** Who reads pictures here; undefined if nobody does, or this machine has turned out to be unable to. */
export function readerHere({ config, db }: Pick<Context, 'config' | 'db'>): VisionConfig | undefined {
  return config.vision === 'server' && embedded.get(db)?.isUnable() ? undefined : config.vision;
}

/** Ends the process that reads, if it runs. */
export function endReader(ctx: Context): void {
  embedded.get(ctx.db)?.end();
}

type Rows = Awaited<ReturnType<typeof allTitles>>;
const converted = new WeakMap<Rows, Titles>();

/** The same object for the same rows, so that the thread is told of them once. */
function titlesOf(rows: Rows): Titles {
  const titles = converted.get(rows) ?? toTitles(rows);
  converted.set(rows, titles);
  return titles;
}

function toTitles(rows: Rows): Titles {
  const publishers = [...new Set(rows.flatMap(({ publisher }) => publisher ?? []))];
  const placeOf = new Map(publishers.map((publisher, place) => [publisher, place]));
  return {
    gameIds: Int32Array.from(rows, (row) => row.game_id),
    platformIds: Int32Array.from(rows, (row) => row.platform_id),
    standings: Int32Array.from(rows, (row) => row.standing),
    names: rows.map(({ names }) => names),
    publisherOf: Int32Array.from(rows, ({ publisher }) => placeOf.get(publisher ?? '') ?? -1),
    publishers,
  };
}

const printedNames = (platforms: readonly Platform[]): Printed[] =>
  platforms.map((platform) => ({ platformId: platform.id, names: namesOf(platform) }));
