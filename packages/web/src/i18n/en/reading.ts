/** The texts of games that are read in a picture: of a cover, or of a shelf. */
export const reading = {
  scanTitle: 'Scan a Game',
  scanLead: 'Point your camera at the front cover of a game to identify it and search your collection.',
  scanHint: 'Keep the whole front in the frame.',
  dropHint: 'You can also drop a picture here, or paste one.',
  instead: 'You can choose a picture instead.',
  capture: 'Capture',
  scanAgain: 'Scan Again',
  which: 'Which game is it?',
  nothingFits: 'Nothing fits well. Is it one of these?',
  nothingAlike: 'No game in the catalogue looks like it',
  wordsRead: (words: string) => `We read: ${words}`,
  alsoOn: 'Also on',
  noneOfThese: 'None of these',

  readBy: {
    server: 'Read on this server; not stored.',
    gemini: 'Made smaller and sent to Google’s Gemini to be read; not stored here.',
    sample: 'Read by a stand-in on this machine, which knows only its own sample pictures; not stored.',
  },
  samplePictures: 'See the sample pictures',
  offTitle: 'No pictures are read here',
  offHint: 'You can search by title.',
  searchByTitle: 'Search by title',

  noData: 'Failed to extract image data',
  processFailed: 'Failed to process image. Please try again.',
};
