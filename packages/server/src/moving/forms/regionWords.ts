import { fold } from '@cartouche/contract/catalogue.rules';
import { regions } from '@cartouche/contract/region.rules';
import { regionOf } from '@cartouche/contract/release.rules';

import { isRegion } from '../../catalogue/import/names.ts';
import { nameKey } from './table.ts';
import { isOnlyMark, meanings, wordKey } from './words.ts';

/** What collectors and makers call regions, beside the names of countries: codes, systems, languages of a box. */
const regionWords: Record<string, string> = {
  EU: 'pal, eu, eur, euro, europe, europa, european, européen, européenne, europäisch, europeo, europea, fah, 欧州',
  US: 'ntsc-u, ntsc, us, usa, u.s, u.s.a, na, noa, ee.uu, america, amérique, amerika, north america, amérique du nord, nordamerika, norteamérica, nord america, noord-amerika, ntsc-us, ntsc u/c, ntsc uc, american, américain, américaine, amerikanisch, americano, americana, amerikaans, 北米',
  JP: 'jp, jpn, jap, ntsc-j, japanese, japonais, japonaise, japanisch, japonés, japonesa, giapponese, japans',
  FR: 'fr, fra, french, français, française, französisch, francés, francesa, francese, frans, vf',
  DE: 'de, ger, deu, noe, frg, german, allemand, allemande, deutsch, alemán, alemana, tedesco, tedesca, duits',
  GB: 'uk, ukv, gb, gbr, great britain, england, grande-bretagne, angleterre, großbritannien, gran bretaña, gran bretagna, groot-brittannië, british, britannique, britisch',
  ES: 'es, esp, spanish, espagnol, espagnole, spanisch, español, española, spagnolo, spagnola, spaans',
  IT: 'it, ita, italian, italienne, italienisch, italiano, italiana, italiaans',
  PT: 'por, prt, portuguese, portugais, portugaise, portugiesisch, portugués, português, portoghese, portugees',
  NL: 'nl, nld, hol, holland, hollande, holanda, olanda, dutch, hollandais, hollandaise, néerlandais, néerlandaise, niederländisch, nederlands',
  SC: 'scn, sca, scandinavia, scandinavie, skandinavien, escandinavia, scandinavië, nordic, nordics, nordique, nordisch, nordico, scandinavian, scandinave',
  AU: 'au, aus, pal b, australian, australienne',
  BE: 'bel',
  CH: 'che',
  AT: 'aut',
  SE: 'swe',
  NO: 'nor',
  DK: 'den, dnk',
  FI: 'fin',
  RU: 'rus',
  CA: 'can, canadian, canadien, canadienne',
  MX: 'mex',
  BR: 'bra, pal-m, brazilian, brésilien, brésilienne',
  LA: 'latam, latin america, amérique latine, lateinamerika, latinoamérica, américa latina',
  AS: 'asi, asia, asie, asien, azië, asian, asiatique',
  CN: 'cn, chn, ntsc-c, chinese, chinois, chinoise',
  HK: 'hkg, hongkong',
  TW: 'twn',
  KR: 'kr, kor, korea, corée, corea, südkorea, korean, coréen, coréenne',
  WW: 'world, worldwide, all, region free, monde, monde entier, mondial, welt, weltweit, mundo, mundial, mondo, wereld, wereldwijd, global',
}; // oxfmt-ignore

/** A few codes are those of larger regions here: AS is Asia. */
const countries = regions.filter((code) => !['EU', 'WW', 'AS', 'LA', 'SC'].includes(code));
const languages = ['en', 'fr', 'de', 'es', 'it', 'nl', 'pt', 'ja'];

/** Read with the first region that is asked about: most starts of the server need none. */
let codes: ReadonlyMap<string, string> | undefined;

function codeOf(key: string): string | undefined {
  codes ??= new Map([...countryNames(), ...meanings(regionWords)]);
  return codes.get(key);
}

/** What each country is called in the languages of most files, whole and short: 'Royaume-Uni', 'R.-U.'. */
function countryNames(): [name: string, code: string][] {
  const known = languages.flatMap((language) =>
    (['long', 'short'] as const).map((style) => new Intl.DisplayNames(language, { type: 'region', style })),
  );
  const written = known.flatMap((names) =>
    countries.map((code): [string, string] => [names.of(code) ?? code, code]),
  );
  // Most languages write most of them alike.
  return [...new Map(written)].map(([name, code]) => [wordKey(name), code]);
}

/** The code of a region or country by a name, alone or beside its system: 'PAL FRA'; null for one that is not known. */
export function regionNamed(word: string): string | null {
  return flagOf(word) ?? codeOf(wordKey(word)) ?? codeOf(placeIn(word)) ?? null;
}

/** The same where nothing but a region is written, so that any code is one: 'BE' is no state of a copy there. */
export function regionCodeOf(word: string): string | null {
  return regionNamed(word) ?? codeAlone(word);
}

function codeAlone(word: string): string | null {
  const code = placeIn(word).toUpperCase();
  return isRegion(code) && !isOnlyMark(word) ? code : null;
}

/** The name of a region without its television standard, and without what is said of any: 'Version', 'Import'. */
function placeIn(word: string): string {
  const place = fold(word)
    .replace(/\b(pal|ntsc)( u c| [ujcbm])?(?= |$)/g, '')
    .replace(/\b(version|versione|import|release|fassung)(?= |$)/g, '');
  return nameKey(place);
}

/** The code of a flag, which is written with two letters of its own. */
function flagOf(word: string): string | null {
  const flag = word.trim();
  if (!/^\p{RI}{2}$/u.test(flag)) return null;
  const code = [0, 2].map((at) => String.fromCodePoint((flag.codePointAt(at) ?? 0) - 0x1f1a5)).join('');
  return regions.includes(code) ? code : null;
}

/** A release as we store it, or as we show it: 'EU SLES-00524', 'Europe · SLES-00524'; null for any other text. */
export function releaseNamed(text: string): string | null {
  if (/^\?\?( |$)/.test(text) || isRegion(regionOf(text) ?? '')) return text;
  const [place = '', ...detail] = text.split(' · ');
  const region = detail.length > 0 ? regionCodeOf(place) : null;
  return region === null ? null : [region, ...detail].join(' ');
}
