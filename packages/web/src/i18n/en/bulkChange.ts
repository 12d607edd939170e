import { plural } from '../plural.ts';

const changed = plural('en')({ one: '# copy changed', other: '# copies changed' });
const added = plural('en')({ one: '# added', other: '# added' });
const addedOnly = plural('en')({ one: '# game is on your shelf', other: '# games are on your shelf' });

/** The texts of one change for many copies; they load with its form. */
export const bulkChange = {
  applyTitle: plural('en')({ one: 'Change # game', other: 'Change # games' }),
  applyLead:
    'Only the fields you switch on are changed. The preview shows what will happen, and lets you add the games you do not own.',
  emptyClears: 'If left empty, it is cleared on the copies concerned.',
  areSet: plural('en')({ one: '# set', other: '# set' }),
  areCleared: plural('en')({ one: '# cleared', other: '# cleared' }),
  tagsThere: 'Tags that copies have',
  addTags: 'Keep, and add these',
  replaceTags: 'Replace with these',
  preview: 'Preview',
  previewAnyway: 'Preview anyway',
  previewFailed: 'The preview could not be made. Please try again.',

  areNew: 'Games new to you',
  areOwned: 'Copies concerned',
  areBeyondPlan: 'Games beyond your plan',
  willChange: plural('en')({ one: '# copy changes', other: '# copies change' }),
  willAdd: plural('en')({ one: '# is added', other: '# are added' }),
  staySame: plural('en')({ one: '# stays as it is', other: '# stay as they are' }),
  furtherStay: plural('en')({
    one: 'Only the main copy of a game changes: # other copy stays as it is.',
    other: 'Only the main copy of each game changes: # other copies stay as they are.',
  }),
  unfitStay: plural('en')({
    one: 'Only copies that match the filters change: # other copy of these games stays as it is.',
    other: 'Only copies that match the filters change: # other copies of these games stay as they are.',
  }),
  areLeftOut: plural('en')({ one: '# is left out', other: '# are left out' }),
  addMissing: plural('en')({
    one: 'Add the # game I do not own yet',
    other: 'Add the # games I do not own yet',
  }),
  addMissingHint: 'With the values set here; otherwise complete, in good condition, bought today.',
  examples: 'Some of them:',
  columnGame: 'Game',
  columnChange: 'Change',
  newCopy: 'New in your collection',
  becomes: 'becomes',
  empty: 'empty',
  apply: 'Apply',
  applyFailed: 'The games could not be changed. Please try again.',
  done: (copies: number, games: number) => {
    if (copies === 0) return addedOnly(games);
    return games === 0 ? changed(copies) : `${changed(copies)}, ${added(games)}`;
  },
  undone: plural('en')({ one: 'Undone: # copy is as it was', other: 'Undone: # copies are as they were' }),
  lastChange: plural('en')({
    one: 'Your last bulk change: # game',
    other: 'Your last bulk change: # games',
  }),
  undoableSince: (moment: string) => `Made ${moment}. It can be undone for a day.`,
  undoFailed: 'The change could not be undone. Please try again.',
};
