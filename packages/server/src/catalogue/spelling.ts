import { fold } from '@cartouche/contract/catalogue.rules';

/** Ways to write what somebody searches for, other than they wrote it. Words are folded. */

const romans = `i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx`.split(' ');

/** Words that titles write as a sign, or leave out. */
const dropped = new Set(['and', 'the', 'et', 'und', 'le', 'la', 'les', 'der', 'die', 'das']);

/** The words that a title needs; signs such as '&' have none. */
export function withoutDropped(words: readonly string[]): string[] {
  const needed = words.filter((word) => !dropped.has(word));
  return needed.length === 0 ? [...words] : needed;
}

const sameWords = [
  ['dr', 'doctor', 'docteur', 'doktor'],
  ['mr', 'mister'],
  ['vs', 'versus'],
  ['bros', 'brothers'],
  ['1st', 'first'],
  ['2nd', 'second'],
  ['3rd', 'third'],
];

/** The other forms of a word that titles write in several, in one language or another: 'dr' for 'docteur'. */
export function otherForms(word: string): string[] {
  const same = sameWords.find((words) => words.includes(word)) ?? [];
  const written = [otherNumeral(word), otherNumeralInJapanese(word), shortVowels(word)];
  return [...written.filter((other) => other !== undefined), ...same.filter((other) => other !== word)];
}

/** 'akumajou' is Akumajō, as our titles write a long vowel: folded, 'akumajo'. */
function shortVowels(word: string): string | undefined {
  const short = word.replace(/([ou])u/g, '$1');
  return short === word || word.length < leastLetters.alone ? undefined : short;
}

/** A numeral as it is also written: 'vii' for '7', '7' for 'vii'. */
function otherNumeral(word: string): string | undefined {
  if (/^\d{1,2}$/.test(word)) return romans[Number(word) - 1];
  const value = romans.indexOf(word) + 1;
  return value > 1 ? String(value) : undefined;
}

/** Japanese titles part no numeral from a word: 'ドラゴンクエストiii' for 'ドラゴンクエスト3'. */
function otherNumeralInJapanese(word: string): string | undefined {
  const other = word.replace(
    /(?<=\P{ASCII})(?:\d{1,2}|[ivx]+)(?![a-z\d])/u,
    (numeral) => otherNumeral(numeral) ?? numeral,
  );
  return other === word ? undefined : other;
}

/** A number that is stuck to a word: 'mario3' is mario and 3. */
export function splitAtNumber(word: string): string[] | undefined {
  return /^(\p{L}{3,})(\d{1,4})$/u.exec(word)?.slice(1);
}

/** Hiragana and katakana are two ways to write the same: 'どらくえ' is 'ドラクエ'. */
export function inKatakana(folded: string): string {
  return folded.replace(/[ぁ-ゖゝ]/gu, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0x60));
}

/** Whether some of its letters are of another script than ours; nearly always, that is Japanese. */
export const isJapanese = (folded: string) => /\P{ASCII}/u.test(folded);

/** What Japanese collectors call a series, and its name in titles. */
const shortNames = [
  ['ウイイレ', 'ウイニングイレブン'],
  ['サムスピ', 'サムライスピリッツ'],
  ['スパロボ', 'スーパーロボット大戦'],
  ['スマブラ', 'スマッシュブラザーズ'],
  ['どう森', 'どうぶつの森'],
  ['ドラクエ', 'ドラゴンクエスト'],
  ['パワプロ', 'パワフルプロ野球'],
  ['ポケモン', 'ポケットモンスター'],
  ['マリカー', 'マリオカート'],
  ['マリパ', 'マリオパーティ'],
  ['メガテン', '女神転生'],
  ['モンハン', 'モンスターハンター'],
  ['ロマサガ', 'ロマンシング サ・ガ'],
  ['桃鉄', '桃太郎電鉄'],
].map((names) => names.map((name) => inKatakana(fold(name)).replaceAll(' ', '')));

/** A word with the name of a series in place of what it is called for short: 'ドラゴンクエスト3' for 'ドラクエ3'. */
export function inFull(word: string): string | undefined {
  const [short, name] = shortNames.find(([called = '']) => word.startsWith(called)) ?? [];
  return short && name && name + word.slice(short.length);
}

/** The least letters of a word in which one may be wrong: alone, where nothing has it as it is, and beside others then. */
const leastLetters = { alone: 5, unknown: 4, besideOthers: 3 };

const longest = 24;

