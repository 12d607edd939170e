import { bulk } from './en/bulk.ts';
import { late } from './late.ts';

export const bulkWords = late('bulk', bulk);
