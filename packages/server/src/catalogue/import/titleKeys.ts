import { fold } from '@cartouche/contract/catalogue.rules';

/**
 * The forms of a title that are the same however it is written: spacing, articles, owners' names, numerals and signs
 * make no difference. Words and numbers that tell one game from its sequel always do. A title in Japanese letters of
 * ours ('ō') has also the forms that other sources write ('ou', 'oo'), and one with an umlaut that with an e. Nothing is
 * the same as a title without letters and digits.
 */
export function titleKeys(title: string): string[] {
  const known = remembered.get(title);
  if (known) return known;

  const spellings = [title, title.replace(possessive, ''), spellOutSeries(title)].flatMap((one) =>
    spelledVowels.test(one) ? [one, ...spelledOut.map((vowels) => respell(one, vowels))] : one,
  );
  const keys = [...new Set(spellings.flatMap((one) => keysOfParts(partsOf(one))))].filter(Boolean);
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(title, keys);
  return keys;
}

/** Within a batch the same titles are compared again and again. */
const remembered = new Map<string, string[]>();
const mostRemembered = 10_000;

/** The keys under which a title is looked up: also with title and subtitle the other way round. */
export function askedKeys(title: string): string[] {
  const [first, second, ...more] = partsOf(title);
  const isTwo = first !== undefined && second !== undefined && more.length === 0;
  return isTwo ? [...new Set([...titleKeys(title), keyOf([second, first])])] : titleKeys(title);
}

const brackets = /\s*[([{][^)\]}]*[)\]}]\s*/g;

/** 'Terranigma (PAL)' is Terranigma. What is nothing but brackets stays. */
export function withoutBrackets(title: string): string {
  const bare = title.replace(brackets, ' ').trim();
  return bare === '' ? title : bare;
}

/** The numbers of a title in order; titles of one game have the same. */
export function numbersIn(title: string): string {
  return partsOf(title)
    .flatMap((words) => words.flatMap((word) => word.match(/\d+/g) ?? []))
    .join(' ');
}

/** Whether two titles count alike, though a subtitle of one may count something else: '3' and '3: 8 Games in One!'. */
export function numbersAgree(one: string, other: string): boolean {
  const [a, b] = [numbersIn(one), numbersIn(other)];
  return a === b || (a !== '' && b.startsWith(`${a} `)) || (b !== '' && a.startsWith(`${b} `));
}

/** The words of a title as they are compared. */
export function wordsIn(title: string): Set<string> {
  return new Set(partsOf(title).flat());
}

/** Whether a key is in Japanese writing. */
export function isNative(key: string): boolean {
  return native.test(key);
}

/** The key of a serial or barcode, whatever its spacing; nothing for one too short to identify a game. */
export function codeKey(code: string): string | undefined {
  const plain = code.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return plain.length < 4 ? undefined : `#${plain.replace(/^0+(?=\d{8})/, '')}`;
}

/** The key of a game's number at IGDB. */
export function igdbKey(id: number): string {
  return `@${id}`;
}

/** The key of what a title says in Japanese, if it has it in two writings: 'Burai ブライ 八玉の勇士伝説'. */
export function nativeKeys(title: string): string[] {
  return foreignWords(title).length > 0 ? titleKeys(title.replace(foreignWord, ' ')) : [];
}

/** The western words of a title in Japanese writing. */
export function foreignWords(title: string): string[] {
  const words = native.test(title) ? (title.match(foreignWord) ?? []) : [];
  return words.flatMap((word) => fold(word).split(' '));
}

