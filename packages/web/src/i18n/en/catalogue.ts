import { plural } from '../plural.ts';

/** Genres are stored in English, so English needs no labels of its own. */
const genres: Record<string, string> = {};

export const catalogue = {
  inCollection: 'In Collection',
  incomplete: 'Incomplete',
  inWishlist: 'In Wishlist',
  sealed: 'Factory sealed',
  genres,
  regions: {
    EU: 'Europe',
    WW: 'Worldwide',
    AS: 'Asia',
    SC: 'Scandinavia',
    LA: 'Latin America',
    HK: 'Hong Kong',
    XX: 'Unknown region',
  },
  moreTags: (count: number) => `+${count}`,
  additionalTags: 'Additional Tags',

  completeness: { complete: 'Complete', BOOKLET: 'Booklet', CASE: 'Case' },
  /** What is stored as CARTRIDGE, by the medium of the console. */
  media: {
    cartridge: 'Cartridge',
    disc: 'Disc',
    umd: 'UMD',
    card: 'Card',
    cassette: 'Cassette',
    diskette: 'Diskette',
  },
  conditions: { MINT: 'Mint', GOOD: 'Good', FAIR: 'Fair', POOR: 'Poor' },

  copies: plural('en')({ one: '# copy', other: '# copies' }),

  addToCollection: 'Add to Collection',
  editCollection: 'Edit Collection',
  addToWishlist: 'Add to Wishlist',
  removeFromWishlist: 'Remove from Wishlist',
  /** The name of a button on one of many games. */
  ofGame: (action: string, title: string) => `${action}: ${title}`,
  wishRemoved: (title: string) => `${title} removed from your wishlist`,
  wishesRemoved: plural('en')({
    one: '# game removed from your wishlist',
    other: '# games removed from your wishlist',
  }),
  wishFailed: 'Failed to update wishlist. Please try again.',

  showMore: 'Show more',
  showLess: 'Show less',
  unknown: 'N/A',
};
