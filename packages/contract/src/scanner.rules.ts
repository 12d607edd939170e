/** What a box is that names no edition. Specification 2.9. */
export const usualEdition = 'Standard Edition';

/** Who reads pictures: this server itself, Google's Gemini, or the stand-in of the local edition, which knows its samples. */
export const readers = ['server', 'gemini', 'sample'] as const;
export type ReaderName = (typeof readers)[number];

/** The consoles that a scan offers before all others, by their ids: Sony's, Nintendo's, Microsoft's, Sega's. Specification 9. */
export const scannedConsoles: readonly number[] = [
  [167, 48, 9, 8, 38],
  [130, 41, 5, 21, 24, 22, 33],
  [169, 49, 12, 11],
  [29, 32, 23],
].flat();
