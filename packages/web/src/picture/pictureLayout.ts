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
/** How much more of a space there may be between consoles. */
const widestGap = 40;
/** How much higher than one of several a row may be that is alone, as long as everything fits on it. */
const lonelyRows = [2, 1.6, 1.3, 1.15, 1];
/** Of how many neighbours the first shows its front: of as few as there is room for. */
const frontEvery = [1, 2, 3, 4, 6, 9];
const rarestFront = 9;
const leastForRarest = 4;

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
  /** How many games are owned is said once of each console, where it begins. */
  labels: { x: number; platform: Platform; owned: number | null }[];
};

/** Boxes on as few and high rows as hold them, with as many fronts; what does not fit on the last row is left out. */
export function layOutPicture(groups: readonly PictureGroup[], format: PictureFormat): PictureRow[] {
  const { width, height, padding, head, foot, mostRows, highestRow } = frames[format];
  const space = height - head - foot;
  const widthPx = width - 2 * padding;

  const heights = Array.from({ length: mostRows }, (_more, index) => {
    const rows = index + 1;
    const highest = rows === 1 ? lonelyRows.map((part) => part * highestRow) : [highestRow];
    return highest.map((px) => ({ rows, each: Math.min(px, space / rows) }));
  }).flat();
  const tries = frontEvery.flatMap((every) =>
    heights.map(({ rows, each }) => ({
      each,
      room: { every, rows, rowPx: each / (1 + ledge / 100), widthPx },
    })),
  );
  for (const { each, room } of tries) {
    const packed = packEvenly(groups, room);
    if (packed.isWhole || room === tries.at(-1)?.room) {
      const top = head + (space - each * packed.rows.length) / 2;
      return inMiddle(spread(packed.rows, room), room).map((row, index) =>
        placed(row, { x: padding, y: top + index * each + room.rowPx, each, room }),
      );
    }
  }
  return [];
}

/** The consoles further apart, where they would leave the right of the picture empty. */
function spread(rows: Packed[], { rowPx, widthPx }: Room): Packed[] {
  const spare = rows.map(({ boxes, labels }) => {
    const end = Math.max(0, ...boxes.map(({ x, width }) => x + width));
    return (widthPx - end) / Math.max(1, labels.length - 1);
  });
  const more = Math.max(0, Math.min((widestGap * rowPx) / 100, ...spare));
  return rows.map(({ boxes, labels }) => ({
    boxes: boxes.map((box) => ({ ...box, x: box.x + more * labels.findLastIndex(({ x }) => x <= box.x) })),
    labels: labels.map((label, index) => ({ ...label, x: label.x + more * index })),
  }));
}

/** What is alone on its row, without leaving the right of the picture empty. */
function inMiddle(rows: Packed[], { widthPx }: Room): Packed[] {
  if (rows.length > 1) return rows;
  return rows.map(({ boxes, labels }) => {
    const more = (widthPx - Math.max(0, ...boxes.map(({ x, width }) => x + width))) / 2;
    return {
      boxes: boxes.map((box) => ({ ...box, x: box.x + more })),
      labels: labels.map((label) => ({ ...label, x: label.x + more })),
    };
  });
}

type Placing = { x: number; y: number; each: number; room: Room };

function placed({ boxes, labels }: Packed, { x, y, each, room }: Placing): PictureRow {
  return {
    y,
    ledgeHeight: each - room.rowPx,
    boxes: boxes.map((box) => ({ ...box, x: x + box.x, y })),
    labels: labels.map((label) => ({ ...label, x: x + label.x })),
  };
}

type Packed = { boxes: Omit<PictureBox, 'y'>[]; labels: PictureRow['labels'] };

type Room = { rowPx: number; widthPx: number; rows: number; every: number };

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
  { rowPx, widthPx, rows: most, every }: Room,
): { rows: Packed[]; isWhole: boolean } {
  const rows: Packed[] = [{ boxes: [], labels: [] }];
  let x = 0;

  for (const { platform, owned, games } of groups) {
    let isLabelled = false;
    let count: number | null = owned;
    for (const [index, game] of games.entries()) {
      const isEnough = every < rarestFront || games.length - index >= leastForRarest;
      const isFront = index % every === 0 && isEnough;
      const size = sizeOf(platform, { rowPx, isFront });
      const around = isFront ? (gap.fronts * rowPx) / 100 : 0;
      if (x + around + size.width > widthPx && x > 0) {
        if (rows.length === most) return { rows, isWhole: false };
        rows.push({ boxes: [], labels: [] });
        [x, isLabelled] = [0, false];
      }
      const row = rows.at(-1);
      // The first box of a row stands where its console's name begins.
      const before = x === 0 ? 0 : around;
      if (!isLabelled) row?.labels.push({ x, platform, owned: count });
      [isLabelled, count] = [true, null];
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
