import { type MovedField, columnName, moving, singleFields } from '@cartouche/contract/moving.rules';

import { countOf, priceOf, yearIn } from '../text/amounts.ts';
import type { Row } from '../text/delimited.ts';
import { listMarks } from './listMarks.ts';
import { regionNamed, releaseNamed } from './regionWords.ts';
import { completenessIn, conditionOf, isOnlyMark, isYes } from './words.ts';
import { type Table, nameKey } from './table.ts';

/** What columns of hand-made tables are called, in English, French, German and Spanish. */
const words: Partial<Record<MovedField, string>> = {
  title: 'title, name, game, game name, game title, titre, nom, jeu, jeux, nom du jeu, désignation, intitulé, titel, spiel, spiele, spieltitel, spielname, título, nombre, juego',
  platform: 'platform, platforms, console, system, machine, plate-forme, plateforme, support, système, plattform, konsole, plataforma, consola, sistema, tab, feuille',
  completeness: 'completeness, complete, includes, cib, complet, complétude, contenu, contents, vollständig, vollständigkeit, komplett, umfang, completo, contenido, incluye, ownership, completeness_status',
  game: 'cartridge, cart, disc, disk, cartouche, disque, modul, cartucho, disco, item',
  box: 'box, case, boîte, boîtier, ovp, originalverpackung, caja',
  manual: 'manual, booklet, instructions, notice, livret, manuel, anleitung, bedienungsanleitung, instrucciones',
  sealed: 'sealed, blister, scellé, versiegelt, ovp neu, precintado',
  condition: 'condition, cond, state, état, zustand, estado, condición',
  paid: "price paid, paid, cost, purchase price, prix d'achat, prix achat, prix d'acquisition, prix payé, payé, einkaufspreis, kaufpreis, bezahlt, precio de compra, compra, purchaseprice",
  currency: 'currency, currency of the price, devise, devise du prix, monnaie, währung, moneda, divisa',
  bought: "purchase date, date acquired, bought, bought on, date bought, date of purchase, purchased, purchased on, date purchased, acquired, acquired on, acquisition date, date d'achat, date achat, date d'acquisition, acheté, acheté le, kaufdatum, gekauft, gekauft am, fecha de compra, comprado, comprado el, purchasedate",
  added: "date added, added, added on, added at, date d'ajout, ajouté le, hinzugefügt, hinzufügedatum, fecha de alta, añadido, created_at",
  region: 'region, country, zone, région, pays, land, ländercode, región, país',
  edition: 'edition, version, édition, ausgabe, edición',
  barcode: 'barcode, upc, ean, gtin, code-barres, code barre, strichcode, código de barras',
  serial: 'serial, serial number, serial no, numéro de série, seriennummer, número de serie',
  list: 'list, status, collection status, owned wished or sold, liste, statut, possédé souhaité ou vendu, sammlung, lista',
  owned: "owned, own, own it, have, have it, got, got it, possédé, possédée, je l'ai, acquis, besitz, im besitz, vorhanden, tengo, lo tengo",
  wished: 'wishlist, wish list, wish, wished, wanted, want, want it, on wishlist, souhaité, souhaitée, souhait, souhaits, liste de souhaits, envie, recherché, recherchée, je le veux, wunschliste, wunsch, gewünscht, gesucht, deseado, deseada, lista de deseos, lo quiero, desiderato, lista dei desideri, verlanglijst, gewenst, desejado, lista de desejos',
  forSale: 'for sale, forsale, up for sale, to sell, selling, à vendre, en vente, zu verkaufen, zum verkauf, en venta, a la venta, in vendita, te koop, à venda',
  sold: 'sold, sold for, sold on, sold at, sold to, date sold, sold date, sold price, vendu, vendue, vendu le, vendu à, vendu pour, date de vente, verkauft, verkauft am, verkauft für, verkauft an, verkaufsdatum, vendido, vendida, vendido el, vendido a, fecha de venta',
  quantity: 'quantity, qty, copies, quantité, qté, nb, exemplaires, anzahl, menge, cantidad, unidades',
  year: 'year, release year, release date, released, année, date de sortie, jahr, erscheinungsjahr, año',
  igdb: 'igdb, igdb id, igdb number, numéro chez igdb',
  kind: 'type, category, kind, kind of thing, genre of item, catégorie, type d’objet, kategorie',
  release: 'release',
  boxCondition: 'box condition, case condition, état de la boîte, état boîte, état du boîtier, état boîtier, zustand der ovp, zustand ovp, zustand box, estado de la caja',
  bookletCondition: 'manual condition, booklet condition, état de la notice, état notice, état livret, zustand der anleitung, zustand anleitung, estado del manual',
  mediumCondition: 'cartridge condition, cart condition, disc condition, game condition, medium condition, media condition, état du jeu, état jeu, état de la cartouche, état cartouche, état du disque, état disque, zustand des moduls, zustand modul, zustand disc, zustand spiel, estado del juego',
  place: 'location, place, where, lagerort, emplacement, localisation, lieu, lieu de stockage, stockage, rangement, storage, standort, ubicación, shelf, étagère, regal',
  tags: 'tags, labels, étiquettes, markierungen, etiquetas',
  boughtAt: "store, shop, bought at, purchased at, where bought, source, magasin, provenance, boutique, acheté chez, lieu d'achat, laden, händler, gekauft bei, tienda",
  boughtFrom: 'seller, bought from, acquired from, vendeur, acheté à, verkäufer, vendedor',
  estimate: 'value, current value, estimate, estimated value, est value, market value, worth, valeur, valeur actuelle, valeur estimée, prix estimé, estimation, cote, wert, schätzwert, marktwert, aktueller wert, valor',
  estimateDate: "estimated on, estimate date, date estimated, date of estimate, date of the estimate, valued on, estimé le, estimée le, date d'estimation, date estimation, date de l'estimation, geschätzt am, schätzdatum, fecha de estimación, estimado el",
  notes: 'notes, note, comments, comment, remarks, remark, commentaires, commentaire, remarques, remarque, notizen, notiz, kommentare, kommentar, bemerkungen, bemerkung, notas, comentarios, comentario',
  price: 'price, prix, preis, precio',
  nothing: 'id, uuid, genre, genres, publisher, developer, éditeur, développeur, verlag, hersteller, entwickler, url, cover, image, description, sources',
}; // oxfmt-ignore