/** Every part of a word that could be a word of its own: 'starfox' may be 'star fox'. */
export function partsOf(word: string): string[] {
  const letters = Array.from(word);
  if (letters.length < 4 || letters.length > longest) return [];
  const parts = new Set<string>();
  for (let from = 0; from < letters.length; from += 1) {
    for (let to = from + 1; to <= letters.length; to += 1) parts.add(letters.slice(from, to).join(''));
  }
  parts.delete(word);
  return [...parts];
}

const mostPhrases = 6;
const mostParts = 4;

/**
 * The word written as several known words, the fewest first: 'legendofzelda' is 'legend of zelda'. The numeral of a
 * Japanese title stays whole: 'クエストiii' is no 'クエストi ii'.
 */
export function phrasesOf(word: string, isKnown: (part: string) => boolean): string[] {
  const phrases: string[][] = [];
  const letters = Array.from(word);
  function split(from: number, before: string[]): void {
    if (from === letters.length && before.length > 1) phrases.push(before);
    if (before.length === mostParts) return;
    for (let to = from + 1; to <= letters.length; to += 1) {
      const part = letters.slice(from, to).join('');
      if (part !== word && isKnown(part)) split(to, [...before, part]);
    }
  }
  split(0, []);

  // One letter alone is the beginning or the end of a pair: 'f zero', 'assassin s'.
  const likely = phrases.filter((parts) => parts.length === 2 || parts.every((part) => part.length > 1));
  const shortest = (parts: string[]) => Math.min(...parts.map((part) => part.length));
  return likely
    .toSorted((a, b) => a.length - b.length || shortest(b) - shortest(a))
    .map((parts) => parts.join(' '))
    .filter((phrase) => !isJapanese(phrase) || !/[a-z\d] [a-z\d]/.test(phrase))
    .slice(0, mostPhrases);
}

/** Those words of a search in which a letter may be wrong: short ones only beside others that tell what is meant. */
export function mistypable(words: readonly string[], isEmpty: boolean): string[] {
  const unknown = words.length > 1 ? leastLetters.besideOthers : leastLetters.unknown;
  const least = isEmpty ? unknown : leastLetters.alone;
  return words.filter((word) => Array.from(word).length >= least && /^\p{L}+$/u.test(word));
}

/** Whether a word is long enough to be searched for by its beginning. */
export function isLong(word: string): boolean {
  return Array.from(word).length >= leastLetters.alone;
}

const alphabet = Array.from('abcdefghijklmnopqrstuvwxyz');

/**
 * What a word of four letters may be if it misses one of five: 'luigi' for 'lugi'. Not the last one, without which it is
 * the beginning of that word, and finds it.
 */
export function withLetter(word: string): string[] {
  if (!/^[a-z]{4}$/.test(word)) return [];
  const longer = [0, 1, 2, 3].flatMap((at) =>
    alphabet.map((letter) => word.slice(0, at) + letter + word.slice(at)),
  );
  return [...new Set(longer)].filter((other) => !other.startsWith(word));
}

/** Which letters are doubled is soon forgotten: 'alladin' is 'aladdin'. */
export function withoutDoubles(word: string): string {
  return word.replace(/(\p{L})\1/gu, '$1');
}

export function isMistyped(word: string, other: string): boolean {
  return isOneLetterOff(word, other) || (word !== other && withoutDoubles(word) === withoutDoubles(other));
}

/**
 * Where to look for words that differ by one letter: in those with the same first or the same second half. Only two
 * letters that are swapped across the middle are in neither.
 */
export function halvesOf(word: string): { first: string; second: string; swapped: string; length: number } {
  const letters = Array.from(word);
  const middle = Math.floor(letters.length / 2);
  const first = letters.slice(0, middle).join('');
  const second = letters.slice(middle).join('');
  return { first, second, swapped: swap(letters, middle - 1), length: letters.length };
}

function swap(letters: readonly string[], at: number): string {
  const [one = '', other = ''] = letters.slice(at, at + 2);
  return [...letters.slice(0, at), other, one, ...letters.slice(at + 2)].join('');
}

/** Whether one letter more, less or other, or two neighbours swapped, is all that tells two words apart. */
export function isOneLetterOff(word: string, other: string): boolean {
  const [a, b] = [Array.from(word), Array.from(other)];
  if (word === other || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const rest = (letters: string[], from: number) => letters.slice(from).join('');

  if (a.length > b.length) return rest(a, start + 1) === rest(b, start);
  if (a.length < b.length) return rest(a, start) === rest(b, start + 1);
  return rest(a, start + 1) === rest(b, start + 1) || swap(a, start) === other;
}
