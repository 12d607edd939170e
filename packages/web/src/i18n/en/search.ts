import { plural } from '../plural.ts';

export const search = {
  title: 'Search',
  words: 'Search for games',
  wordsPlaceholder: 'Search for games...',
  submit: 'Search',
  selectPlatform: 'Select Platform',
  filterPlatforms: 'Filter platforms',

  searching: 'Searching for games...',
  failed: 'Failed to search for games. Please try again.',
  addFailed: 'Failed to add game to collection. Please try again.',
  startTitle: 'Start your search',
  startText: 'Search for a game by name to get started.',
  browse: 'Browse the whole catalogue',
  nothingFound: 'No games found matching your search. Try different keywords.',

  found: plural('en')({ one: '# game found', other: '# games found' }),
  alike: 'Other spellings and titles',
  alikeFound: plural('en')({
    one: '# game with another spelling or title',
    other: '# games with other spellings and titles',
  }),
  shownOf: (shown: string, total: string) => `${shown} of ${total}`,
};
