import { wishlist } from './en/wishlist.ts';
import { late } from './late.ts';

export const wishlistWords = late('wishlist', wishlist);
