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
  [5, new Set('R2P R82 RB5 RI8 RUM SFA SIS SJ3 SOK SQK SRK'.split(' '))],
  [20, new Set('AGE ANS AOF AOQ AOS BLM BRQ C26 CBD CMC CTW CVA CVU YGD'.split(' '))],
  [21, new Set('D87 GDW'.split(' '))],
  [24, new Set('A6D AQ2 AQD ASN BKM BLS ZMP'.split(' '))],
]);

const labels = ['AGB', 'NTR', 'TWL', 'DOL', 'RVL', 'CTR', 'KTR'];
const nintendoSerial = new RegExp(
  `^(?:DL-)?(?:(?:${labels.join('|')})-)?(?:[A-Z]-)?([A-Z0-9]{3})([A-Z])(?:-.*)?$`,
);

// The discs of magazines share theirs.
const xboxSerial = /^(?!IM|XX)([A-Z]{2})-(\d{3})$/;

/**
 * The keys of the codes that a game has in all countries. Nintendo's are those without their last letter: BPEE and BPEF
 * are Pokémon Emerald. What never had a code of its own has that of the console.
 */
export function gameCodesOf(record: GameRecord): string[] {
  return [...new Set(codesOf(record).map(({ code }) => `~${code}`))];
}

/**
 * Whether two records are of the boxes of two countries of Europe, which sources call one region: there they have one
 * code but for its last letter. Elsewhere the letter is that of an edition.
 */
export function areOfEurope(one: GameRecord, other: GameRecord): boolean {
  const regions = new Set(other.releases.map(({ region }) => region));
  const both = one.releases.filter(({ region }) => regions.has(region));
  const [codes, others] = [one, other].map((record) =>
    codesOf(record).filter(({ region }) => region === 'EU'),
  );
  if (!codes?.length || !others?.length || both.some(({ region }) => region !== 'EU')) return false;
  return codes.every((mine) =>
    others.every(({ code, letter }) => code === mine.code && letter !== mine.letter),
  );
}

/** In how many regions some records have one of some codes. */
export function countCoded(records: readonly GameRecord[], codes: readonly string[]): number {
  const coded = records.flatMap(codesOf).filter(({ code }) => codes.includes(`~${code}`));
  return new Set(coded.map(({ region }) => region)).size;
}

/** The codes of a record's releases, each with the letter of its country if it has one. */
function codesOf({ platform_id, releases }: GameRecord): { code: string; letter: string; region: string }[] {
  if (!nintendo.has(platform_id) && platform_id !== xbox) return [];
  const isTelling = (code: string) =>
    code !== '' && !labels.includes(code) && !ofTwoGames.get(platform_id)?.has(code);
  return releases.flatMap(({ serial = '', region = '' }) =>
    serial
      .split(',')
      .map((one) => ({ ...toCode(platform_id, one.trim()), region }))
      .filter(({ code }) => isTelling(code)),
  );
}

function toCode(platformId: number, serial: string): { code: string; letter: string } {
  const [, first = '', rest = ''] = (platformId === xbox ? xboxSerial : nintendoSerial).exec(serial) ?? [];
  return platformId === xbox ? { code: first + rest, letter: '' } : { code: first, letter: rest };
}

/**
 * Whether a record's codes name the country too, so that only a copy of a game can have the same. A is no country: what
 * is only sold as a download has it everywhere.
 */
export function saysCountry(record: GameRecord): boolean {
  return nintendo.has(record.platform_id) && codesOf(record).some(({ letter }) => letter !== 'A');
}