const fieldOf = new Map(
  Object.entries(words).flatMap(
    ([field, list]) => list.split(', ').map((word) => [nameKey(word), field as MovedField] as const), // as: the keys of the list
  ),
);

const headerWithin = 20;

/** A table with the names of its columns: from its header, below titles that stand above it, else letters. */
export function toTable(rows: readonly Row[]): Table {
  const [full, place] = [fullPlace(rows), namedPlace(rows)];
  // A word for a column may stand in a game's own row: then it is the first full row that names them, or none.
  for (const at of place === undefined ? [full] : [place, full]) {
    if (isData(rows, at)) continue;
    const { header, height } = headerAt(rows, at);
    return { header, rows: rows.slice(at + height) };
  }
  const widest = Math.max(...rows.map(({ cells }) => cells.length));
  return { header: letters(widest), rows: rows.slice(full) };
}

/**
 * The names of the columns, which may take two rows: the upper one has a name for several columns, as 'État' above
 * 'Boîte' and 'Notice'. It tells columns of one name from each other.
 */
function headerAt(rows: readonly Row[], place: number): { header: string[]; height: number } {
  const at = (line: number) => rows[line]?.cells.map((cell) => cell.trim()) ?? [];
  const [upper, lower] = [at(place), at(place + 1)];
  const isTwo = isBelow(upper, lower);
  const groups = isTwo ? upper : at(place - 1);
  const length = isTwo ? Math.max(upper.length, lower.length) : upper.length;
  const names = Array.from({ length }, (_one, column) => (isTwo && lower[column]) || (upper[column] ?? ''));
  const keys = names.map(nameKey);
  let group = '';
  const header = names.map((name, column) => {
    group = groups[column] || group;
    const joined = `${group} ${name}`;
    const isTwice = keys.indexOf(nameKey(name)) !== keys.lastIndexOf(nameKey(name));
    return isTwice && fieldOf.has(nameKey(joined)) ? joined : name;
  });
  return { header, height: isTwo ? 2 : 1 };
}

