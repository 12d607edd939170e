import { bulkChange } from './en/bulkChange.ts';
import { late } from './late.ts';

export const bulkChangeWords = late('bulkChange', bulkChange);
