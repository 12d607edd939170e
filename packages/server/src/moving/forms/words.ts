import { type Condition, canonicalCompleteness } from '@cartouche/contract/completeness.rules';
import { fold } from '@cartouche/contract/catalogue.rules';
import type { MovedList } from '@cartouche/contract/moving.rules';

import { partsNamed } from './partsNamed.ts';
import { nameKey } from './table.ts';

type Completeness =
  | 'COMPLETE_IN_BOX'
  | 'NEW_SEALED'
  | 'CARTRIDGE'
  | 'CARTRIDGE,CASE'
  | 'CARTRIDGE,BOOKLET'
  | 'CASE'
  | 'BOOKLET'
  | 'BOOKLET,CASE';

/** What names no parts, or names them in its own way: the others are phrases of `partsNamed`. */
const completenessWords: Record<Completeness, string> = {
  COMPLETE_IN_BOX:
    'cib, complete, complete in box, item box and manual, komplett, complet, completo, en boîte complet, complet en boîte, complète en boîte, complet dans sa boîte, boîte complet, completo en caja, komplett in ovp, mit ovp und anleitung, cib+',
  NEW_SEALED:
    'new, sealed, nib, factory sealed, new item box and manual, neuf sous blister, sous blister, blister, neuf, neu, neu versiegelt, versiegelt, verschweißt, precintado, nuevo precintado, scellé, brand new',
  CARTRIDGE:
    'loose, loose+, item only, en loose, sans boîte, lose, suelto, jeu seul, cd only, cd seul, nur cd',
  'CARTRIDGE,CASE': 'boxed, boxed+, item and box, en boîte, ovp, mit ovp',
  'CARTRIDGE,BOOKLET': 'item and manual, sans boîte avec notice',
  CASE: 'b, b+o',
  BOOKLET: 'm, m+o',
  'BOOKLET,CASE': 'm+b, b+m',
}; // oxfmt-ignore

const conditionWords: Record<Condition, string> = {
  MINT: 'm, mint, near mint, nm, like new, neuf, neu, nuevo, brand new, neuwertig, tbe, ttbe, très bon, très très bon, como nuevo, new, comme neuf, quasi neuf, excellent, parfait, parfaite, impeccable, impec, perfect, neuf sous blister, sous blister, factory sealed, neu versiegelt, nuevo precintado, wie neu, ausgezeichnet, hervorragend, perfekt, excelente, perfecto, impecable, nuovo, come nuovo, pari al nuovo, eccellente, perfetto, perfette, impeccabile, nieuw, als nieuw, zo goed als nieuw, uitstekend',
  GOOD: 'very good, vg, vg+, be, bon, good, g, g+, used, occasion, d’occasion, sehr gut, sehr guter, gut, guter, gut erhalten, gebraucht, bueno, buen, muy bueno, muy buen, usado, ottimo, ottime, molto buono, molto buone, buono, buone, usato, zeer goed, goed, goede, gebruikt, tweedehands',
  FAIR: 'fair, acceptable, em, moyen, akzeptabel, aceptable, ok, average, correct, regular, passable, médiocre, befriedigend, mittelmäßig, gebrauchsspuren, mit gebrauchsspuren, accettabile, accettabili, discreto, discrete, redelijk, acceptabel, matig',
  POOR: 'poor, usé, usée, très usé, très usée, bien usé, bien usée, well worn, heavily worn, stark gebraucht, muy usado, muy usada, molto usato, molto usata, hs, hors service, mauvais, très mauvais, defekt, malo, mal, damaged, broken, bad, abîmé, abîmée, très abîmé, endommagé, endommagée, cassé, cassée, schlecht, schlechter, beschädigt, stark beschädigt, kaputt, dañado, dañada, roto, rota, danneggiato, danneggiata, rovinato, rovinata, rotto, rotta, pessimo, pessime, cattivo, cattive, beschadigd, kapot, slecht, slechte, defect',
}; // oxfmt-ignore

/** What stands beside such a word and says no more: 'Excellent état', 'in gutem Zustand'. */
const conditionNouns = new Set(
  'état, condition, conditions, zustand, estado, stato, condizione, condizioni, staat, conditie, en, in'
    .split(', ')
    .map(wordKey),
);

