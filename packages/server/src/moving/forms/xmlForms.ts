import { Refusal } from '../../refusal.ts';
import { type XmlElement, findAll, textOf, textsIn } from '../text/xml.ts';
import { type FoundRow, said } from './said.ts';

/** GCstar's XML; nothing where the file is none. */
export function readGcstar(root: XmlElement): FoundRow[] | undefined {
  const collection = root.children.find(
    ({ name, attributes }) => name === 'collection' && attributes['type']?.startsWith('GC'),
  );
  if (!collection) return undefined;
  const kind = collection.attributes['type'] ?? '';
  if (kind !== 'GCgames') throw new Refusal('move_not_games');
  return findAll(collection, 'item').map(({ attributes: item, ...element }, place) => ({
    line: place + 1,
    said: said(
      {
        title: item['name'] ?? '',
        platform: item['platform'] ?? '',
        barcode: item['ean'] ?? '',
        ...(item['case'] === undefined && item['manual'] === undefined
          ? {}
          : { game: 'yes', box: item['case'] ?? '0', manual: item['manual'] ?? '0' }),
        region: item['region'] ?? '',
        serial: item['serialnumber'] ?? '',
        added: item['added'] ?? '',
        year: /\d{4}/.exec(item['released'] ?? '')?.[0] ?? '',
        notes: item['comments'] ?? textOf({ attributes: item, ...element }, 'comments'),
        place: item['location'] ?? '',
        tags:
          item['tags'] ??
          findAll({ ...element, attributes: item }, 'tags')
            .flatMap((tags) => findAll(tags, 'col').map(({ text }) => text.trim()))
            .join(', '),
      },
      [
        ['Lent to', item['borrower']],
        ['Lent on', item['lendDate']],
        ['Completed', item['completion'] === '0' ? '' : item['completion']],
        ['Favourite', item['favourite'] === '1' ? 'yes' : ''],
        ['Rating', item['rating'] === '0' ? '' : item['rating']],
        ...Object.entries(item).filter(([name]) => !knownOfGcstar.has(name)),
        ...element.children
          .filter(({ name }) => !knownOfGcstar.has(name))
          .map((child): [string, string] => [child.name, textsIn(child).join(', ')]),
      ],
    ),
  }));
}

// What is read above, and what the catalogue knows better.
const knownOfGcstar = new Set(
  'name, platform, ean, case, manual, region, serialnumber, added, released, comments, location, tags, borrower, lendDate, borrowings, completion, favourite, rating, id, gcsautoid, boxpic, backpic, screenshot1, screenshot2, genre, developer, editor, description, players, exclusive, resolution, installationsize, webPage, executable, tips, code, unlockable'.split(
    ', ',
  ),
);

const tellicoGames = '11';

/** Tellico's XML; nothing where the file is none. */
export function readTellico(root: XmlElement): FoundRow[] | undefined {
  const [tellico] = findAll(root, 'tellico');
  if (!tellico) return undefined;
  const [collection] = findAll(tellico, 'collection');
  if (collection?.attributes['type'] !== tellicoGames) throw new Refusal('move_not_games');
  return findAll(collection, 'entry').map((entry, place) => {
    // What it calls the NES.
    const platforms = findAll(entry, 'platform').map(({ text }) =>
      text.trim().replace(/^Nintendo$/, 'Nintendo (NES)'),
    );
    return {
      line: place + 1,
      said: said(
        {
          title: textOf(entry, 'title') || (findAll(entry, 'title')[0]?.text.trim() ?? ''),
          platform: platforms.join(' | '),
          year: textOf(entry, 'year'),
          bought: dateOf(entry, 'pur_date'),
          paid: textOf(entry, 'pur_price'),
          added: dateOf(entry, 'cdate'),
          barcode: textOf(entry, 'upc', 'barcode'),
          condition: textOf(entry, 'condition'),
          place: textOf(entry, 'location'),
          tags: findAll(entry, 'keyword')
            .map(({ text }) => text.trim())
            .join(', '),
          notes: textOf(entry, 'comments'),
        },
        [
          ['Gift', textOf(entry, 'gift') === 'true' ? 'yes' : ''],
          ['Lent', textOf(entry, 'loaned') === 'true' ? 'yes' : ''],
          ['Completed', textOf(entry, 'completed') === 'true' ? 'yes' : ''],
          ['Rating', textOf(entry, 'rating')],
          ...othersOf(entry),
        ],
      ),
    };
  });
}

// What is read above, and what the catalogue knows better.
const known = new Set(
  'id, title, titles, platform, platforms, year, pur_date, pur_price, cdate, mdate, upc, barcode, condition, location, keyword, keywords, comments, gift, loaned, completed, rating, genre, genres, publisher, publishers, developer, developers, certification, description, cover'.split(
    ', ',
  ),
);

/** Fields that the user gave to their collection. */
function othersOf(entry: XmlElement): [string, string][] {
  return entry.children
    .filter(({ name }) => !known.has(name))
    .map((field) => {
      const texts = [field, ...field.children].map(({ text }) => text.trim());
      return [field.name, texts.filter(Boolean).join(', ')];
    });
}

function dateOf(entry: XmlElement, name: string): string {
  const date = entry.children.find((child) => child.name === name);
  if (!date) return '';
  const [year, month, day] = ['year', 'month', 'day'].map((part) => textOf(date, part).padStart(2, '0'));
  return date.children.length > 0 ? `${year}-${month}-${day}` : date.text.trim();
}
