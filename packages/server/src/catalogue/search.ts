import type { SearchGames } from '@cartouche/contract/catalogue';
import type { GameRow } from '@cartouche/contract/game';
import { searchWords } from '@cartouche/contract/catalogue.rules';

import type { Context, UserId } from '../context.ts';
import type { Db } from '../db/database.ts';
import { asPhrases, askFor } from './asking.ts';
import { canBeBeginning, isSurelyCode, readCode } from './codes.ts';
import { namingConsole } from './consoleWords.ts';
import { type LookUps, lookUpsIn } from './lookUps.ts';
import type { Asked, Word } from './matching.store.ts';
import { toGameRows } from './rows.ts';
import { type Hits, hasTitleWith, listCoded, listHits } from './search.store.ts';
import {
  isJapanese,
  isLong,
  mistypable,
  partsOf,
  phrasesOf,
  withLetter,
  withoutDropped,
} from './spelling.ts';

const mostCoded = 24;

/** With fewer results than this, other ways to write the words are looked for. */
const enough = 24;

/** With fewer results than this, a single word is looked for without its article, and any long one may be mistyped. */
const scarce = 3;

/** So many of the found games are named first, where there are more than fit on a screen. */
const mostLikely = 6;

type Answer = { found: GameRow[]; likely: GameRow[]; alike: GameRow[] };

/**
 * A page of the search screen: the exact results, and after the last of them what only another spelling, title, numeral
 * or a corrected letter matches. The first page also has the likeliest of many. The number of a label or a barcode
 * leads to its games alone.
 */
export async function searchGames(ctx: Context, userId: UserId, input: SearchGames): Promise<Answer> {
  const words = searchWords(input.q);
  if (words.length === 0) return { found: [], likely: [], alike: [] };

  const coded = await findCoded(ctx, userId, input.q);
  const isCode = coded.isSure && coded.ids.length > 0;
  const hits = isCode
    ? toHits(coded.ids, input)
    : await findHits(ctx.db, askFor(userId, { ...input, words, coded: coded.ids }), {
        ...input,
        mostLikely: input.offset === 0 ? mostLikely : 0,
      });

  const ids = [...new Set([...hits.found, ...hits.likely, ...hits.alike])];
  const rows = await toGameRows(ctx, userId, { ids, total: hits.total });
  const byId = new Map(rows.map((row) => [row.game_id, row]));
  const toRows = (of: number[]) => of.flatMap((id) => byId.get(id) ?? []);
  const alike = toRows(hits.alike).map((row) => ({
    ...row,
    total_count: hits.totalAlike,
    is_alike: true,
  }));
  return { found: toRows(hits.found), likely: toRows(hits.likely), alike };
}

function toHits(ids: number[], { limit, offset }: SearchGames): Hits {
  const found = ids.slice(offset, offset + limit);
  return { total: ids.length, totalAlike: 0, found, likely: [], alike: [] };
}

/** So many games at most are listed for words that no title has. */
const mostMeant = 100;

/** The games that a search may mean, where no title has its words. */
export async function findMeant(db: Db, userId: UserId, search: string): Promise<number[]> {
  const words = searchWords(search);
  if (words.length === 0 || (await hasTitleWith(db, userId, words))) return [];

  const asked = askFor(userId, { q: search, platform: 'all', words, coded: [] });
  const { alike } = await findHits(db, asked, { limit: mostMeant, offset: 0, mostLikely: 0 });
  return alike;
}

/** The games whose label or barcode somebody typed. */
export async function findCoded(
  { db, now }: Context,
  userId: UserId,
  search: string,
): Promise<{ ids: number[]; isSure: boolean }> {
  const readings = readCode(search);
  const asked = { userId, most: mostCoded, now: now() };
  for (const reading of readings) {
    const ids = await listCoded(db, reading, { ...asked, isBeginning: false });
    if (ids.length > 0) return { ids, isSure: isSurelyCode(search) };
  }
  const [whole] = readings;
  if (!whole || !canBeBeginning(whole)) return { ids: [], isSure: false };
  return { ids: await listCoded(db, whole, { ...asked, isBeginning: true }), isSure: true };
}

