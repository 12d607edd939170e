import type { french } from './fr.ts';

/** The features whose words arrive with their screens. */
export type LateFeature = keyof (typeof french)['late'];

/** Words of a feature, in English; the French ones are all in one place, and loaded for those who read them. */
export type Late<Words> = { feature: LateFeature; words: Words };

export function late<Words>(feature: LateFeature, words: Words): Late<Words> {
  return { feature, words };
}
