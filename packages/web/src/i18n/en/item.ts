import { plural } from '../plural.ts';

/** Each field of a copy: its label, the label of its switch in a bulk change, and a short name. */
export const item = {
  completeness: { label: 'Completeness', set: 'Set completeness', short: 'Completeness' },
  condition: { label: 'Condition', set: 'Set condition', short: 'Condition' },
  purchasePrice: { label: 'Purchase Price', set: 'Set purchase price', short: 'Price' },
  purchaseDate: { label: 'Purchase Date', set: 'Set purchase date', short: 'Date' },
  release: { label: 'Release', set: 'Set release', short: 'Release', notSaid: 'Not specified' },
  notes: {
    label: 'Notes',
    set: 'Replace notes',
    short: 'Notes',
    placeholder: 'Add any additional notes...',
    tooLong: plural('en')({
      one: '# character over the limit of 10,000.',
      other: '# characters over the limit of 10,000.',
    }),
  },
};
