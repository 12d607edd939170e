import { type MovedField, columnName } from '@cartouche/contract/moving.rules';

import { withBrackets } from './forms/brackets.ts';
import { type Marked, listBy, markIn, wordOf } from './forms/listMarks.ts';
import { withPhrases } from './forms/phrases.ts';
import { type KeptRow, type Said, saysAnything } from './forms/said.ts';
import { damageOf } from './forms/table.ts';
import { isDigital, isGameKind, isOnlyMark, isYes, listOf, listOfMark } from './forms/words.ts';
import type { Settings } from './interpret.ts';
import { repaired } from './text/decode.ts';

/** What a row says, with the letters that were chosen to be repaired. */
export function sayOf(
  row: KeptRow,
  header: readonly string[],
  { mapping, isRepaired }: Pick<Settings, 'mapping' | 'isRepaired'>,
): Said {
  const isMapped = 'cells' in row && (mapping.length > 0 || !('said' in row));
  const { more: labelled = [], ...texts } = withBrackets(
    withPhrases(isMapped ? sayByMapping(row.cells, header, mapping) : row.said),
  );
  if (row.tab !== undefined && texts.platform === row.tab) texts.isOfTab = true;
  const more = [...labelled, ...(row.beyond ?? [])];
  if (!isRepaired) return { ...texts, ...(more.length > 0 && { more }) };
  return {
    // as: the same fields
    ...(Object.fromEntries(
      Object.entries(texts).map(([name, text]) => [name, typeof text === 'string' ? repaired(text) : text]),
    ) as Said),
    ...(more.length > 0 && { more: more.map(([label, value]) => [repaired(label), repaired(value)]) }),
  };
}

/** The cells of a sheet by the meanings that were chosen for its columns. */
export function sayByMapping(
  cells: readonly string[],
  header: readonly string[],
  mapping: readonly MovedField[],
): Said {
  const said: Said = {};
  const more: [string, string][] = [];
  const marked: Marked = {};
  const lists: [label: string, value: string, word: string][] = [];
  for (const [place, field] of mapping.entries()) {
    const value = cells[place]?.trim() ?? '';
    if (field === 'owned') marked.owned = listOfMark(saysAnything(value) ? value : '');
    if (field === 'nothing' || (field === 'title' ? value === '' : !saysAnything(value))) continue;
    // What says neither that it is a game nor that it is none, says something else of it: 'Physical', 'RPG'.
    const isOfGame = field === 'kind' && !isDigital(value) && isGameKind(value) !== false;
    if (isOfGame && isGameKind(value)) continue;
    const label = columnName(header[place] ?? '', place);
    const isMark = field === 'wished' || field === 'forSale' || field === 'sold';
    const mark = isMark ? markIn(field, value, label) : undefined;
    if (mark === null || field === 'note' || field === 'price' || isOfGame) more.push([label, value]);
    else if (mark !== undefined && mark !== 'no') {
      const word = wordOf(mark, [value, label]);
      marked[mark] = word;
      lists.push([label, value, word]);
    } else if (!isMark && field !== 'owned') said[field] = value;
  }
  // The game is marked beside columns for the other parts.
  const isAlone = said.box === undefined && said.manual === undefined && isYes(said.game ?? '');
  if (isAlone && mapping.some((field) => field === 'box' || field === 'manual')) said.manual = 'no';
  const list = listBy(said.list, marked);
  // A mark that is not that of the list, as a wish for what is owned, is a line of the notes, and so is a word beside it.
  for (const [label, value, word] of listOf(list ?? '') === 'out' ? [] : lists)
    if (word !== list || (!isOnlyMark(value) && listOf(value) === null)) more.push([label, value]);
  return {
    ...said,
    ...(list !== undefined && { list }),
    ...(more.length > 0 && { more }),
    ...damageOf(header, cells),
  };
}