/**
 * What has the words, as they are, with the games of a console that they name, or written apart, and where that is
 * little, what has them without articles or begins with the letters of the first, then with a letter corrected, and where
 * that is nothing, without a number.
 */
async function findHits(db: Db, asked: Asked, page: Parameters<typeof listHits>[2]): Promise<Hits> {
  const look = lookUpsIn(db);
  const readings: [Word[], ...Word[][]] = [...asked.readings];
  const phrases = new Set(asked.phrases);
  let { asTyped } = asked;
  let hits = await listHits(db, asked, page);
  const inConsole = (on: LookUps) => namingConsole(on, asked.allWords);
  const steps = [
    inConsole,
    writtenApart,
    withoutArticles,
    withBeginning,
    corrected,
    correctedAnyhow,
    withoutNumber,
  ];
  for (const reword of steps) {
    const count = hits.total + hits.totalAlike;
    if (count >= enough && reword !== corrected) continue;
    const words = await reword(look, readings.at(-1) ?? [], count);
    if (!words) continue;
    readings.push(words);
    const written = asPhrases(words.filter(({ platforms }) => !platforms));
    if (reword === inConsole || reword === writtenApart) asTyped = readings.length;
    if (reword === writtenApart) for (const phrase of written) phrases.add(phrase);
    // A single word is the name of many games: 'alladin' is Disney's Aladdin.
    const asTitles = words.length > 1 ? written : [];
    const again = { ...asked, readings, asTyped, phrases: [...phrases], asTitles };
    hits = await listHits(db, again, { ...page, before: hits });
  }
  return hits;
}

/** 'ratchet and clank' may be 'ratchet & clank', but 'die hard' and 'le mans' have no article. */
export async function withoutArticles(
  _look: LookUps,
  words: Word[],
  count: number,
): Promise<Word[] | undefined> {
  const needed = withoutDropped(words.map(({ typed }) => typed));
  const isTelling = needed.length > 1 || count < scarce;
  return needed.length === words.length || !isTelling
    ? undefined
    : words.filter(({ typed }) => needed.includes(typed));
}

/** 'starfox' may be 'star fox', 'assassins' 'assassin s', and 'ハーツ2リミックス' 'ハーツii リミックス'. */
export async function writtenApart(look: LookUps, words: Word[]): Promise<Word[] | undefined> {
  const formsOf = ({ typed, asWholeWords }: Word) => [typed, ...asWholeWords.filter(isJapanese)];
  const parts = words.flatMap((word) => (word.platforms ? [] : formsOf(word).flatMap(partsOf)));
  if (parts.length === 0) return undefined;
  const known = await look.known(parts);
  return reworded(words, (word) =>
    formsOf(word).flatMap((form) => phrasesOf(form, (part) => known.has(part))),
  );
}

/** Where nothing has the words, the first may be what a title begins with: 'sf alpha 3'. */
async function withBeginning(_look: LookUps, words: Word[], count: number): Promise<Word[] | undefined> {
  const [first, ...others] = words;
  const isMeant = first !== undefined && /^[a-z]{2,4}$/.test(first.typed);
  // Shorter ones lead to too many games.
  const isTold = others.some(({ typed }) => /^[a-z]{3,}$/.test(typed));
  return count === 0 && isMeant && isTold ? [{ ...first, isBeginning: true }, ...others] : undefined;
}

/**
 * Words that several games have are most probably meant, unless they lead to next to nothing together. Those that stand
 * only within others are not, however many have them: 'raman' is a part of Karaman alone.
 */
export async function corrected(look: LookUps, words: Word[], count: number): Promise<Word[] | undefined> {
  const typed = withParts(words);
  const latin = mistypable(typed, true).filter((word) => isLatin.test(word));
  const begun = await look.begun(latin);
  const within = latin.filter((word) => !begun.has(word));
  const longer = count > 0 ? await missingLetter(look, latin) : new Map<string, string[]>();
  if (count >= enough) return await withNear(look, words, { doubtful: within, longer });
  const doubtful = [...new Set([...mistypable(typed, count === 0), ...within])];
  const common = await look.common(doubtful);
  const isMeant = (word: string) => common.has(word) && !(isLong(word) && count < scarce);
  return await withNear(look, words, { doubtful: doubtful.filter((word) => !isMeant(word)), longer });
}

