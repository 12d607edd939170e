import type { GameRecord } from './gameRecord.ts';

/** Game Boy Advance, DS, GameCube, Wii and 3DS, whose codes end with the letter of a country. */
const nintendo = new Set([24, 20, 21, 5, 37]);
/** A game has one number on the Xbox in all countries: AC-012 is Freestyle and Urban Freestyle Soccer. */
const xbox = 11;

/**
 * Stems that two games have, found among the 1,037 of which the open catalogues have several titles: Elite Beat Agents is
 * not Osu! Tatakae! Ouendan, and a disc of films has the number of Halo.
 */
const ofTwoGames = new Map([
  [xbox, new Set('CM002 CM014 MS004 XL015'.split(' '))],
  [5, new Set('R2P R82 RUM SFA SIS SJ3 SQK SRK'.split(' '))],
  [20, new Set('AGE ANS AOF AOQ AOS BRQ C26 CBD CMC CTW CVA CVU YGD'.split(' '))],
  [21, new Set('D87 GDW'.split(' '))],
  [24, new Set('A6D AQD ASN BLS ZMP'.split(' '))],
]);

const labels = ['AGB', 'NTR', 'TWL', 'DOL', 'RVL', 'CTR', 'KTR'];
const serial = new RegExp(`^(?:DL-)?(?:(?:${labels.join('|')})-)?(?:[A-Z]-)?([A-Z0-9]{3})[A-Z](?:-.*)?$`);

// The discs of magazines share theirs.
const xboxSerial = /^(?!IM|XX)([A-Z]{2})-(\d{3})$/;

/**
 * The keys of the codes that a game has in all countries. Nintendo's are those without their last letter: BPEE and BPEF
 * are Pokémon Emerald. What never had a code of its own has that of the console.
 */
export function gameCodesOf({ platform_id, releases }: GameRecord): string[] {
  if (!nintendo.has(platform_id) && platform_id !== xbox) return [];
  const serials = releases.flatMap((release) => release.serial?.split(',') ?? []);
  const form = platform_id === xbox ? xboxSerial : serial;
  const codes = serials.flatMap((one) => form.exec(one.trim())?.slice(1).join('') ?? []);
  const isTelling = (code: string) => !labels.includes(code) && !ofTwoGames.get(platform_id)?.has(code);
  return [...new Set(codes)].filter(isTelling).map((code) => `~${code}`);
}

/** Whether a serial names the country too, so that only a copy of a game can have the same. */
export function saysCountry(platformId: number): boolean {
  return nintendo.has(platformId);
}
