import { plural } from '../plural.ts';

/** Genres are stored in English, so English needs no labels of its own. */
const genres: Record<string, string> = {};

export const catalogue = {
  gameTitle: 'Game details',
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
    XX: 'Unknown',
  },
  moreTags: (count: number) => `+${count}`,
  additionalTags: 'Additional Tags',

  completeness: {
    complete: 'Complete',
    CARTRIDGE: 'Cartridge',
    BOOKLET: 'Booklet',
    CASE: 'Case',
  },
  completenessInFull: {
    complete: 'Complete (Game, Case & Booklet)',
    CARTRIDGE: 'Game (cartridge)',
    BOOKLET: 'Booklet',
    CASE: 'Case',
  },
  conditions: { MINT: 'Mint', GOOD: 'Good', FAIR: 'Fair', POOR: 'Poor' },

  addToCollection: 'Add to Collection',
  addOnCard: 'Add to Collection',
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

  seeGame: 'See game',
  backToCollection: 'Back to Collection',
  seeOn: (host: string) => `See on ${host}`,
  status: 'Status',
  notOnShelf: 'Not on your shelf yet',
  alsoKnownAs: 'Also known as',
  platform: 'Platform',
  releaseYear: 'Release Year',
  genre: 'Genre',
  region: 'Region',
  description: 'Description',
  yourNotes: 'Your Notes',
  screenshots: 'Screenshots',
  screenshot: (title: string, number: number) => `Screenshot ${number} of ${title}`,
  coverOf: (title: string) => `Cover of ${title}`,
  zoom: (name: string) => `Enlarge: ${name}`,
  showMore: 'Show more',
  showLess: 'Show less',
  unknown: 'N/A',
};
