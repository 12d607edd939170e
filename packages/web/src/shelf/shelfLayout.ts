import type { Platform } from '@cartouche/contract/platforms';
import { type ShelfGroup, toShelfGroups } from '@cartouche/contract/shelf.rules';

import { widthOf } from '../ui/coverTitle.ts';
import { frontWidth, spineShape } from '../ui/spineShape.ts';

/** Neighbours on the shelf, of which the newest may show its front. Their width is known before the games are. */
export type Block = {
  /** The place of the first game, counted from the beginning of the shelf. */
  from: number;
  size: number;
  /** Wishes stand at the end of a group, as ghosts. */
  isWish: boolean;
  hasFront: boolean;
  xPx: number;
  widthPx: number;
};

/** The games of a console on one row. */
export type Group = {
  platform: Platform;
  owned: number;
  wishlist: number;
  /** The place of the console's first game, which may stand on another row. */
  from: number;
  blocks: Block[];
  xPx: number;
  widthPx: number;
};

export type Row = { groups: Group[]; widthPx: number };

/** The rows of a shelf: how high they are, how many there is room for, and how much of them is in sight. */
export type Frame = { rowPx: number; rows: number; widthPx: number };

export const shelfBlock = 9;
/** From this many neighbours on, one shows its front. */
const leastForFront = 5;
/** A console with more of the shelf than this stands on two rows. */
const mostOfShelf = 0.6;
const gapPx = { spines: 1, aroundFront: 4, groups: 18 };

/** Where every game stands, from the number of games of each console alone. */
export function layOutShelf(
  summaries: readonly ShelfGroup[],
  platformOf: (id: number) => Platform | undefined,
  frame: Frame,
): Row[] {
  const consoles = toShelfGroups(summaries);
  const games = consoles.reduce((sum, { owned }) => sum + owned, 0);
  let from = 0;
  const groups = consoles.flatMap((counts) => {
    const platform = platformOf(counts.platform_id);
    const start = from;
    from += counts.owned + counts.wishlist;
    return platform ? [toGroup({ ...counts, platform, from: start }, frame.rowPx, games < shelfBlock)] : [];
  });
  return pack(groups, frame);
}

type Counted = Pick<Group, 'platform' | 'owned' | 'wishlist' | 'from'>;

function toGroup(counted: Counted, rowPx: number, isFew: boolean): Group {
  const { platform, owned, wishlist, from } = counted;
  const { spinePx, frontPx } = sizesOf(platform, rowPx);
  const blocks: Block[] = [];
  let xPx = 0;

  const add = (first: number, count: number, isWish: boolean) => {
    for (let done = 0; done < count; done += shelfBlock) {
      const size = Math.min(shelfBlock, count - done);
      const hasFront = !isWish && (isFew || size >= leastForFront);
      const extraPx = hasFront ? frontPx + 2 * gapPx.aroundFront - spinePx : 0;
      const widthPx = size * (spinePx + gapPx.spines) + extraPx;
      blocks.push({ from: first + done, size, isWish, hasFront, xPx, widthPx });
      xPx += widthPx;
    }
  };
  add(from, owned, false);
  add(from + owned, wishlist, true);
  return { ...counted, blocks, xPx: 0, widthPx: Math.max(xPx, labelPx(counted)) };
}

/** In pixels, how wide the games of a console are in a row of this height. */
export function sizesOf({ box }: Platform, rowPx: number): { spinePx: number; frontPx: number } {
  return {
    spinePx: Math.round((spineShape(box).width * rowPx) / 100),
    frontPx: Math.round((frontWidth(box) * rowPx) / 100),
  };
}

/** What the drawing, the name and the number on the ledge need. */
function labelPx({ platform, owned, wishlist }: Counted): number {
  return Math.ceil(56 + widthOf(platform.short_name) * 14 + String(owned + wishlist).length * 9);
}

/** Each console in turn goes to the shortest row, and only one with most of the games is cut in two. */
function pack(groups: Group[], { rows, widthPx }: Frame): Row[] {
  const totalPx = groups.reduce((sum, group) => sum + group.widthPx + gapPx.groups, 0);
  const isOne = rows === 1 || totalPx <= widthPx;
  const [first, ...others] = groups;
  const isMost = first !== undefined && first.widthPx > mostOfShelf * totalPx;
  const pieces = isOne || !isMost ? groups : [...cut(first, totalPx / rows), ...others];

  const packed: Row[] = Array.from({ length: isOne ? 1 : rows }, () => ({ groups: [], widthPx: 0 }));
  for (const piece of pieces) {
    const row = packed.reduce((shortest, one) => (one.widthPx < shortest.widthPx ? one : shortest));
    row.groups.push({ ...piece, xPx: row.widthPx });
    row.widthPx += piece.widthPx + gapPx.groups;
  }
  return packed;
}

function cut(group: Group, mostPx: number): Group[] {
  const at = Math.max(
    1,
    group.blocks.findIndex(({ xPx, widthPx }) => xPx + widthPx > mostPx),
  );
  const rest = group.blocks.slice(at);
  const startPx = rest[0]?.xPx ?? 0;
  return [
    { ...group, blocks: group.blocks.slice(0, at), widthPx: Math.max(startPx, labelPx(group)) },
    {
      ...group,
      blocks: rest.map((block) => ({ ...block, xPx: block.xPx - startPx })),
      widthPx: Math.max(group.widthPx - startPx, labelPx(group)),
    },
  ];
}

/** A game in its place: from where in its block, and how wide. */
export type Stand = { place: number; xPx: number; widthPx: number; isFront: boolean };

/** Where the games of a block stand: the newest shows its front. */
export function standsOf(
  { from, size, hasFront }: Block,
  { spinePx, frontPx }: ReturnType<typeof sizesOf>,
  addedAt: (place: number) => string,
): Stand[] {
  const places = Array.from({ length: size }, (_game, index) => from + index);
  const newest = hasFront
    ? places.reduce((best, place) => (addedAt(place) > addedAt(best) ? place : best))
    : null;

  let xPx = 0;
  return places.map((place) => {
    const isFront = place === newest;
    const around = isFront ? gapPx.aroundFront : 0;
    const widthPx = isFront ? frontPx : spinePx;
    const stand = { place, xPx: xPx + around, widthPx, isFront };
    xPx += widthPx + 2 * around + (isFront ? 0 : gapPx.spines);
    return stand;
  });
}
