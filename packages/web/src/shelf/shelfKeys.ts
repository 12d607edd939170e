import type { Block, Group, Row } from './shelfLayout.ts';

type At = { row: number; group: Group; block: Block };

/** In which row, group and block a place is. */
export function findPlace(rows: readonly Row[], place: number): At | undefined {
  for (const [row, { groups }] of rows.entries()) {
    for (const group of groups) {
      const block = group.blocks.find(({ from, size }) => from <= place && place < from + size);
      if (block) return { row, group, block };
    }
  }
  return undefined;
}

/** Where a game stands in its row, as exactly as can be told before the front in its block is known. */
export function xOf({ group, block }: At, place: number): number {
  return group.xPx + block.xPx + ((place - block.from) / block.size) * block.widthPx;
}

/** Where a key leads on the shelf; null for a key that leads nowhere. */
export function placeAfter(rows: readonly Row[], place: number, key: string): number | null {
  const at = findPlace(rows, place);
  if (!at) return null;
  const blocks = blocksOf(rows[at.row]);
  const index = blocks.indexOf(at.block);

  switch (key) {
    case 'ArrowRight':
      return place < at.block.from + at.block.size - 1 ? place + 1 : (blocks[index + 1]?.from ?? place);
    case 'ArrowLeft':
      return place > at.block.from ? place - 1 : lastOf(blocks[index - 1], place);
    case 'ArrowDown':
      return nearest(rows[at.row + 1], xOf(at, place)) ?? place;
    case 'ArrowUp':
      return nearest(rows[at.row - 1], xOf(at, place)) ?? place;
    case 'Home':
      return blocks[0]?.from ?? place;
    case 'End':
      return lastOf(blocks.at(-1), place);
    default:
      return null;
  }
}

function blocksOf(row: Row | undefined): Block[] {
  return row?.groups.flatMap(({ blocks }) => blocks) ?? [];
}

function lastOf(block: Block | undefined, otherwise: number): number {
  return block ? block.from + block.size - 1 : otherwise;
}

function nearest(row: Row | undefined, xPx: number): number | undefined {
  const stands = row?.groups.flatMap((group) => group.blocks.map((block) => ({ group, block }))) ?? [];
  const { group, block } = stands.findLast((one) => one.group.xPx + one.block.xPx <= xPx) ?? stands[0] ?? {};
  if (!group || !block) return undefined;
  const past = (xPx - group.xPx - block.xPx) / block.widthPx;
  return block.from + Math.min(block.size - 1, Math.floor(past * block.size + 0.001));
}
