import { credit } from './en/credit.ts';
import { late } from './late.ts';

export const creditWords = late('credit', credit);
