import { Refusal } from '../../refusal.ts';
import { type XmlElement, findAll, textOf, textsIn } from '../text/xml.ts';
import { type FoundRow, said } from './said.ts';

const otherLists = ['booklist', 'movielist', 'comiclist', 'musiclist'];

/** CLZ Games' XML: its list of games, however deep; nothing where there is none. Lists of its sister programs are refused. */
export function readClzXml(root: XmlElement): FoundRow[] | undefined {
  const [list] = findAll(root, 'gamelist');
  if (!list) {
    if (otherLists.some((name) => findAll(root, name).length > 0)) throw new Refusal('move_not_games');
    return undefined;
  }
  return list.children
    .filter(({ name }) => name === 'game')
    .map((game, place) => ({ line: place + 1, said: toSaid(game) }));
}

function toSaid(game: XmlElement) {
  const fields = {
    title: textOf(game, 'title', 'mainsection'),
    platform: textOf(game, 'platform'),
    region: textOf(game, 'region'),
    edition: textOf(game, 'edition'),
    kind: textOf(game, 'hardwaretype'),
    list: textOf(game, 'collectionstatus'),
    completeness: textOf(game, 'completeness'),
    box: yesNo(game, 'box', 'hasbox'),
    manual: yesNo(game, 'manual', 'hasmanual'),
    condition: textOf(game, 'condition'),
    paid: textOf(game, 'purchaseprice', 'purchasepricefloat'),
    bought: dateOf(game, 'purchasedate'),
    added: dateOf(game, 'addeddate'),
    barcode: textOf(game, 'upc', 'barcode'),
    serial: textOf(game, 'serialnumber'),
    quantity: textOf(game, 'quantity'),
    notes: textOf(game, 'notes'),
    boughtAt: textOf(game, 'purchasestore'),
    place: ['location', 'storagedevice', 'storageslot']
      .map((name) => textOf(game, name))
      .filter(Boolean)
      .join(' / '),
    tags: findAll(game, 'tags').flatMap(textsIn).join(', '),
    estimate: textOf(game, 'currentvalue'),
  };
  return said(fields, [
    ...others.map(([label, name]): [string, string] => [label, labelledText(game, name)]),
    ...game.children
      .filter(({ name }) => !known.has(name))
      .map(({ name }): [string, string] => [name, labelledText(game, name)]),
  ]);
}

const others = [
  ['Owner', 'owner'],
  ['Lent to', 'loanedto'],
  ['Lent on', 'loandate'],
  ['Rating', 'myrating'],
  ['Completed', 'completed'],
  ['Completed on', 'completeddate'],
  ['Links', 'links'],
] as const;

/** What is read above, and what the catalogue knows better. */
const known = new Set([
  ...others.map(([, name]) => name as string), // as: to compare with any
  ...'title, mainsection, platform, region, edition, hardwaretype, collectionstatus, completeness, box, hasbox, manual, hasmanual, condition, purchaseprice, purchasepricefloat, purchasedate, addeddate, upc, barcode, serialnumber, quantity, notes, purchasestore, location, storagedevice, storageslot, tags, currentvalue'.split(
    ', ',
  ),
  ...'id, index, hash, sorttitle, titlesort, titleextension, publisher, publishers, developer, developers, genre, genres, series, description, plot, cover, coverfront, coverback, coverfrontdefault, image, images, thumbfilepath, thumbfilepathback, screenshots, characters, releasedate, audiencerating, links, lastmodified, modifieddate, submissiondate, bpgameid, bpplatformid, clzid, coreid, users'.split(
    ', ',
  ),
]);

function labelledText(game: XmlElement, name: string): string {
  const child = game.children.find((one) => one.name === name);
  if (!child) return '';
  if (name.endsWith('date')) return dateOf(game, name);
  const boolvalue = child.attributes['boolvalue'];
  return boolvalue === undefined ? textsIn(child).join(', ') : boolvalue === '1' ? 'yes' : '';
}

function yesNo(game: XmlElement, ...names: string[]): string {
  const child = game.children.find(({ name }) => names.includes(name));
  const { boolvalue } = child?.attributes ?? {};
  return boolvalue === undefined ? textOf(game, ...names) : boolvalue === '1' ? 'yes' : 'no';
}

/** A date as year, month and day, as seconds since 1970, or as the text that it is shown as. */
function dateOf(game: XmlElement, name: string): string {
  const date = game.children.find((child) => child.name === name);
  if (!date) return '';
  const seconds = Number(textOf(date, 'timestamp'));
  if (seconds > 0) return new Date(seconds * 1000).toISOString().slice(0, 10);
  const [year, month, day] = ['year', 'month', 'day'].map((part) => textOf(date, part));
  if (year && month && day) return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const shown = textOf(date, 'date') || date.text.trim();
  // American, whatever the language: its column does not say so.
  const [, m = '', d = '', y = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})\b/.exec(shown) ?? [];
  return y === '' ? shown : `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`;
}
