import { beforeIn } from '../item/addOneByOne.ts';
import { newForAllStore } from '../item/forAllStore.ts';
import { newKeptList } from '../item/keptList.ts';
import { isWhole, partsOf } from '../storage.ts';
import { type SpineGame, type SpineRow, isOpen } from './spineRows.ts';

/** The spines that were read on a picture, and the picture itself for as long as the page is open: it is not kept. */
export type Spines = { rows: readonly SpineRow[]; picture: File | null };

/** The list of spines, until somebody takes another picture; null while there is none. */
export const spineStore = newKeptList<Spines | null>({
  key: 'spines',
  none: null,
  toRows: (spines) => (spines && isOpen(spines.rows) ? spines.rows.flatMap(toRow) : []),
  fromRows(kept, old) {
    const rows = kept.flatMap(toRow);
    const picture = old && isOfOnePicture(rows, old.rows) ? old.picture : null;
    return rows.length > 0 ? { rows, picture } : null;
  },
});

export const spinesForAll = newForAllStore('spinesForAll');

/** Whether another tab has only changed what is ticked or chosen. */
function isOfOnePicture(some: readonly SpineRow[], others: readonly SpineRow[]): boolean {
  const places = (rows: readonly SpineRow[]) =>
    rows.map(({ box, words }) => [box.x, box.y, box.width, box.height, words].join(' ')).join('\n');
  return places(some) === places(others);
}

/** Of any shape until it was checked. */
type Unknown<Thing> = Partial<Record<keyof Thing, unknown>>;

/** What is kept of a row, and what is left of one that was kept. */
function toRow(kept: unknown): SpineRow[] {
  const { number, box, runsUp, words, candidates, game, ...said }: Unknown<SpineRow> = partsOf(kept);
  const { x, y, width, height }: Unknown<SpineRow['box']> = partsOf(box);
  const all = Array.isArray(candidates) ? candidates.flatMap(toGame) : [];
  const [known = null] = toGame(game);
  if (!isWhole(number) || typeof words !== 'string') return [];
  return [
    {
      number,
      box: { x: toNumber(x), y: toNumber(y), width: toNumber(width), height: toNumber(height) },
      runsUp: runsUp === true,
      words,
      isSure: said.isSure === true,
      candidates: all,
      game: known,
      isTicked: known !== null && said.isTicked === true,
      isAdded: said.isAdded === true,
      before: beforeIn(said.before),
    },
  ];
}

function toGame(kept: unknown): SpineGame[] {
  const { game_id, title, platform, platform_id, ...shown }: Unknown<SpineGame> = partsOf(kept);
  if (!isWhole(game_id) || !isWhole(platform_id)) return [];
  return [
    {
      game_id,
      title: toText(title),
      platform: toText(platform),
      platform_id,
      genres: toText(shown.genres),
      publisher: toText(shown.publisher) || null,
      cover_url_small: toText(shown.cover_url_small) || null,
      cover_url_big: toText(shown.cover_url_big),
      cover_width: toNumber(shown.cover_width) || null,
      cover_height: toNumber(shown.cover_height) || null,
      is_owned: shown.is_owned === true,
    },
  ];
}

const toText = (kept: unknown) => (typeof kept === 'string' ? kept : '');
const toNumber = (kept: unknown) => (typeof kept === 'number' ? kept : 0);
