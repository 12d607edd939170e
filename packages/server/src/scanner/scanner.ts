import type { GameRow } from '@cartouche/contract/game';
import { type ReaderName, usualEdition } from '@cartouche/contract/scanner.rules';
import type { BoxReading, CoverReading, ShelfReading } from '@cartouche/contract/scanner';

import { gamesByIds } from '../catalogue/titles.ts';
import { receiveUpload } from '../collection/upload.ts';
import type { Context, UserId } from '../context.ts';
import { listPlatforms } from '../platforms/platforms.ts';
import { Refusal } from '../refusal.ts';
import { throttle } from '../throttle/throttle.ts';
import type { GeminiConfig, VisionConfig } from '../visionConfig.ts';
import { askGemini, readSpines, readerHere } from './readers.ts';
import { findPlatform, toReading } from './reading.ts';
import { toScan } from './scan.ts';
import type { Spine } from './spines.ts';

/** Each picture costs whoever runs the site. */
const perMinute = { times: 10, perSeconds: 60, of: 'pictures' } as const;
const perDay = { times: 200, perSeconds: 24 * 3600, of: 'pictures' } as const;

export function getScanner(ctx: Context) {
  const { vinted } = ctx.config;
  const vision = readerHere(ctx);
  const isOn = vision !== undefined;
  const isSample = isStandIn(vision);
  return {
    isOn,
    isSample,
    readBy: vision === undefined ? null : readerOf(vision),
    samplesUrl: isStandIn(vision) ? vision.apiUrl : null,
    elsewhereUrl: isOn && vinted.mode !== 'off' ? null : vinted.siteUrl,
  };
}

function readerOf(vision: VisionConfig): ReaderName {
  if (vision === 'server') return 'server';
  return vision.isStandIn ? 'sample' : 'gemini';
}

const isStandIn = (vision: VisionConfig | undefined): vision is GeminiConfig =>
  vision !== undefined && vision !== 'server' && vision.isStandIn;

/** Specification 2.9: console, title and edition from a picture of the box. Nothing of the picture is kept. */
export async function recognizeGame(ctx: Context, userId: UserId, body: unknown): Promise<BoxReading> {
  const { vision, jpeg } = await receive(ctx, userId, body);
  if (vision === 'server') return toBox(await coverOn(ctx, userId, { vision, jpeg }));
  const platforms = await listPlatforms(ctx);
  const reply = await askGemini(ctx, vision, (gemini) =>
    gemini.readBox(
      jpeg,
      platforms.map(({ name }) => name),
    ),
  );
  const reading = toReading(reply);
  if (!reading) throw unreadable(vision);

  const platform = findPlatform(platforms, reading.console);
  return {
    isSure: true,
    ...reading,
    console: platform?.name ?? reading.console,
    platformId: platform?.id ?? null,
    isSample: vision.isStandIn,
  };
}

/** What a picture of a front may show: one game if it is sure, otherwise up to three titles. Nothing of it is kept. */
export async function readCover(ctx: Context, userId: UserId, body: unknown): Promise<CoverReading> {
  return await coverOn(ctx, userId, await receive(ctx, userId, body));
}

/** Only what is sure is stated, console and all. Our own reader knows no edition. */
function toBox({ isSure, ...reading }: CoverReading): BoxReading {
  const [only] = reading.candidates;
  if (!isSure || !only) return { ...reading, isSure: false };
  const { title: gameTitle, platform: console, platform_id: platformId } = only.game;
  return { isSure, console, platformId, gameTitle, gameEdition: usualEdition, isSample: false };
}

type Received = Awaited<ReturnType<typeof receive>>;

async function coverOn(ctx: Context, userId: UserId, { vision, jpeg }: Received): Promise<CoverReading> {
  const [spine] = await readSpines(ctx, userId, { kind: 'cover', vision, jpeg });
  if (!spine || (spine.words === '' && spine.matches.length === 0)) throw unreadable(vision);
  const { words, isSure, candidates } = withGames(spine, await gamesFor(ctx, userId, [spine]));
  return {
    words,
    isSure,
    fitsWell: spine.fitsWell,
    platformId: spine.platformId ?? null,
    candidates: isSure ? candidates.slice(0, 1) : candidates,
    isSample: isStandIn(vision),
  };
}

/** The games on a picture of a shelf, by their spines. Nothing of the picture is kept. */
export async function readShelf(ctx: Context, userId: UserId, body: unknown): Promise<ShelfReading> {
  const { vision, jpeg } = await receive(ctx, userId, body);
  const spines = await readSpines(ctx, userId, { kind: 'shelf', vision, jpeg });
  if (spines.length === 0) throw unreadable(vision);
  const games = await gamesFor(ctx, userId, spines);
  const listed = spines.map((spine) => {
    const { candidates, ...read } = withGames(spine, games);
    return { ...read, candidates: candidates.flatMap(({ game, onOthers }) => [game, ...onOthers]) };
  });
  return { spines: listed, isSample: isStandIn(vision) };
}

async function receive(ctx: Context, userId: UserId, body: unknown) {
  const vision = readerHere(ctx);
  if (!vision) throw new Refusal('scanner_off');
  await throttle(ctx, `pictures read for ${userId}`, perMinute);
  await throttle(ctx, `pictures read in a day for ${userId}`, perDay);
  return { vision, jpeg: await receiveUpload(userId, body, toScan) };
}

type Games = Awaited<ReturnType<typeof gamesByIds>>;

function gamesFor(ctx: Context, userId: UserId, spines: readonly Spine[]): Promise<Games> {
  const ids = spines.flatMap(({ matches }) => matches.flatMap(({ gameIds }) => gameIds));
  return gamesByIds(ctx, userId, ids);
}

/** A game that is gone meanwhile takes the certainty along. One that two titles have is shown once. */
function withGames({ box, runsUp = false, words, isSure, matches }: Spine, games: Games) {
  const shown = new Set<GameRow>();
  const candidates = matches.flatMap(({ gameIds }) => {
    const some = new Set(gameIds.flatMap((id) => games.get(id) ?? []));
    const [game, ...onOthers] = [...some].filter((one) => !shown.has(one));
    for (const one of some) shown.add(one);
    return game ? [{ game, onOthers }] : [];
  });
  return { box, runsUp, words, isSure: isSure && games.has(matches[0]?.gameIds[0] ?? 0), candidates };
}

const unreadable = (vision: VisionConfig) =>
  new Refusal(isStandIn(vision) ? 'scanner_knows_samples' : 'game_not_recognized');
