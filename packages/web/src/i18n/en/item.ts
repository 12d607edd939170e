import { plural } from '../plural.ts';

/** Each field of a copy: its label, the label of its switch in a bulk change, and a short name. */
export const item = {
  completeness: { label: 'Completeness', set: 'Set completeness', short: 'Completeness' },
  condition: { label: 'Condition', set: 'Set condition', short: 'Condition' },
  purchasePrice: { label: 'Purchase Price', set: 'Set purchase price', short: 'Paid' },
  purchaseDate: { label: 'Purchase Date', set: 'Set purchase date', short: 'Bought on' },
  release: {
    label: 'Release',
    set: 'Set release',
    short: 'Release',
    notSaid: 'Not specified',
    usualRegions: 'Usual regions',
    otherRegions: 'Other regions',
  },
  edition: {
    label: 'Edition',
    set: 'Set edition',
    short: 'Edition',
    placeholder: 'Platinum, Collector’s Edition…',
  },
  boxCondition: {
    label: 'Box condition',
    set: 'Set box condition',
    short: 'Box condition',
  },
  bookletCondition: {
    label: 'Booklet condition',
    set: 'Set booklet condition',
    short: 'Booklet condition',
  },
  mediumCondition: {
    label: 'Game condition',
    set: 'Set game condition',
    short: 'Game condition',
  },
  conditionNotSaid: 'Not specified',
  place: {
    label: 'Place',
    set: 'Set place',
    short: 'Place',
    placeholder: 'Living room / Shelf 2',
    hint: 'A slash leads from the room to the shelf and the box.',
  },
  tags: {
    label: 'Tags',
    set: 'Set tags',
    short: 'Tags',
    placeholder: 'Lent, Signed',
    hint: 'Separated by commas.',
  },
  boughtAt: {
    label: 'Bought at',
    set: 'Set where it was bought',
    short: 'Bought at',
    placeholder: 'Shop, site or fair',
  },
  boughtFrom: {
    label: 'Bought from',
    set: 'Set whom it was bought from',
    short: 'Bought from',
    placeholder: 'Seller',
  },
  estimate: {
    label: 'Estimate',
    set: 'Set estimate',
    short: 'Estimate',
  },
  estimateDate: {
    label: 'Estimated on',
    set: 'Set date of the estimate',
    short: 'Estimated on',
  },
  copyNumber: (number: number) => `Copy ${number}`,
  mainCopy: 'Main copy',
  more: {
    label: 'More',
    holds: 'Release, edition, place, tags…',
    filled: plural('en')({ one: '# filled in', other: '# filled in' }),
  },
  tooLong: plural('en')({ one: '# character too many.', other: '# characters too many.' }),
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
