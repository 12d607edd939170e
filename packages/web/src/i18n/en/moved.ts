import { plural } from '../plural.ts';

/** What a file brought, and the way back. */
export const moved = {
  done: 'Your collection is here',
  added: plural('en')({ one: '# game was added', other: '# games were added' }),
  copiesAdded: plural('en')({ one: '# more copy was added', other: '# more copies were added' }),
  changed: plural('en')({ one: '# copy was changed', other: '# copies were changed' }),
  wished: plural('en')({ one: '# wish was added', other: '# wishes were added' }),
  corrected: plural('en')({ one: '# correction was made', other: '# corrections were made' }),
  doneNothing: 'Nothing had to be added.',
  doneText: (...parts: string[]) => `${parts.join(', ')}.`,
  undecided: plural('en')({ one: '# row is still undecided.', other: '# rows are still undecided.' }),
  leftOut: plural('en')({ one: '# row was left out.', other: '# rows were left out.' }),
  seeAgain: 'Choose the file again to see them and to decide: nothing is added twice.',
  undoUntil: (day: string) => `You can undo all of it until ${day}.`,
  see: 'See the collection',
  other: 'Choose another file',
  undo: 'Undo this import',
  undoTitle: 'Undo this import?',
  undoKeep: 'Keep it',
  lookingUp: 'Looking up what you edited since. For a large file this takes a few seconds.',
  undoCopies: plural('en')({
    one: 'The copy that it added goes to the bin.',
    other: 'The # copies that it added go to the bin.',
  }),
  undoChanges: plural('en')({
    one: 'The copy that it changed goes back to what it was.',
    other: 'The # copies that it changed go back to what they were.',
  }),
  undoWishes: plural('en')({
    one: 'The wish that it added is removed.',
    other: 'The # wishes that it added are removed.',
  }),
  undoCorrections: plural('en')({
    one: 'The correction that it made is taken back, unless you have changed it or added something else of that game since.',
    other:
      'The # corrections that it made are taken back, unless you have changed them or added something else of those games since.',
  }),
  undoEntries: plural('en')({
    one: '# game that it entered for you is deleted for good with its copies, unless you edited it since.',
    other:
      '# games that it entered for you are deleted for good with their copies, unless you edited them since.',
  }),
  editedSince: plural('en')({
    one: '# game was edited here since. What the file brought goes back all the same; a title and facts that you changed stay, and so does a copy that you added:',
    other:
      '# games were edited here since. What the file brought goes back all the same; titles and facts that you changed stay, and so do copies that you added:',
  }),
  undone: 'The import is undone',
  undoneText: 'The copies of games of the catalogue wait in the bin for 30 days.',
  undoneWhole: 'Your lists are as they were before.',
  forget: 'Forget this file',
  forgetTitle: 'Forget this file?',
  forgetText:
    'What was read of it is deleted, and so is what you chose where it differs from your collection. If you send it again, the games that you picked for its rows are known.',
  gaveUpUndo:
    'Undoing this failed several times. Part of what the file added is still in your collection. Please try again later.',
};
