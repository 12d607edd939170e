import { fold } from '@cartouche/contract/catalogue.rules';
import type { Platform } from '@cartouche/contract/platforms';
import { z } from 'zod';

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

/** Specification 2.9. */
const usualEdition = 'Standard Edition';

/** What a reader's reply says of a box; undefined if it does not say which game it is. Specification 5, scanner. */
export function toReading(reply: string): Reading | undefined {
  const parsed = reading.safeParse(firstObject(reply));
  if (!parsed.success) return undefined;
  const { gameEdition, ...game } = parsed.data;
  return { ...game, gameEdition: gameEdition?.slice(0, 100) || usualEdition };
}

/** The first whole JSON object of a text, whatever fences, words and brackets stand around it. */
function firstObject(text: string): unknown {
  const [before = '', ...parts] = text.slice(text.indexOf('{')).split('}');
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

/** The platform that a reader's word means, by any of the names that it has here. */
export function findPlatform(platforms: readonly Platform[], said: string): Platform | undefined {
  const wanted = fold(said);
  const withoutMaker = (name: string, { manufacturer }: Platform) =>
    fold(name).replace(new RegExp(`^${fold(manufacturer)} `), '');
  const isNamed = (platform: Platform) =>
    [platform.name, platform.short_name, ...platform.aliases, ...platform.name.split('/')].some(
      (name) => fold(name) === wanted || withoutMaker(name, platform) === withoutMaker(said, platform),
    );
  return platforms.find((platform) => fold(platform.name) === wanted) ?? platforms.find(isNamed);
}
