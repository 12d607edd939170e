import { priceOf } from './text/amounts.ts';
import type { Said } from './forms/said.ts';
import { wordKey } from './forms/words.ts';

const sums = new Set(
  [
    'total, totals, sum, subtotal, grand total, average, mean, median, count, number of games, games, total games',
    'totaux, total général, sous total, somme, moyenne, médiane, nombre, nombre de jeux, nb de jeux, nb jeux, total jeux, total des jeux',
    'summe, gesamt, gesamtsumme, gesamtwert, zwischensumme, durchschnitt, mittelwert, anzahl, anzahl spiele, anzahl der spiele',
    'suma, total general, promedio, media, número de juegos, totale, somma, numero di giochi',
  ]
    .join(', ')
    .split(', ')
    .map(wordKey),
);

const longestWord = 60;

/** What a sum has in the cell of its word: 'Total : 132 jeux', 'Total (€)'. */
const amountBehind = /[\s:=(]*(?:\d[\d\s.,]*)?(?:jeux|games|spiele|juegos|[€$£])?\)?\s*$/iu;

/**
 * Whether a row is the sum, the average or the count of a table made by hand: it has a word for that, an amount or a
 * count, and no console of its own. A figure may stand where others have theirs.
 */
export function isSum({ title = '', platform = '', isOfTab, ...said }: Said): boolean {
  const isNumber = (cell: string) => priceOf(cell) !== null;
  const isOfGame = platform !== '' && !isOfTab && !isNumber(platform);
  const word = title.slice(0, longestWord).replace(amountBehind, '');
  if (isOfGame || (!sums.has(wordKey(title)) && !sums.has(wordKey(word)))) return false;
  const { paid, estimate, quantity, game, box, manual, more = [] } = said;
  const told = [paid, estimate, quantity, game, box, manual].flatMap((cell) => cell ?? []);
  const cells = [platform, ...told, ...more.map(([, value]) => value)];
  return /\d/.test(title.slice(word.length)) || cells.some(isNumber);
}
