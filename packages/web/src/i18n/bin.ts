import { bin } from './en/bin.ts';
import { late } from './late.ts';

export const binWords = late('bin', bin);
