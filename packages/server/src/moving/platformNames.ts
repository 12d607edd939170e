import { japaneseOf } from '../catalogue/machines.ts';
import { nameKey } from './forms/table.ts';
import { trackerNames } from './trackerNames.ts';
import { regionNamed } from './forms/regionWords.ts';
import { toName } from './forms/words.ts';

type Platform = { id: number; name: string; short_name: string; aliases: string[] };

/** Platforms by every name, as names are compared: whole, and never by a part of one. */
export type PlatformNames = ReadonlyMap<string, number>;

export function namesOf(platforms: readonly Platform[]): PlatformNames {
  const names = new Map<string, number>();
  const known = new Set(platforms.map(({ id }) => id));
  const add = (name: string, id: number) => {
    const key = platformKey(name);
    if (key !== '' && !names.has(key)) names.set(key, id);
  };
  for (const { id, name } of platforms) add(name, id);
  for (const { id, short_name: short } of platforms) add(short, id);
  for (const { id, aliases } of platforms) for (const alias of aliases) add(alias, id);
  for (const [id, aliases] of Object.entries(trackerNames)) {
    if (known.has(Number(id))) for (const alias of aliases) add(alias, Number(id));
  }
  return names;
}

export function platformKey(name: string): string {
  return nameKey(name.replaceAll('+', ' plus ')).replace(/[^a-z0-9]/g, '');
}

/** What may be meant by names that are those of several platforms, which are asked: the likeliest. */
const guesses = new Map([
  ['nintendo', 18],
  ['neogeo', 80],
  ['atari', 59],
  ['sega', 29],
  ['xbox1', 49],
  ['x1', 77],
  ['ss', 32],
  ['st', 63],
  ['ms', 64],
  ['odyssey', 88],
]);

/** Which platform a name may be of that several have. */
export function guessPlatform(name: string): number | undefined {
  return guesses.get(platformKey(toName(name)));
}

const before = /^(PAL|JP|Asian English|Chinese|Korean|NTSC-[JU]|NTSC|US|EU)\s+(?=\S)/i;
const after =
  /\s*[[(]\s*(NA|USA?|NTSC(?:-[JU])?|EUR?|PAL|UK|AU|JPN?|CN|KR|Asia)\s*[\])]$|(?<=\S) (USA?|NTSC(?:-[JU])?|EUR?|PAL|UK|JPN?|JAP)$/i;
const makers = /^(Nintendo|Sony|Sega|Microsoft|Atari|Commodore|SNK|NEC|Bandai)\s+(?=\S)/i;

/** What a file's name of a platform says: the platform, and a region that is part of the name. */
export function readPlatform(
  name: string,
  names: PlatformNames,
): { id: number | null; region: string | null } {
  const written = toName(name);
  if (guessPlatform(written) !== undefined) return { id: null, region: null };
  const exact = names.get(platformKey(written));
  if (exact !== undefined) return { id: exact, region: null };

  const [, bracketed, behind] = after.exec(written) ?? [];
  const tag = before.exec(written)?.[1] ?? bracketed ?? behind;
  const untagged = written.replace(before, '').replace(after, '');
  const region = tag === undefined ? null : regionOfTag(tag);
  const id = names.get(platformKey(untagged)) ?? names.get(platformKey(untagged.replace(makers, '')));
  const [, plain] = /^\s*(.*?)\s*$/.exec(written.replace(beside, ' ')) ?? [];
  if (id === undefined && plain && plain !== written) return readPlatform(plain, names);
  return { id: id ?? null, region };
}

/** What the name of a file or a tab says beside a console: 'Jeux SNES', 'liste_ps2 (1)', 'Ma collection GameCube 2024-05-01'. */
const beside =
  /(?<![\p{L}\p{N}])(my|mes|ma|meine|mis|games?|jeux|jeu|spiele|juegos|collection|sammlung|colección|lists?|listes?|export|inventory|inventaire|video|vidéo|copie de|copy of|de|sur|on|for|pour|20\d\d([-_]\d\d){0,2}|\(\d+\))(?![\p{L}\p{N}])|_| - |[\s-]+$|^[\s-]+/giu;

function regionOfTag(tag: string): string | null {
  return /^NTSC-J$/i.test(tag) ? 'JP' : regionNamed(tag);
}

/** Platforms that are known, but of whose games nothing stands on a shelf here: stores of downloads, phones, arcades. */
export function isWithoutCopies(written: string): boolean {
  return withoutCopies.test(written.trim());
}

const withoutCopies = new RegExp(
  `^(${[
    'android|ios|iphone|ipad|mobile|windows phone|google play',
    'steam|gog|epic games( store)?|origin|uplay|ubisoft connect|battle\\.net|itch\\.io',
    'psn|playstation (network|store).*|xbox live( arcade)?|xbla|.*virtual console|.*eshop|wiiware|dsiware',
    'web browser|browser|google stadia|stadia|amazon luna|oculus.*|linux',
    'arcade( games?| machine)?|borne d.arcade|jeu d.arcade',
    'vmu|visual memory unit.*|(sony )?pocketstation',
  ].join('|')})$`,
  'i',
);

/** Where a copy may stand, the likeliest first: trackers file Japanese copies under the western machine. */
export function likelyPlatforms(id: number, region: string | null): number[] {
  const japanese = japaneseOf.get(id);
  return region === 'JP' && japanese !== undefined ? [japanese, id] : [id];
}
