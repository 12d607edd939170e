import type { french } from './fr.ts';

/** The features whose texts load with their screens. */
export type LateFeature = keyof (typeof french)['late'];

/** Texts of a feature in English. The French ones are all in one file, loaded for French users. */
export type Late<Words> = { feature: LateFeature; words: Words };

export function late<Words>(feature: LateFeature, words: Words): Late<Words> {
  return { feature, words };
}
