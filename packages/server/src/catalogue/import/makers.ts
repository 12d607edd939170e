import { fold } from '@cartouche/contract/catalogue.rules';

import type { GameRecord } from './gameRecord.ts';

/** Whether a record and some others name a publisher or developer in common. */
export function sharesMaker(record: GameRecord, { records }: { records: readonly GameRecord[] }): boolean {
  const makers = makersOf(record);
  return records.some((one) =>
    makersOf(one).some((maker) => makers.some((other) => isSameMaker(maker, other))),
  );
}

/** 'Hudson' and 'Hudson Soft', 'Namco' and 'Namcot'. */
function isSameMaker(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short === long || (short.length >= 4 && long.startsWith(short));
}

function makersOf({ publisher, developer, releases }: GameRecord): string[] {
  const makers = [publisher, developer, ...releases.flatMap((one) => [one.publisher, one.developer])];
  return makers.flatMap((maker) => (maker ? fold(maker) : []));
}