const native = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
// Words, but no letters and numerals, which tell a game from another: 'Z', 'GB', 'VIII'.
const foreignWord =
  /(?<![\p{Script=Latin}'’])(?!(?:viii|xiii|xii|xiv|xvi|vii|iii)(?!\p{Script=Latin}))\p{Script=Latin}[\p{Script=Latin}'’]{2,}/giu;

/** "LEGO Marvel's Avengers" is also 'LEGO Marvel Avengers'. */
const possessive = /(?<=\p{L}{3})['’]s(?![\p{L}\p{N}])/gu;

const spelledVowels = /[āēīōūäöü]/i;
const spelledOut: Record<string, string>[] = [
  { ā: 'aa', ē: 'ee', ī: 'ii', ō: 'ou', ū: 'uu' },
  { ā: 'a', ē: 'ei', ī: 'ii', ō: 'oo', ū: 'uu' },
  { ä: 'ae', ö: 'oe', ü: 'ue' },
];

function respell(title: string, vowels: Record<string, string>): string {
  return title.replace(/[āēīōūäöü]/gi, (letter) => vowels[letter.toLowerCase()] ?? letter);
}

// One word, though no letter of it is an article or a numeral: 'A+M+O+K', 'F.E.A.R.', 'G・O・D'. Two letters only with a
// point, as 'I・V' is two numerals.
const spelled = /(?<![\p{L}\p{N}])\p{L}(?:(?:\.\p{L})+|(?:[+*]\p{L}){2,}|(?:・\p{L}){2,})(?![\p{L}\p{N}])/gu;

const signs: Record<string, string> = { α: 'alpha', Δ: 'delta', '∆': 'delta', Σ: 'sigma', '×': 'x' };

/** Title and subtitles as words in their compared form. */
function partsOf(title: string): string[][] {
  const written = title
    .replace(/[™®©°ºª]/g, ' ')
    .replace(discs, '')
    .replace(starring, '')
    .replace(spelled, (word) => word.replace(/[^\p{L}]/gu, ''))
    .replace(/([\p{L}\p{N}])\+(?=$|[\s:])/gu, '$1 plus')
    .replace(/ ?& ?| \+ |・/g, ' and ')
    .replace(/^\.(?=hack)/i, 'dot ')
    .replaceAll('@', 'a')
    .replace(/[αΔ∆Σ×]/g, (sign) => ` ${signs[sign] ?? ''} `);
  const parts = written
    .split(/:\s+|\s+[-–—~]\s+|\s*\/\s*/)
    .map((part) => fold(part))
    .filter(Boolean);
  const first = parts[0]?.split(' ')[0];
  const isSaid = (part: string) => noSubtitle.test(part) || initialsOf(part) === first;
  const own = parts.filter((part, place) => place === 0 || !isSaid(part));
  const compared = own.map((part, place) => toWords(part, place)).filter((words) => words.length > 0);
  return compared.length > 0 ? compared : [[fold(title)]];
}

// Which of its discs a source describes: 'Command & Conquer (GDI Disc)'.
export const discs = /\s*\((?:[^()]* )?dis[ck](?: [^()]*)?\)/gi;

// Who is in it: 'Tomb Raider II: Starring Lara Croft', 'Miner 2049er Starring Bounty Bob', up to the next game of a pair.
const starring = /(?<=\S)[\s:…–—-]+starring:? [^+~/]*[^+~/\s]/gi;

// What is printed on every box of a series: 'Baseball Stars: Pocket Sports Series', 'FIFA 11: World Class Soccer'.
const noSubtitle = /^(?:(?:pocket|real) \w+ series|world class soccer|sega professional tennis)$/;

/** 'PES 6: Pro Evolution Soccer' is also 'Pro Evolution Soccer 6'. */
function spellOutSeries(title: string): string {
  const [, letters = '', number = '', name = ''] = /^(\p{L}+) (\d+): (.+)$/u.exec(title) ?? [];
  return letters !== '' && initialsOf(fold(name)) === fold(letters) ? `${name} ${number}` : title;
}

/** The first letters of three words or more: what 'PES 2010: Pro Evolution Soccer' says twice. */
function initialsOf(folded: string): string {
  const words = folded.split(' ');
  return words.length < 3 ? '' : words.map((word) => word.charAt(0)).join('');
}

function toWords(folded: string, place: number): string[] {
  const words = withoutOwner(folded).split(' ');
  const first = /^(a|an)$/.test(words[0] ?? '') && words.length > 1 ? words.slice(1) : words;
  const numbered = first.map((word, at) => {
    if (place === 0 && at === 0) return word;
    const isNumber = !/^.$/.test(first[at - 1] ?? '') && endsAt(first[at + 1]);
    return romans.get(word) ?? (isNumber ? single.get(word) : undefined) ?? word;
  });
  const kept = numbered.filter((word) => !ignored.has(word));
  return (kept.length > 0 ? kept : numbered).map((word) => toShortYear(same.get(word) ?? word));
}

/** Whether a single letter before this word can be a number: 'Ys I & II', but not 'I, Robot' or 'T.V.'. */
function endsAt(next: string | undefined): boolean {
  return next === undefined || next === 'and';
}

function withoutOwner(folded: string): string {
  const owner = owners.find((one) => folded.startsWith(`${one} `));
  return owner ? withoutOwner(folded.slice(owner.length + 1)) : folded;
}

/** 'FIFA 1997' and "FIFA '97" are one game, but 'Winning Eleven 2010' is not its tenth part. */
function toShortYear(word: string): string {
  return /^(19[789]|200)\d$/.test(word) ? word.slice(2) : word;
}

/** 'FIFA 98: Road to World Cup' is also 'FIFA: Road to World Cup 98'. */
function keysOfParts(parts: string[][]): string[] {
  const [first = [], second, ...more] = parts;
  const number = first.at(-1) ?? '';
  const isMoved = second !== undefined && more.length === 0 && first.length > 1 && /^\d+$/.test(number);
  return [keyOf(parts), ...(isMoved ? [keyOf([first.slice(0, -1), second, [number]])] : [])];
}

/** Words without spaces, except that two numbers stay two. */
function keyOf(parts: string[][]): string {
  return parts
    .flat()
    .join(' ')
    .replace(/(\d) (?=\d)/g, '$1.')
    .replaceAll(' ', '');
}

const ignored = new Set(['the', 'and', 'n']);

// Without X, which is more often a letter: 'Mega Man X' is not 'Mega Man 10'.
const romans = new Map(
  Object.entries({ ii: 2, iii: 3, iv: 4, vi: 6, vii: 7, viii: 8, ix: 9 })
    .concat(Object.entries({ xi: 11, xii: 12, xiii: 13, xiv: 14, xv: 15, xvi: 16 }))
    .map(([roman, number]) => [roman, String(number)]),
);

// Letters too, so only where a number can be.
const single = new Map([
  ['i', '1'],
  ['v', '5'],
]);

// Words that are written in two ways.
const same = new Map<string, string>(
  Object.entries({
    zero: '0',
    one: '1',
    two: '2',
    three: '3',
    four: '4',
    five: '5',
    six: '6',
    seven: '7',
    eight: '8',
    nine: '9',
    ten: '10',
    first: '1st',
    second: '2nd',
    third: '3rd',
    brothers: 'bros',
    doctor: 'dr',
    mister: 'mr',
    versus: 'vs',
    junior: 'jr',
    volume: 'vol',
    colour: 'color',
    armour: 'armor',
    honour: 'honor',
    defence: 'defense',
    centre: 'center',
    theatre: 'theater',
    wo: 'o',
  }),
);

// Whose game it is, which one source writes and another does not. Folded.
const owners = [
  'walt disney s',
  'walt disney pictures presents',
  'disney pixar s',
  'disney pixar',
  'disney presents',
  'disney s',
  'dreamworks and aardman',
  'dreamworks',
  'nickelodeon',
  'marvel s',
  'tom clancy s',
  'sid meier s',
  'american mcgee s',
  'clive barker s',
  'peter jackson s',
  'jim henson s',
  'cabela s',
  'terry pratchett s',
  'dr seuss',
  'shonen jump s',
  'dan kitchen s',
  'america s',
];
