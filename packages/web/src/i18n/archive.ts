import { archive } from './en/archive.ts';
import { late } from './late.ts';

export const archiveWords = late('archive', archive);