const listWords: Record<MovedList, string> = {
  collection:
    'owned, in collection, my collection, ma collection, for sale, forsale, collection, own, possédé, à vendre, en vente, zu verkaufen, zum verkauf, vorhanden, besitz, im bestand, en colección, en venta, a la venta, in vendita, te koop, yes, 1, have, lent, lent out, loaned, prêté, prêtée, en prêt, verliehen, prestado, backlog, playing, played, unplayed, beaten, finished, en cours, terminé, à jouer, true, vrai, wahr, verdadero, oui, ja, sí',
  wishlist:
    'wishlist, wish list, wish, wanted, want, wants, wishes, my wishlist, to buy, souhait, souhaits, mes souhaits, envies, liste de souhaits, ma liste de souhaits, souhaité, à acheter, recherché, wunschliste, wünsche, gesucht, lista de deseos, deseos, deseado',
  out: 'sold, on order, not in collection, not owned, left out, à écarter, vendu, vendue, vendus, vendues, commandé, verkauft, bestellt, vendido, pedido, no, 0, false, faux, falsch, falso, non, nein',
}; // oxfmt-ignore

/** What publishers call an edition, as part of a pattern. */
export const editionNames =
  "platinum(?: hits)?|player'?s choice|greatest hits|classics|essentials|nintendo selects|satakore|the best|budget|black label";

const longestName = 300;

/**
 * A title or a platform on one line, no longer than any is: patterns that look for the end of a name would take minutes
 * for a cell of spaces.
 */
export function toName(text = ''): string {
  return toLine(text.replace(/\s+/g, ' '));
}

/** The same of our own export, which has the spaces that its user typed. */
export function toOwnName(text = ''): string {
  return toLine(text.replace(/\p{Cc}+/gu, ' '));
}

function toLine(text: string): string {
  const cut = text.trim().slice(0, longestName);
  return cut.replace(/[\ud800-\udbff]$/, '').trimEnd();
}

/** Which meaning each word has, in whatever case and with or without accents. */
export function meanings<Meaning extends string>(table: Record<Meaning, string>): Map<string, Meaning> {
  const entries = Object.entries(table) as [Meaning, string][]; // as: the keys of the table
  return new Map(
    entries.flatMap(([meaning, words]) => words.split(', ').map((word) => [wordKey(word), meaning])),
  );
}

/** A word as it is compared: a plus sign is one of its letters. */
export function wordKey(word: string): string {
  return nameKey(word.replaceAll('+', ' plus '));
}

const completenesses = meanings(completenessWords);
const conditions = meanings(conditionWords);
const lists = meanings(listWords);

/** What a word or phrase says of the parts; null for one that is not known. */
export function completenessOf(word: string): string | null {
  return canonicalCompleteness(word) ?? completenesses.get(wordKey(word)) ?? partsNamed(word);
}

/** The same of a column that may as well mark what is complete. */
export function completenessIn(cell: string): string | null {
  const known = completenessOf(cell);
  if (known !== null || cell.trim() === '' || !isOnlyMark(cell)) return known;
  return isYes(cell) ? 'COMPLETE_IN_BOX' : isPlainNo(cell) ? 'CARTRIDGE' : null;
}

/** Words for copies that nobody can put on a shelf. */
export function isDigital(word: string): boolean {
  return /^(digital|download|rom|o|eshop|psn|steam|dématérialisé|démat)$/i.test(word.trim());
}

const otherKinds = new Set(
  [
    'console, consoles, system, systems, hardware, handheld, handhelds, konsole, konsolen, consola, consolas',
    'controller, controllers, gamepad, joystick, manette, manettes, mando, mandos, accessory, accessories, game accessories',
    'accessoire, accessoires, zubehör, accesorio, accesorios, peripheral, peripherals, périphérique, périphériques',
    'memory card, carte mémoire, speicherkarte, cable, câble, kabel, adapter, adaptateur, amiibo, amiibos, toy, toys',
    'toys to life, toystolife, jouet, jouets, spielzeug, juguete, figure, figures, figurine, figurines, figur, figuren',
    'guide, guides, strategy guide, lösungsbuch, guía, book, books, livre, livres, buch, bücher, libro, libros, print media',
    'magazine, magazines, revue, zeitschrift, revista, comic, comics, manga, mangas, bd, card, cards, trading card',
    'trading cards, carte, cartes, karte, karten, movie, movies, film, films, filme, película, soundtrack, ost, bande son',
    'merchandise, goodies, poster, posters, affiche',
  ]
    .join(', ')
    .split(', ')
    .map(wordKey),
);
const gameKinds = new Set(
  'game, games, video game, video games, videogame, videogames, jeu, jeux, jeu vidéo, jeux vidéo, jeu video, jeux video, spiel, spiele, videospiel, videospiele, juego, juegos, videojuego, videojuegos, gioco'
    .split(', ')
    .map(wordKey),
);

