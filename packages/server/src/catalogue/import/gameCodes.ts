import type { GameRecord } from './gameRecord.ts';

/** Game Boy Advance, DS, GameCube, Wii and 3DS. */
const coded = new Set([24, 20, 21, 5, 37]);

/**
 * Stems that two games have, found among the 1,037 of which the open catalogues have several titles: Elite Beat Agents is
 * not Osu! Tatakae! Ouendan.
 */
const ofTwoGames = new Map([
  [5, new Set('R2P R82 RUM SFA SIS SJ3 SQK SRK'.split(' '))],
  [20, new Set('AGE ANS AOF AOQ AOS BRQ C26 CBD CMC CTW CVA CVU YGD'.split(' '))],
  [21, new Set('D87 GDW'.split(' '))],
  [24, new Set('A6D AQD ASN BLS ZMP'.split(' '))],
]);

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
  const isTelling = (code: string) => !labels.includes(code) && !ofTwoGames.get(platform_id)?.has(code);
  return [...new Set(codes)].filter(isTelling).map((code) => `~${code}`);
}
