import type { Reach } from './payer.ts';

/** What another user sends to reach a further copy of somebody's game. */
export function copyReaches(hers: () => { id: number; gameId: number }): Reach[] {
  return [
    ['collection.copies', hers, 'done'],
    ['collection.addCopy', hers, 'item_not_found'],
    ['collection.saveCopy', () => ({ ...hers(), notes: 'overwritten' }), 'item_not_found'],
    ['collection.leadWith', hers, 'item_not_found'],
    ['collection.removeCopy', hers, 'item_not_found'],
    ['collection.removeCopies', () => ({ ids: [hers().id] }), 'done'],
  ];
}
