import { type Found, type GameRecord, toRecord } from './gameRecord.ts';
import type { PlatformNames } from './names.ts';

/**
 * What a reader makes of one row. `leftOut`: correct, but not for a catalogue of games; `dropped`: a wrong fact of a
 * game that is kept.
 */
export type Read = { file: string; line: number } & (
  | { record: GameRecord }
  | { problem: string }
  | { leftOut: string }
  | { dropped: string }
);

/** What a reader may need besides its file. */
export type Reading = {
  platforms: PlatformNames;
  /** The platform, where the file does not say it or has an unknown name for it. */
  platformId?: number | undefined;
  /** Who says what rows say that name nobody; else it is whoever imports them. */
  unnamed?: Source;
};

/** Reads one file of its kind, row by row. */
export type Reader = (file: string, reading: Reading) => AsyncIterable<Read>;

export type Source = { source: string; licence: string };

/** The sources of facts, with their licences. */
export const sources = {
  own: { source: 'Cartouche', licence: '' },
  imported: { source: 'Import', licence: '' },
  gamedatabase: { source: 'GameDataBase', licence: 'CC-BY-4.0' },
  libretro: { source: 'libretro-database', licence: 'CC-BY-SA-4.0' },
} as const;

/** A game and what had to be dropped from it. */
export function* toReads(file: string, line: number, found: Found): Generator<Read> {
  const made = toRecord(found);
  if ('problem' in made) {
    yield { file, line, problem: made.problem };
    return;
  }
  yield { file, line, record: made.record };
  for (const dropped of made.dropped) yield { file, line, dropped };
}