/**
 * For words of four letters that no title has, those of five that several games have and that miss one in them. Longer
 * words that begin with the four tell nothing: 'supr' begins Supreme.
 */
async function missingLetter(look: LookUps, words: string[]): Promise<Map<string, string[]>> {
  const short = words.filter((word) => withLetter(word).length > 0);
  const known = await look.known(short);
  const unknown = short.filter((word) => !known.has(word));
  const longer = unknown.flatMap(withLetter);
  const inTitles = await look.known(longer);
  const common = await look.common(longer.filter((word) => inTitles.has(word)));
  return new Map(unknown.map((word) => [word, withLetter(word).filter((other) => common.has(other))]));
}

/** Titles of other scripts do not part their words. */
const isLatin = /^[a-z]+$/;

/**
 * What then finds nothing may have a wrong letter in a short word that many games have, as 'altered best', or in one that
 * is a console's name as well: 'panzer dragon'.
 */
async function correctedAnyhow(look: LookUps, words: Word[], count: number): Promise<Word[] | undefined> {
  const inTitle = words.map(({ platforms: _console, ...word }) => word);
  const typed = withParts(inTitle);
  // Long words were looked at before.
  const isNew = words.some(({ platforms }) => platforms) || !typed.every(isLong);
  if (count > 0 || words.length < 2 || !isNew) return undefined;
  return await withNear(look, inTitle, { doubtful: mistypable(typed, true) });
}

/** Where no title has the number, the series is meant: 'zelda 64' is no title. */
async function withoutNumber(_look: LookUps, words: Word[], count: number): Promise<Word[] | undefined> {
  const isNumber = (word: Word | undefined) => /^\d{1,2}$/.test(word?.typed ?? '');
  const needed = words.filter((word) => !isNumber(word));
  const isAmong = needed.length < words.length || needed.some(({ parts }) => isNumber(parts?.[1]));
  if (count > 0 || needed.length === 0 || !isAmong) return undefined;
  return needed.map((word) =>
    isNumber(word.parts?.[1]) ? { ...word, parts: word.parts?.slice(0, 1) ?? [] } : word,
  );
}

type Mistyped = { doubtful: string[]; longer?: ReadonlyMap<string, string[]> };

async function withNear(
  look: LookUps,
  words: Word[],
  { doubtful, longer }: Mistyped,
): Promise<Word[] | undefined> {
  const near = doubtful.length > 0 ? await look.near(doubtful) : new Map<string, string[]>();
  const asked = new Set(doubtful);
  return reworded(words, ({ typed }) => {
    const written = asked.has(typed) ? (near.get(typed) ?? []) : [];
    // Of a short word alone, a letter may be missing: 'kiby'. Any other word of four letters is as good as another.
    const isCut = words.length === 1 && !isLong(typed);
    return [...(isCut ? written.filter(isLong) : written), ...(longer?.get(typed) ?? [])];
  });
}

/** What is typed of the words and of the parts that they are made of; consoles are known. */
function withParts(words: readonly Word[]): string[] {
  return words.flatMap(({ typed, parts = [], platforms }) => (platforms ? [] : [typed, ...withParts(parts)]));
}

/** The words with further ways to write them; nothing where there are none. */
function reworded(words: Word[], waysOf: (word: Word) => string[]): Word[] | undefined {
  let isOther = false;
  function withWays(word: Word): Word {
    if (word.platforms) return word;
    const ways = waysOf(word);
    isOther ||= ways.length > 0;
    const parts = word.parts?.map(withWays);
    return { ...word, asWholeWords: [...word.asWholeWords, ...ways], ...(parts && { parts }) };
  }

  const other = words.map(withWays);
  return isOther ? other : undefined;
}