/** Whether a word for a kind of thing says that it is a game, or something else; nothing where it says neither. */
export function isGameKind(word: string): boolean | undefined {
  if (gameKinds.has(wordKey(word))) return true;
  return otherKinds.has(wordKey(word)) ? false : undefined;
}

/** A grade of ten: '8/10'; null for what is none. */
export function gradeOf(word = ''): number | null {
  const grade = /^(\d+(?:[.,]\d+)?)\s*\/\s*10$/.exec(word.trim())?.[1];
  return grade === undefined ? null : Number(grade.replace(',', '.'));
}

/** Words and grades that say what state a copy is in: 'Good', '8/10'. */
export function conditionOf(word: string): Condition | null {
  const grade = gradeOf(word);
  if (grade !== null) return grade >= 9.5 ? 'MINT' : grade >= 7 ? 'GOOD' : grade >= 4 ? 'FAIR' : 'POOR';
  const upper = word.trim().toUpperCase();
  return upper === 'MINT' || upper === 'GOOD' || upper === 'FAIR' || upper === 'POOR'
    ? upper
    : (conditions.get(wordKey(word)) ?? conditions.get(withoutNouns(word)) ?? null);
}

function withoutNouns(word: string): string {
  const words = fold(word.replaceAll('+', ' plus ')).split(' ');
  return words.filter((one) => !conditionNouns.has(one)).join('');
}

export function listOf(word: string): MovedList | null {
  return lists.get(wordKey(word)) ?? null;
}

/** Whether a word for a list says that the copy is for sale. */
export function isForSale(list = ''): boolean {
  return /sale|vendre|vente|verkauf|venta|vendita|te koop/i.test(list) && !isSold(list);
}

/** Whether it says that somebody else has the copy. */
export function isLent(list = ''): boolean {
  return /\b(lent|loaned|en pret|prete?e?|verliehen|prestad[oa])\b/.test(fold(list));
}

const yes = new Set(
  'yes, y, oui, o, ja, j, sí, si, s, x, 1, true, vrai, wahr, verdadero, ok, dabei, present, présent, présente, inclus, incluse, included, incluido'
    .split(', ')
    .map(nameKey),
);
const plainNo = 'no, n, non, nein, 0, false, faux, falsch, falso'.split(', ').map(nameKey);
const no = new Set([
  ...plainNo,
  ...'missing, manquant, manquante, absent, absente, sans, fehlt, falta'.split(', ').map(nameKey),
]);

function isPlainNo(mark: string): boolean {
  return plainNo.includes(nameKey(mark)) && nameKey(mark) !== '';
}

/** Whether a cell begins with a word for what is sold. */
export function isSold(cell: string): boolean {
  return /^(sold|vendue?s?|verkauft|vendid[oa]s?|vendut[oaie]|verkocht)(?!\p{L})/iu.test(cell);
}

/**
 * Whether a cell marks something as there: with a yes, whatever follows it, or with a condition; nothing where it is
 * empty. A word that nobody knows may be that of a copy or of another box, and marks nothing.
 */
export function isYes(mark: string): boolean | undefined {
  const trimmed = mark.trim();
  if (trimmed === '') return undefined;
  const isSaid = /^([✓✔☑✅×]|(yes|oui|ja|s[ií])(?!\p{L}))/iu.test(trimmed);
  return isSaid || yes.has(nameKey(trimmed)) || conditionOf(trimmed) !== null;
}

/** The list that a mark for what is owned says: also by being empty. A word that is none is that of a list. */
export function listOfMark(mark: string): string {
  if (mark !== '' && !isOnlyMark(mark)) return mark;
  return isYes(mark) ? 'owned' : 'not owned';
}

/** Whether a mark says nothing but yes or no. */
export function isOnlyMark(mark = ''): boolean {
  const key = nameKey(mark);
  return /^[✓✔☑✅×✗✘❌☐\s–—-]*\ufe0f?$/u.test(mark) || yes.has(key) || no.has(key);
}

/** 4.9055E+11 was a barcode before a spreadsheet had it. */
export function isDestroyed(code: string): boolean {
  return /^\d([.,]\d+)?e\+\d+$/i.test(code);
}
