import { type MovedField, moving } from '@cartouche/contract/moving.rules';

import type { Row } from '../text/delimited.ts';
import { nameKey } from './table.ts';

/** What columns of hand-made tables are called, in English, French, German and Spanish. */
const words: Partial<Record<MovedField, string>> = {
  title: 'title, name, game, game name, game title, titre, nom, jeu, nom du jeu, titel, spiel, spieltitel, título, nombre, juego',
  platform: 'platform, platforms, console, system, machine, plate-forme, plateforme, support, plattform, konsole, plataforma, consola, sistema, tab',
  completeness: 'completeness, complete, includes, cib, complet, contenu, vollständigkeit, komplett, umfang, completo, contenido, incluye, ownership, completeness_status',
  game: 'cartridge, cart, disc, disk, cartouche, disque, modul, cartucho, disco, item',
  box: 'box, case, boîte, boîtier, ovp, originalverpackung, caja',
  manual: 'manual, booklet, instructions, notice, livret, manuel, anleitung, bedienungsanleitung, instrucciones',
  sealed: 'sealed, blister, scellé, versiegelt, ovp neu, precintado',
  condition: 'condition, state, état, zustand, estado, condición',
  paid: "price paid, paid, cost, purchase price, prix d'achat, prix payé, payé, kaufpreis, bezahlt, precio de compra, compra, purchaseprice",
  bought: "purchase date, date acquired, bought, bought on, date of purchase, date d'achat, acheté le, kaufdatum, gekauft am, fecha de compra, purchasedate",
  added: "date added, added, added on, date d'ajout, ajouté le, hinzugefügt, hinzufügedatum, fecha de alta, añadido, created_at",
  region: 'region, country, zone, région, pays, land, región, país',
  edition: 'edition, version, édition, ausgabe, edición',
  barcode: 'barcode, upc, ean, gtin, code-barres, code barre, strichcode, código de barras',
  serial: 'serial, serial number, serial no, numéro de série, seriennummer, número de serie',
  list: 'list, status, collection status, liste, statut, sammlung, lista',
  quantity: 'quantity, qty, copies, quantité, qté, nb, exemplaires, anzahl, menge, cantidad, unidades',
  year: 'year, release year, release date, released, année, date de sortie, jahr, erscheinungsjahr, año',
  igdb: 'igdb, igdb id',
  key: 'id, uuid',
  kind: 'type, category, kind, genre of item, catégorie, kategorie',
  boxCondition: 'box condition, état de la boîte, zustand der ovp, estado de la caja',
  bookletCondition: 'manual condition, booklet condition, état de la notice, zustand der anleitung, estado del manual',
  mediumCondition: 'cartridge condition, disc condition, état du jeu, état de la cartouche, état du disque, zustand des moduls',
  place: 'location, place, emplacement, lieu, rangement, standort, ubicación, shelf, étagère, regal',
  tags: 'tags, labels, étiquettes, markierungen, etiquetas',
  boughtAt: 'store, shop, bought at, purchased at, magasin, boutique, acheté chez, laden, gekauft bei, tienda',
  boughtFrom: 'seller, bought from, vendeur, acheté à, verkäufer, vendedor',
  estimate: 'value, current value, estimate, estimated value, worth, valeur, estimation, cote, wert, schätzwert, valor',
  notes: 'notes, note, comments, comment, remarks, commentaires, commentaire, remarques, notizen, kommentar, bemerkung, notas, comentarios',
  note: 'price, prix, preis, precio',
  nothing: 'genre, genres, publisher, developer, éditeur, développeur, verlag, entwickler, url, cover, image, description, rating',
}; // oxfmt-ignore

const fieldOf = new Map(
  Object.entries(words).flatMap(
    ([field, list]) => list.split(', ').map((word) => [nameKey(word), field as MovedField] as const), // as: the keys of the list
  ),
);

const headerWithin = 20;

/** The place of the row that names the columns: tables made by hand may have titles above it. */
export function headerPlace(rows: readonly Row[]): number {
  const scores = rows.slice(0, headerWithin).map(({ cells }) => {
    const fields = new Set(cells.flatMap((cell) => fieldOf.get(nameKey(cell)) ?? []));
    const hasBoth = fields.has('title') && (fields.has('platform') || cells.filter(Boolean).length === 1);
    return fields.size + (hasBoth ? 10 : 0);
  });
  const best = Math.max(0, ...scores);
  if (best > 0) return scores.indexOf(best);
  const widest = Math.max(...rows.slice(0, headerWithin).map(({ cells }) => cells.filter(Boolean).length));
  return Math.max(
    0,
    rows.findIndex(({ cells }) => cells.filter(Boolean).length === widest),
  );
}

/** What the columns of a sheet are likely to mean: by their names, and each field once. */
export function guessMapping(header: readonly string[]): MovedField[] {
  const taken = new Set<MovedField>();
  return header.slice(0, moving.mostColumns).map((name) => {
    const field = fieldOf.get(nameKey(name)) ?? 'note';
    if (field === 'note' || field === 'nothing') return nameKey(name) === '' ? 'nothing' : field;
    if (taken.has(field)) return 'note';
    taken.add(field);
    return field;
  });
}
