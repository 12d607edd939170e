import type { GameRecord } from './gameRecord.ts';

/** Game Boy Advance, DS, GameCube, Wii and 3DS. */
const coded = new Set([24, 20, 21, 5, 37]);

const labels = ['AGB', 'NTR', 'TWL', 'DOL', 'RVL', 'CTR', 'KTR'];
const serial = new RegExp(`^(?:DL-)?(?:(?:${labels.join('|')})-)?(?:[A-Z]-)?([A-Z0-9]{3})[A-Z](?:-.*)?$`);

/**
 * The keys of Nintendo's codes of a game without their last letter, which is that of the country: BPEE and BPEF are
 * Pokémon Emerald. What never had a code of its own has that of the console.
 */
export function gameCodesOf({ platform_id, releases }: GameRecord): string[] {
  if (!coded.has(platform_id)) return [];
  const serials = releases.flatMap((release) => release.serial?.split(',') ?? []);
  const codes = serials.flatMap((one) => serial.exec(one.trim())?.[1] ?? []);
  return [...new Set(codes)].filter((code) => !labels.includes(code)).map((code) => `~${code}`);
}
