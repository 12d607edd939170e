import type { Platform } from '@cartouche/contract/platforms';
import { type ShelfGroup, toShelfGroups } from '@cartouche/contract/shelf.rules';

import { frontWidth, spineShape } from '../ui/spineShape.ts';

/** A picture for a link's preview, or for a phone's screen. In pixels. */
export type PictureFormat = 'wide' | 'tall';

type Frame = {
  width: number;
  height: number;
  /** Around everything. */
  padding: number;
  /** For the title and the figures, and for the product's name. */
  head: number;
  foot: number;
  mostRows: number;
  highestRow: number;
  mostConsoles: number;
};

export const frames: Record<PictureFormat, Frame> = {
  wide: {
    width: 1200,
    height: 630,
    padding: 48,
    head: 118,
    foot: 62,
    mostRows: 2,
    highestRow: 340,
    mostConsoles: 10,
  },
  tall: {
    width: 1080,
    height: 1920,
    padding: 60,
    head: 240,
    foot: 130,
    mostRows: 5,
    highestRow: 420,
    mostConsoles: 16,
  },
};

/** In hundredths of a row's height: the ledge with what is engraved on it, and the spaces between boxes. */
const ledge = 16;
const gap = { spines: 0.4, fronts: 1.6, consoles: 7 };
/** Of so many neighbours, the first shows its front; a small collection shows nothing else. */
const frontEvery = 9;
const leastForFront = 4;
const mostFrontsOnly = 8;

/** The games of a console to read for a picture, counted from the beginning of the shelf. */
export type Quota = { platform_id: number; owned: number; offset: number; limit: number };

/** Which games to read: of each of the largest consoles as many as is its share of what fits. */
export function quotasOf(groups: readonly ShelfGroup[], format: PictureFormat): Quota[] {
  const { mostRows, mostConsoles } = frames[format];
  const room = mostRows * 36;
  let offset = 0;
  const consoles = toShelfGroups(groups).map(({ platform_id, owned, wishlist }) => {
    const start = offset;
    offset += owned + wishlist;
    return { platform_id, owned, offset: start };
  });
  const shown = consoles.filter(({ owned }) => owned > 0).slice(0, mostConsoles);
  const total = shown.reduce((sum, { owned }) => sum + owned, 0);
  return shown.map((one) => ({
    ...one,
    limit: Math.min(one.owned, Math.max(2, Math.ceil((room * one.owned) / total))),
  }));
}

export type PictureGame = {
  title: string;
  genres: string;
  publisher: string | null;
  completeness: string;
};
export type PictureGroup = { platform: Platform; owned: number; games: readonly PictureGame[] };

/** A box in its place; `x` and `y` are its left and lower corner. */
export type PictureBox = {
  game: PictureGame;
  platform: Platform;
  isFront: boolean;
  x: number;
  y: number;
  width: number;
  height: number;
};

export type PictureRow = {
  y: number;
  ledgeHeight: number;
  boxes: PictureBox[];
  labels: { x: number; platform: Platform; owned: number }[];
};

/** Boxes on as few and high rows as hold them; what does not fit on the last row is left out. */
export function layOutPicture(groups: readonly PictureGroup[], format: PictureFormat): PictureRow[] {
  const { width, height, padding, head, foot, mostRows, highestRow } = frames[format];
  const space = height - head - foot;

  for (let rows = 1; ; rows += 1) {
    const each = Math.min(highestRow, space / rows);
    const rowPx = each / (1 + ledge / 100);
    const packed = packEvenly(groups, { rowPx, widthPx: width - 2 * padding, rows });
    if (!packed.isWhole && rows < mostRows) continue;

    const top = head + (space - each * packed.rows.length) / 2;
    return packed.rows.map(({ boxes, labels }, row) => {
      const y = top + row * each + rowPx;
      return {
        y,
        ledgeHeight: each - rowPx,
        boxes: boxes.map((box) => ({ ...box, x: padding + box.x, y })),
        labels: labels.map((label) => ({ ...label, x: padding + label.x })),
      };
    });
  }
}

type Packed = { boxes: Omit<PictureBox, 'y'>[]; labels: PictureRow['labels'] };

type Room = { rowPx: number; widthPx: number; rows: number };

/** On rows of about the same length, if everything fits on them. */
function packEvenly(groups: readonly PictureGroup[], room: Room) {
  for (const part of [0.55, 0.65, 0.75, 0.85, 0.95]) {
    const packed = pack(groups, { ...room, widthPx: room.widthPx * part });
    if (packed.isWhole) return packed;
  }
  return pack(groups, room);
}

/** Console after console; a console that does not fit on a row goes on in the next one. */
function pack(
  groups: readonly PictureGroup[],
  { rowPx, widthPx, rows: most }: Room,
): { rows: Packed[]; isWhole: boolean } {
  const rows: Packed[] = [{ boxes: [], labels: [] }];
  const isSmall = groups.reduce((sum, { games }) => sum + games.length, 0) <= mostFrontsOnly;
  let x = 0;

  for (const { platform, owned, games } of groups) {
    let isLabelled = false;
    for (const [index, game] of games.entries()) {
      const isFront = isSmall || (index % frontEvery === 0 && games.length - index >= leastForFront);
      const size = sizeOf(platform, { rowPx, isFront });
      const before = isFront ? (gap.fronts * rowPx) / 100 : 0;
      if (x + before + size.width > widthPx && x > 0) {
        if (rows.length === most) return { rows, isWhole: false };
        rows.push({ boxes: [], labels: [] });
        [x, isLabelled] = [0, false];
      }
      const row = rows.at(-1);
      if (!isLabelled) row?.labels.push({ x, platform, owned });
      isLabelled = true;
      row?.boxes.push({ game, platform, isFront, x: x + before, ...size });
      x += before + size.width + ((isFront ? gap.fronts : gap.spines) * rowPx) / 100;
    }
    x += (gap.consoles * rowPx) / 100;
  }
  return { rows, isWhole: true };
}

function sizeOf({ box }: Platform, { rowPx, isFront }: { rowPx: number; isFront: boolean }) {
  const spine = spineShape(box);
  const width = isFront ? frontWidth(box) : spine.width;
  return { width: (width * rowPx) / 100, height: (spine.height * rowPx) / 100 };
}
