import { details } from './en/details.ts';
import { late } from './late.ts';

export const detailsWords = late('details', details);
