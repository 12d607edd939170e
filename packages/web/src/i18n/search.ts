import { search } from './en/search.ts';
import { late } from './late.ts';

export const searchWords = late('search', search);
