import { plural } from '../plural.ts';

export const search = {
  title: 'Search',
  words: 'Search for games',
  wordsPlaceholder: 'Search for games...',
  submit: 'Search',
  scanCover: 'Scan game cover',
  scan: 'Scan a game',
  selectPlatform: 'Select Platform',
  filterPlatforms: 'Filter platforms',

  searching: 'Searching for games...',
  failed: 'Failed to search for games. Please try again.',
  addFailed: 'Failed to add game to collection. Please try again.',
  startTitle: 'Start your search',
  startText: 'Search for a game by name or scan a game cover to get started.',
  browse: 'Browse the whole catalogue',
  shelfPhoto: 'Photograph a shelf',
  nothingFound: 'No games found matching your search. Try different keywords or use the scanner.',

  found: plural('en')({ one: '# game found', other: '# games found' }),
  manyFound: (most: string) => `${most} games or more found`,
  likely: 'Most likely',
  byTitle: 'All by title',
  alike: 'Other spellings and titles',
  alikeFound: plural('en')({
    one: '# game with another spelling or title',
    other: '# games with other spellings and titles',
  }),
  moreOwned: plural('en')({
    one: '# game of yours has these words, in its title or in what you noted about a copy.',
    other: '# games of yours have these words, in their titles or in what you noted about a copy.',
  }),
  whole: {
    question: 'Not what you are looking for?',
    search: 'Search the whole game database',
    title: 'From the whole game database',
    searching: 'Searching the whole game database...',
    found: plural('en')({
      one: '# game found there. From now on, everybody can find it here.',
      other: '# games found there. From now on, everybody can find them here.',
    }),
    nothing: 'The whole game database has no game for this search either.',
    nothingMore: 'The whole game database has no more games for this search.',
    failed: (message: string) => `Failed to search games: ${message}`,
    offline: 'You are offline. The search goes on as soon as you are connected again.',
    reasons: {
      busy: 'IGDB allows no more requests for now. Please try again in a few seconds.',
      refused: 'IGDB refuses to answer. Whoever runs this site needs to check its keys.',
      silent: 'IGDB does not answer at the moment. Please try again in a few minutes.',
    },
    sample: 'Sample data · ratings and pictures are made up',
  },
  shownOf: (shown: string, total: string) => `${shown} of ${total}`,
};
