import { type MovedField, columnName } from '@cartouche/contract/moving.rules';

import { withBrackets } from './forms/brackets.ts';
import { withPhrases } from './forms/phrases.ts';
import { type KeptRow, type Said, saysAnything } from './forms/said.ts';
import { damageOf } from './forms/table.ts';
import { isDigital, isGameKind, isYes, listOf, listOfMark, soldIn } from './forms/words.ts';
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
  let owned: string | undefined;
  let isSold = false;
  let forSale: string | undefined;
  for (const [place, field] of mapping.entries()) {
    const value = cells[place]?.trim() ?? '';
    if (field === 'owned') owned = listOfMark(saysAnything(value) ? value : '');
    if (field === 'nothing' || (field === 'title' ? value === '' : !saysAnything(value))) continue;
    // What says neither that it is a game nor that it is none, says something else of it: 'Physical', 'RPG'.
    const isOfGame = field === 'kind' && !isDigital(value) && isGameKind(value) !== false;
    if (isOfGame && isGameKind(value)) continue;
    const sold = field === 'sold' ? soldIn(value) : undefined;
    if (sold === 'sold') isSold = true;
    else if (sold === 'forSale') forSale = value;
    else if (field === 'note' || field === 'price' || isOfGame || sold === null)
      more.push([columnName(header[place] ?? '', place), value]);
    else if (field !== 'owned' && field !== 'sold') said[field] = value;
  }
  // The game is marked beside columns for the other parts.
  const isAlone = said.box === undefined && said.manual === undefined && isYes(said.game ?? '');
  if (isAlone && mapping.some((field) => field === 'box' || field === 'manual')) said.manual = 'no';
  // A list says more than whether it is owned, and of what was sold nothing is owned any more.
  const list = said.list ?? owned;
  const isOwned = list === undefined || listOf(list) === 'collection';
  return {
    ...said,
    ...(list !== undefined && { list }),
    ...(forSale !== undefined && isOwned && { list: forSale }),
    ...(isSold && { list: 'Sold' }),
    ...(more.length > 0 && { more }),
    ...damageOf(header, cells),
  };
}
