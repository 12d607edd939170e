import { plural } from '../plural.ts';

export const bulk = {
  bulkEdit: 'Bulk Edit',
  bulkEditShort: 'Bulk edit',
  proTitle: 'Bulk Edit - Pro Feature',
  proText:
    'Edit many games in a row, or change them all in one step, with a preview and an undo. This is part of the Pro plan.',

  selectGame: (title: string) => `Select game for bulk edit: ${title}`,
  selected: plural('en')({ one: '# selected', other: '# selected' }),
  selectedMost: (count: string) => `${count} selected, the most for one change`,
  selectAll: (count: string) => `Select all (${count})`,
  selectFirst: (count: string) => `Select first (${count})`,
  selectRange: 'Range',
  rangeAsks: { first: 'Press the first game of the range', last: 'Now press the last one' },
  selectNone: 'Select none',
  chooseFailed: 'The games could not be selected. Please try again.',
  edit: (count: string) => `Edit (${count})`,
  applyToAll: (count: string) => `Apply to all (${count})`,
  position: (at: string, of: string) => `Game ${at} of ${of}`,
  positionOfCopy: (at: string, of: string) => `${at} of ${of}`,
  queueFailed: 'The copies could not be read. Please try again.',
};
