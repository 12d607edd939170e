import { entries } from './en/entries.ts';
import { late } from './late.ts';

export const entriesWords = late('entries', entries);
