/** What a box is that names no edition. Specification 2.9. */
export const usualEdition = 'Standard Edition';

/** Who reads pictures: this server itself, Google's Gemini, or the stand-in of the local edition, which knows its samples. */
export const readers = ['server', 'gemini', 'sample'] as const;
export type ReaderName = (typeof readers)[number];
