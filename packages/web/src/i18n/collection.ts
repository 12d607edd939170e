import { collection } from './en/collection.ts';
import { late } from './late.ts';

export const collectionWords = late('collection', collection);
