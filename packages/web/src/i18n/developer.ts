import { developer } from './en/developer.ts';
import { late } from './late.ts';

export const developerWords = late('developer', developer);
