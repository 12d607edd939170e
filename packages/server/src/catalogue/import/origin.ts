import { fold } from '@cartouche/contract/catalogue.rules';

import type { GameRecord } from './gameRecord.ts';

/** Whether only the title stands for the game at its source. */
export function hasNoId({ source_key, platform_id, title }: GameRecord): boolean {
  return source_key === null || source_key.replace(/#\d+$/, '') === titleKeyAt({ platform_id, title });
}

const byHand = new Set(['Corrections', 'Cartouche']);

/** Whether a record is what an operator accepted. */
export function isAccepted({ source }: GameRecord): boolean {
  return source === 'Corrections';
}

/** Whether a record was written by hand, for this catalogue. */
export function isByHand({ source }: GameRecord): boolean {
  return byHand.has(source);
}

/** The key of a record without an id. */
export function titleKeyAt({ platform_id, title }: Pick<GameRecord, 'platform_id' | 'title'>): string {
  return `${platform_id}/${fold(title)}`;
}
