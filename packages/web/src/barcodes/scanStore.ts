import { beforeIn } from '../item/addOneByOne.ts';
import { newForAllStore } from '../item/forAllStore.ts';
import { newKeptList } from '../item/keptList.ts';
import { isWhole } from '../storage.ts';
import { type Scan, type ScanList, kept, noScans } from './scanList.ts';

/** The codes that a user has scanned and not added yet. What is kept has no names. */
export const scanStore = newKeptList<ScanList>({
  key: 'scans',
  none: noScans,
  toRows: ({ scans }) =>
    scans.map(({ id, code, gameId, isFurther, before, wrongId }) => [
      id,
      code,
      gameId,
      isFurther,
      before,
      wrongId,
    ]),
  fromRows: (rows, old) => kept(old, rows.flatMap(toScan)),
});

export const scansForAll = newForAllStore('scansForAll');

function toScan(row: unknown): Scan[] {
  const [id, code, gameId, isFurther, before, wrongId] = Array.isArray(row) ? row : [];
  const isScan = isWhole(id) && typeof code === 'string' && /^\d{13}$/.test(code);
  if (!isScan) return [];
  return [
    {
      id,
      code,
      gameId: isWhole(gameId) ? gameId : null,
      wrongId: isWhole(wrongId) ? wrongId : null,
      isFurther: isFurther === true,
      before: beforeIn(before),
    },
  ];
}
