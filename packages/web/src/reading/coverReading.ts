import type { Answer, api } from '../api/client.ts';

/** What was read of a cover. */
export type CoverReading = Answer<typeof api.scanner.cover>;
/** A game that it may be. */
export type Candidate = CoverReading['candidates'][number];