/** Whether a row goes on with the names of the one above: it has none but names, and no title. */
function isBelow(upper: readonly string[], lower: readonly string[]): boolean {
  const title = upper.findIndex((name) => fieldOf.get(nameKey(name)) === 'title');
  const named = lower.filter((cell) => cell !== '');
  return (
    title >= 0 &&
    ['', upper[title]].includes(lower[title] ?? '') &&
    named.length > 1 &&
    named.every((cell) => fieldOf.has(nameKey(cell)))
  );
}

/** Whether the row that may name the columns is the first of the games: a list of titles, or cells as those below. */
function isData(rows: readonly Row[], place: number): boolean {
  const [first, ...others] = rows.slice(place, place + headerWithin);
  if (!first) return false;
  // A word for a column may be one of its values, too, as 'Owned' is: then it comes again below.
  const isNamed = fieldsNamed(first.cells).size > 0;
  if (isNamed && first.cells.some((cell, at) => fieldOf.has(nameKey(cell)) && !isLikeBelow(cell, at)))
    return false;
  return first.cells.every((cell, at) => at === 0 || cell === '') || first.cells.some(isLikeBelow);

  function isLikeBelow(cell: string, at: number): boolean {
    if (/\d/.test(cell) && !/\p{L}/u.test(cell)) return true;
    return cell.trim() !== '' && others.some(({ cells }) => cells[at]?.trim() === cell.trim());
  }
}

function letters(count: number): string[] {
  return Array.from({ length: count }, (_one, at) => columnName('', at));
}

/** Whether the table named no columns: another such table may mean something else by them. */
export function isUnnamed(header: readonly string[]): boolean {
  return header.length > 0 && letters(header.length).every((letter, at) => letter === header[at]);
}

/** The fields that the cells of a row name. Words for lists alone are those of a game: 'Ico;PS2;Wishlist'. */
function fieldsNamed(cells: readonly string[]): Set<MovedField> {
  const fields = new Set(cells.flatMap((cell) => fieldOf.get(nameKey(cell)) ?? []));
  return [...fields].every((field) => listMarks.some((mark) => mark === field)) ? new Set() : fields;
}

/** The place of the row that names the most columns: tables made by hand may have titles above it. */
function namedPlace(rows: readonly Row[]): number | undefined {
  const scores = rows.slice(0, headerWithin).map(({ cells }) => {
    const fields = fieldsNamed(cells);
    const hasBoth = fields.has('title') && (fields.has('platform') || cells.filter(Boolean).length === 1);
    return fields.size + (hasBoth ? 10 : 0);
  });
  const best = Math.max(0, ...scores);
  return best > 0 ? scores.indexOf(best) : undefined;
}

/** The place of the first of the widest rows: titles above a table are in fewer cells. */
function fullPlace(rows: readonly Row[]): number {
  const widest = Math.max(...rows.slice(0, headerWithin).map(({ cells }) => cells.filter(Boolean).length));
  return Math.max(
    0,
    rows.findIndex(({ cells }) => cells.filter(Boolean).length === widest),
  );
}

/** Beside one of these, 'Nombre' is French for a quantity, and not Spanish for the title. */
const frenchTitles = new Set(['titre', 'nom', 'jeu', 'jeux', 'nom du jeu'].map(nameKey));

