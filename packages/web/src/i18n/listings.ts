import { listings } from './en/listings.ts';
import { late } from './late.ts';

export const listingsWords = late('listings', listings);
