import { plural } from '../plural.ts';

/** Each field of a copy: its label, the label of its switch in a bulk change, and a short name. */
export const item = {
  completeness: { label: 'Completeness', set: 'Set completeness', short: 'Completeness' },
  condition: { label: 'Condition', set: 'Set condition', short: 'Condition' },
  purchasePrice: { label: 'Purchase Price', set: 'Set purchase price', short: 'Price' },
  purchaseDate: { label: 'Purchase Date', set: 'Set purchase date', short: 'Date' },
  notes: {
    label: 'Notes',
    set: 'Replace notes',
    short: 'Notes',
    placeholder: 'Add any additional notes...',
    tooLong: plural('en')({
      one: '# character more than the 10,000 that are kept.',
      other: '# characters more than the 10,000 that are kept.',
    }),
  },
};
