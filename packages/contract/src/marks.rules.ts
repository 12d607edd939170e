/** The fields in which copies share what they say. */
export const markFields = ['place', 'tags', 'edition', 'boughtAt', 'boughtFrom'] as const;
export type MarkField = (typeof markFields)[number];

/** What of copies is listed: these, and the regions that they are of. */
export const listedMarks = [...markFields, 'region'] as const;
export type ListedMark = (typeof listedMarks)[number];
