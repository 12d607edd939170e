import { reading } from './en/reading.ts';
import { late } from './late.ts';

export const readingWords = late('reading', reading);
