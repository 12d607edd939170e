/**
 * How it went to tell something: `later` may be tried again, `gone` means that this way leads nowhere any more, `refused`
 * that it will never be taken, and `unsure` that it may have arrived.
 */
export type Outcome = { kind: 'told' | 'gone' | 'refused' | 'unsure' } | { kind: 'later'; afterMs?: number };
