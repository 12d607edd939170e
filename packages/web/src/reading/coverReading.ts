import type { Answer, api } from '../api/client.ts';

/** What was read of a cover. */
export type CoverReading = Answer<typeof api.scanner.cover>;
/** A title that it may be, and its games. */
export type Candidate = CoverReading['candidates'][number];
export type CandidateGame = Candidate['game'];
