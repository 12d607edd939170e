/** The texts of the question which game of the catalogue is meant. */
export const picker = {
  search: 'Search for the game',
  placeholder: 'Title of the game',
  nothing: (words: string) => `No game found for “${words}”.`,
};