/** Whether a column holds counts alone, as 'Nombre' does beside 'Console'. */
function isCounted(rows: readonly string[][], at: number): boolean {
  const cells = rows.flatMap((row) => row[at]?.trim() || []);
  return cells.length > 0 && cells.every((cell) => countOf(cell) !== null || priceOf(cell) === 0);
}

const single = new Set<MovedField>(singleFields);

/** What the columns of a sheet are likely to mean: by their names, and each field once; without names by their cells. */
export function guessMapping(header: readonly string[], rows: readonly string[][] = []): MovedField[] {
  if (isUnnamed(header)) return guessUnnamed(header, rows);
  const taken = new Set<MovedField>();
  const isFrench = header.some((name) => frenchTitles.has(nameKey(name)));
  const named = header.map((name, at) => {
    const isCount = nameKey(name) === 'nombre' && (isFrench || isCounted(rows, at));
    return isCount ? 'quantity' : (fieldOf.get(nameKey(name)) ?? 'note');
  });
  return header.slice(0, moving.mostColumns).map((name, at) => {
    const cells = rows.map((row) => row[at]?.trim() ?? '').filter((cell) => cell !== '');
    const meant = byCells(named[at] ?? 'note', cells);
    const field = meant !== named[at] && named.includes(meant) ? 'note' : meant;
    const isEmpty = nameKey(name) === '' && cells.length === 0;
    if (field === 'note' || field === 'nothing') return isEmpty ? 'nothing' : field;
    if (!single.has(field)) return field;
    if (taken.has(field)) return 'note';
    taken.add(field);
    return field;
  });
}

/**
 * What a column is whose name may mean two things, as its cells say: 'État' is the state of a copy or its parts, 'Version'
 * its edition, its region or its release, 'Release' that or a day, 'Owned' a mark or the name of a list, 'Purchased' a
 * day or a mark, and 'Jeu' or 'Item' a title or a mark.
 */
function byCells(field: MovedField, cells: readonly string[]): MovedField {
  const known = (isKnown: (cell: string) => unknown) => cells.filter((cell) => isKnown(cell) !== null).length;
  // 'Jeu' beside 'Boîte' and 'Notice'.
  if (field === 'title' && cells.length > 0) return known(markIn) > cells.length / 2 ? 'game' : field;
  if (field === 'game') return cells.length > 0 && known(markIn) === 0 ? 'title' : field;
  if (field === 'condition') return known(completenessIn) > known(conditionOf) ? 'completeness' : field;
  if (field === 'edition' || field === 'release') {
    const most = (isKnown: (cell: string) => unknown) => known(isKnown) > cells.length / 2;
    if (most(regionNamed)) return 'region';
    if (most((cell) => releaseNamed(cell) ?? regionNamed(cell))) return 'release';
    if (field === 'release' && cells.length > 0) return most(yearIn) ? 'year' : 'edition';
  }
  if (field === 'bought') return cells.some(isYes) && cells.every(isOnlyMark) ? 'owned' : field;
  if (field === 'owned') return cells.length === 0 || cells.some(isOnlyMark) ? field : 'list';
  return field;
}

function markIn(cell: string): boolean | null {
  return isOnlyMark(cell) ? true : null;
}

/** Titles are the texts that differ most from row to row; of the others, those that come again are platforms. */
function guessUnnamed(header: readonly string[], rows: readonly string[][]): MovedField[] {
  const texts = header.map((_name, at) => {
    const cells = rows.map((row) => row[at]?.trim() ?? '').filter((cell) => /\p{L}/u.test(cell));
    return { at, cells: cells.length, different: new Set(cells).size };
  });
  const isFull = ({ cells }: { cells: number }) => cells > 0 && cells >= rows.length / 2;
  const title = texts.filter(isFull).toSorted((a, b) => b.different - a.different || a.at - b.at)[0];
  const platform = texts.find((one) => isFull(one) && one !== title && one.different < one.cells);
  return header.slice(0, moving.mostColumns).map((_name, at) => {
    if (at === title?.at) return 'title';
    return at === platform?.at ? 'platform' : 'note';
  });
}
