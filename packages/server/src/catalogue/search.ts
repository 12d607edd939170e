import type { SearchGames } from '@cartouche/contract/catalogue';
import type { GameRow } from '@cartouche/contract/game';
import { fold, plainWords, searchWords } from '@cartouche/contract/catalogue.rules';

import type { Context, UserId } from '../context.ts';
import type { Db } from '../db/database.ts';
import { canBeBeginning, isSurelyCode, readCode } from './codes.ts';
import { toGameRows } from './rows.ts';
import {
  type Asked,
  type Word,
  hasTitleWith,
  listCoded,
  listHits,
  listKnownWords,
  listLikely,
  listNearWords,
} from './search.store.ts';
import {
  isOneLetterOff,
  mayBeMistyped,
  otherNumeral,
  partsOf,
  phrasesOf,
  withoutDropped,
} from './spelling.ts';

const mostAlike = 24;
const mostCoded = 24;

/** With fewer results than this, a word that titles have may be a wrong one. */
const scarce = 3;

/** So many of the found games are named first, where there are more than fit on a screen. */
const mostLikely = 6;
const fewFound = 12;

type Answer = { found: GameRow[]; likely: GameRow[]; alike: GameRow[] };

/**
 * The exact results of the search screen. The first page also has the likeliest of many, and what only another
 * spelling, title, numeral or a corrected letter matches. The number of a label or a barcode leads to its games alone.
 */
export async function searchGames(ctx: Context, userId: UserId, input: SearchGames): Promise<Answer> {
  const words = searchWords(input.q);
  if (words.length === 0) return { found: [], likely: [], alike: [] };

  const { db } = ctx;
  const coded = await findCoded(db, userId, input.q);
  const asked = askFor(userId, words, input);
  const isFirst = input.offset === 0;
  const beside = isFirst ? { mostLikely, mostAlike } : { mostLikely: 0, mostAlike: 0 };
  const hits = await listHits(db, asked, { ...input, ...beside });

  const isCode = coded.isSure && coded.ids.length > 0;
  const found = isCode ? (isFirst ? coded.ids : []) : hits.found;
  const total = isCode ? coded.ids.length : hits.total;
  const others = isCode ? [...hits.likely, ...hits.alike] : [...coded.ids, ...hits.alike];
  const likely = !isCode && total > fewFound ? hits.likely : [];
  const alike = isFirst ? await completed(db, asked, { found: [...found, ...likely], others }) : [];

  const listed = { ids: [...new Set([...found, ...likely, ...alike])], total };
  const rows = await toGameRows(ctx, userId, listed);
  const byId = new Map(rows.map((row) => [row.game_id, row]));
  const toRows = (ids: number[]) => ids.flatMap((id) => byId.get(id) ?? []);
  return { found: toRows(found), likely: toRows(likely), alike: toRows(alike) };
}

/** So many games at most are listed for words that no title has. */
const mostMeant = 100;

/** The games that a search may mean, where no title has its words. */
export async function findMeant(db: Db, userId: UserId, search: string): Promise<number[]> {
  const words = searchWords(search);
  if (words.length === 0 || (await hasTitleWith(db, userId, words))) return [];

  const asked = askFor(userId, words, { q: search, platform: 'all' });
  const page = { limit: 0, offset: 0, mostLikely: 0, mostAlike: mostMeant };
  const { alike } = await listHits(db, asked, page);
  return alike.length > 0 ? alike : await completed(db, asked, { found: [], others: [] });
}

/** The games whose label or barcode somebody typed. */
export async function findCoded(
  db: Db,
  userId: UserId,
  search: string,
): Promise<{ ids: number[]; isSure: boolean }> {
  const readings = readCode(search);
  for (const reading of readings) {
    const ids = await listCoded(db, reading, { userId, isBeginning: false, most: mostCoded });
    if (ids.length > 0) return { ids, isSure: readings.some(isSurelyCode) };
  }
  const [whole] = readings;
  if (!whole || !canBeBeginning(whole)) return { ids: [], isSure: false };
  return { ids: await listCoded(db, whole, { userId, isBeginning: true, most: mostCoded }), isSure: true };
}

function askFor(
  userId: UserId,
  words: string[],
  { q, platform }: Pick<SearchGames, 'q' | 'platform'>,
): Asked {
  const asked = withoutDropped(words).map((typed): Word => {
    const numeral = otherNumeral(typed);
    return { typed, asWholeWords: numeral === undefined ? [] : [numeral] };
  });
  // Without its other letters, '悪魔城ドラキュラX' would ask for every title with an X.
  // oxlint-disable-next-line no-control-regex
  const isLatin = words.every((word) => /^[\x01-\x7f]+$/.test(word));
  return { userId, words: asked, plain: isLatin ? plainWords(q) : [], folded: fold(q), platform };
}

/** Fills up what else was found: first by words written apart, then by words with a wrong letter. */
async function completed(
  db: Db,
  asked: Asked,
  { found, others }: { found: number[]; others: number[] },
): Promise<number[]> {
  const alike = others.filter((id) => !found.includes(id)).slice(0, mostAlike);
  for (const reword of [writtenApart, corrected]) {
    const most = mostAlike - alike.length;
    if (found.length + alike.length >= mostAlike) break;
    const isScarce = found.length + alike.length < scarce;
    const words = await reword(db, asked.words, isScarce);
    if (words)
      alike.push(
        ...(await listLikely(db, { ...asked, words, plain: [] }, { most, not: [...found, ...alike] })),
      );
  }
  return alike;
}

/** 'starfox' may be 'star fox', 'assassins' 'assassin s'. */
async function writtenApart(db: Db, words: Word[]): Promise<Word[] | undefined> {
  const parts = words.flatMap(({ typed }) => partsOf(typed));
  if (parts.length === 0) return undefined;
  const known = await listKnownWords(db, parts);
  return reworded(words, ({ typed }) => phrasesOf(typed, (part) => known.has(part)));
}

const mostCorrections = 16;

/** Words that titles have are most probably meant, unless they lead to next to nothing. */
async function corrected(db: Db, words: Word[], isScarce: boolean): Promise<Word[] | undefined> {
  const typed = words.map((word) => word.typed);
  const known = isScarce ? new Set<string>() : await listKnownWords(db, typed);
  const near = new Map<string, string[]>();
  for (const one of typed.filter((word) => mayBeMistyped(word) && !known.has(word))) {
    const candidates = await listNearWords(db, one);
    near.set(one, candidates.filter((word) => isOneLetterOff(one, word)).slice(0, mostCorrections));
  }
  return reworded(words, (word) => near.get(word.typed) ?? []);
}

/** The words with further ways to write them; nothing where there are none. */
function reworded(words: Word[], waysOf: (word: Word) => string[]): Word[] | undefined {
  const ways = words.map(waysOf);
  if (ways.every((found) => found.length === 0)) return undefined;
  return words.map((word, at) => ({ ...word, asWholeWords: [...word.asWholeWords, ...(ways[at] ?? [])] }));
}
