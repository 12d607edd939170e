import { type Found, type GameRecord, toRecord } from './gameRecord.ts';
import type { PlatformNames } from './names.ts';

/**
 * What a reader makes of one row of its file. What is left out is right, but not for a catalogue of games; what was
 * dropped is a wrong fact of a game that is kept.
 */
export type Read = { file: string; line: number } & (
  | { record: GameRecord }
  | { problem: string }
  | { leftOut: string }
  | { dropped: string }
);

/** What a reader may have to know besides its file. */
export type Reading = {
  platforms: PlatformNames;
  /** Whose games these are, where the file does not say it, or says it in a name that nobody knows. */
  platformId?: number | undefined;
};

/** Reads one file of its kind, row by row. */
export type Reader = (file: string, reading: Reading) => AsyncIterable<Read>;

/** Where the facts of a game come from, and under which licence. */
export const sources = {
  own: { source: 'Cartouche', licence: '' },
  gamedatabase: { source: 'GameDataBase', licence: 'CC-BY-4.0' },
  libretro: { source: 'libretro-database', licence: 'CC-BY-SA-4.0' },
} as const;

/** A game that was found, and what had to be dropped of it. */
export function* toReads(file: string, line: number, found: Found): Generator<Read> {
  const made = toRecord(found);
  if ('problem' in made) {
    yield { file, line, problem: made.problem };
    return;
  }
  yield { file, line, record: made.record };
  for (const dropped of made.dropped) yield { file, line, dropped };
}
