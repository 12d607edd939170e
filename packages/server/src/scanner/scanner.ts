import type { ScannedGame } from '@cartouche/contract/scanner';

import { receiveUpload } from '../collection/upload.ts';
import type { Context, UserId } from '../context.ts';
import { isNoAnswer } from '../outbound/failure.ts';
import { listPlatforms } from '../platforms/platforms.ts';
import { Refusal } from '../refusal.ts';
import { throttle } from '../throttle/throttle.ts';
import type { VisionConfig } from '../visionConfig.ts';
import { createGemini } from './gemini.ts';
import { findPlatform, toReading } from './reading.ts';
import { toScan } from './scan.ts';

/** Answers what is on a picture of a box, in words that toReading reads. */
export type ReadBox = (jpeg: Buffer, consoles: readonly string[]) => Promise<string>;

/** Each picture costs whoever runs the site. */
const perMinute = { times: 10, perSeconds: 60 };
const perDay = { times: 200, perSeconds: 24 * 3600 };

export function getScanner({ config }: Context) {
  const { vision, vinted } = config;
  const isOn = vision !== undefined;
  const isSample = vision?.isStandIn ?? false;
  return {
    isOn,
    isSample,
    samplesUrl: vision && isSample ? vision.apiUrl : null,
    elsewhereUrl: isOn && vinted.mode !== 'off' ? null : vinted.siteUrl,
  };
}

/** Specification 2.9: console, title and edition from a picture of the box. Nothing of the picture is kept. */
export async function recognizeGame(ctx: Context, userId: UserId, body: unknown): Promise<ScannedGame> {
  const { vision } = ctx.config;
  if (!vision) throw new Refusal('scanner_off');
  await throttle(ctx, `pictures read for ${userId}`, perMinute);
  await throttle(ctx, `pictures read in a day for ${userId}`, perDay);

  const jpeg = await receiveUpload(userId, body, toScan);
  const platforms = await listPlatforms(ctx);
  const reply = await read(ctx, vision, { jpeg, consoles: platforms.map(({ name }) => name) });
  const reading = toReading(reply);
  if (!reading) throw new Refusal(vision.isStandIn ? 'scanner_knows_samples' : 'game_not_recognized');

  const platform = findPlatform(platforms, reading.console);
  return {
    ...reading,
    console: platform?.name ?? reading.console,
    platformId: platform?.id ?? null,
    isSample: vision.isStandIn,
  };
}

const made = new WeakMap<VisionConfig, ReadBox>();

async function read(
  ctx: Context,
  vision: VisionConfig,
  { jpeg, consoles }: { jpeg: Buffer; consoles: readonly string[] },
): Promise<string> {
  const reader = made.get(vision) ?? createGemini(vision, ctx);
  made.set(vision, reader);
  try {
    return await reader(jpeg, consoles);
  } catch (error) {
    if (!isNoAnswer(error)) throw error;
    const { retryAfterMs } = error;
    if (retryAfterMs === undefined) throw new Refusal('scanner_failed');
    throw new Refusal('scanner_busy', { seconds: Math.max(1, Math.ceil(retryAfterMs / 1000)) });
  }
}
