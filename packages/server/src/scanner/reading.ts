import { fold } from '@cartouche/contract/catalogue.rules';
import type { Platform } from '@cartouche/contract/platforms';
import { usualEdition } from '@cartouche/contract/scanner.rules';
import { z } from 'zod';

import { allNamesOf, marketNames } from '../listings/marketNames.ts';
import type { Box } from './spines.ts';

const filled = (longest: number) =>
  z
    .string()
    .trim()
    .min(1)
    .transform((text) => text.slice(0, longest));

const reading = z.object({
  console: filled(100),
  gameTitle: filled(200),
  gameEdition: z.string().trim().nullish().catch(null),
});

export type Reading = { console: string; gameTitle: string; gameEdition: string };

/** What a reader's reply says of a box; undefined if it does not say which game it is. Specification 5, scanner. */
export function toReading(reply: string): Reading | undefined {
  const parsed = reading.safeParse(firstObject(reply));
  if (!parsed.success) return undefined;
  const { gameEdition, ...game } = parsed.data;
  return { ...game, gameEdition: gameEdition?.slice(0, 100) || usualEdition };
}

const side = z.number().min(0).max(1000);
const spine = z.object({
  console: z.string().trim().max(100).nullish().catch(null),
  gameTitle: filled(200),
  box_2d: z.tuple([side, side, side, side]),
});

export type SpineReading = { console: string; gameTitle: string; box: Box };

/** As many as one picture shows so that they can be read. */
const mostSpines = 80;
const longestShelf = 60_000;

/** What a reader's reply says of a shelf; spines without a title or a place are left out. */
export function toSpines(reply: string): SpineReading[] {
  const text = reply.slice(Math.max(0, reply.indexOf('[')), longestShelf);
  const whole = parsedOrNull(text.slice(0, text.lastIndexOf(']') + 1));
  // A reply that was cut off at its longest still has its first spines.
  const list = z
    .array(z.unknown())
    .safeParse(whole ?? parsedOrNull(`${text.slice(0, text.lastIndexOf('}') + 1)}]`));
  return (list.data ?? []).slice(0, mostSpines).flatMap((one) => {
    const { data } = spine.safeParse(one);
    if (!data) return [];
    const [top, left, bottom, right] = data.box_2d.map((at) => at / 1000) as [number, number, number, number]; // as: the tuple's
    if (bottom <= top || right <= left) return [];
    const box = { x: left, y: top, width: right - left, height: bottom - top };
    return [{ console: data.console ?? '', gameTitle: data.gameTitle, box }];
  });
}

function parsedOrNull(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** Far more than an answer needs, and little enough to try its braces. */
const longestReply = 4_000;
const mostBeginnings = 10;

/** The first whole JSON object of a text, whatever fences, words and braces stand around it. */
function firstObject(reply: string): unknown {
  const text = reply.slice(0, longestReply);
  for (const { index } of [...text.matchAll(/\{/g)].slice(0, mostBeginnings)) {
    const object = objectAtStart(text.slice(index));
    if (object !== undefined) return object;
  }
  return undefined;
}

function objectAtStart(text: string): unknown {
  const [before = '', ...parts] = text.split('}');
  let object = before;
  for (const part of parts) {
    try {
      return JSON.parse(`${object}}`) as unknown;
    } catch {
      object += `}${part}`; // that brace stood in a text: the object ends at a later one
    }
  }
  return undefined;
}

/** The platform that a reader's word means, by any of the names that it has here or at marketplaces. */
export function findPlatform(platforms: readonly Platform[], said: string): Platform | undefined {
  const wanted = fold(said);
  const isSame = (name: string, { manufacturer }: Platform) =>
    fold(name) === wanted || withoutMaker(name, manufacturer) === withoutMaker(said, manufacturer);
  const isNamed = (platform: Platform) => namesOf(platform).some((name) => isSame(name, platform));
  return platforms.find(({ name }) => fold(name) === wanted) ?? platforms.find(isNamed);
}

/** All names of a platform, here and at marketplaces. */
export function namesOf({ id, name, short_name, aliases }: Platform): string[] {
  const sold = marketNames.find((one) => one.id === id);
  return [name, ...name.split('/'), short_name, ...aliases, ...(sold ? allNamesOf(sold) : [])];
}

function withoutMaker(name: string, manufacturer: string): string {
  return fold(name).replace(new RegExp(`^${fold(manufacturer)} `), '');
}
