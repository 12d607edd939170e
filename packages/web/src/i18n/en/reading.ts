/** The texts of games that are read in a picture: of a cover, or of a shelf. */
export const reading = {
  noData: 'Failed to extract image data',
  processFailed: 'Failed to process image. Please try again.',
};
