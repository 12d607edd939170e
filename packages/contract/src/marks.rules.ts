/** The fields in which copies share what they say. */
export const markFields = ['place', 'tags', 'edition', 'boughtAt', 'boughtFrom'] as const;
export type MarkField = (typeof markFields)[number];
