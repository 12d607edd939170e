import { plural } from '../plural.ts';

export const bin = {
  title: 'Bin',
  open: 'Open the bin',
  hint: (days: number) =>
    `Games you remove from your collection wait here for ${days} days, with their photos.`,
  count: plural('en')({ one: '# game in the bin', other: '# games in the bin' }),
  nothing: 'The bin is empty.',
  nothingText: 'A game that you remove from your collection can be brought back from here.',

  removedOn: (date: string) => `Removed ${date}`,
  daysLeft: plural('en')({ one: '# day left', other: '# days left' }),
  restore: 'Restore',
  restored: (title: string) => `${title} is back in your collection`,
  severalRestored: plural('en')({
    one: '# game is back in your collection',
    other: '# games are back in your collection',
  }),
  restoreFailed: 'The game could not be brought back. Please try again.',

  discard: 'Delete for good',
  discardTitle: 'Delete for good?',
  discardQuestion: (title: string) => `${title} and its photos cannot be brought back after this.`,
  discarded: 'Deleted for good',
  discardFailed: 'This could not be deleted. Please try again.',
  empty: 'Empty bin',
  emptyTitle: 'Empty the bin?',
  emptyQuestion: plural('en')({
    one: '# game and its photos cannot be brought back after this.',
    other: '# games and their photos cannot be brought back after this.',
  }),
  emptied: 'The bin is empty',
};
