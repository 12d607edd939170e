export const wishlist = {
  title: 'Wishlist',
  search: 'Search wishlist',
  searchPlaceholder: 'Search wishlist...',
  refresh: 'Refresh Wishlist',
  refreshed: 'Your wishlist is up to date.',
  refreshFailed: 'The wishlist could not be refreshed. Please try again.',

  loading: 'Loading wishlist...',
  errorTitle: 'The wishlist did not load',
  nothingMatches: 'No items found matching your criteria.',
  emptyTitle: 'Your wishlist is empty.',
  emptyText: 'Press the heart on a game you are looking for, and it waits for you here.',
  browse: 'Browse the catalogue',

  addedOn: (date: string) => `Added ${date}`,
  ownedAs: (completeness: string) => `Owned: ${completeness}`,
  columns: { game: 'Game', platform: 'Platform', genre: 'Genre', added: 'Added Date', actions: 'Actions' },

  showAll: (count: number) => `Show all ${count}`,
  pages: 'Pages',
  previousPage: 'Previous',
  pageOf: (page: string, pages: string) => `Page ${page} of ${pages}`,
  nextPage: 'Next',
};
