/** A rule of the architecture, with the sentence a reviewer would say. */
export type Rule = { name: string; says: string; breaks: (from: string, to: string) => boolean };
