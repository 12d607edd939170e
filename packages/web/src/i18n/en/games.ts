export const games = {
  title: 'All games',
  letters: 'Titles that begin with',
  everyLetter: 'All',
  digits: '0–9',
  noneWith: (letter: string) => `No game begins with ${letter}.`,
  none: 'The catalogue has no games yet.',
  showAll: 'Show all games',
  search: 'Search for a game',
};
