import { plural } from '../plural.ts';

const copies = plural('en')({ one: '# copy', other: '# copies' });

/** Places and tags, and what is taken out of a collection. */
export const marks = {
  manage: 'Places and tags',
  title: 'Places and tags',
  lead: 'To make a place, type it in the form of a copy: ‘Living room / Shelf 2’. It stays as long as a copy is in it.',
  places: 'Places',
  tags: 'Tags',
  none: 'None yet.',
  failed: 'This could not be read.',
  copies,
  edit: (name: string) => `Rename or move ${name}`,
  editTag: (name: string) => `Rename ${name}`,
  remove: (name: string) => `Remove ${name}`,
  newPlace: 'New name, or where it goes',
  newTag: 'New name',
  placeHint: 'What is in it goes along. A slash leads from the room to the shelf and the box.',
  save: 'Save',
  cancel: 'Cancel',
  removeTitle: (name: string) => `Remove ${name}?`,
  removePlace: (count: number, around: string) =>
    around === ''
      ? `${copies(count)} will have no place, or only what was in it. No copy is removed.`
      : `${copies(count)} will be in ${around}. No copy is removed.`,
  removeTag: (count: number) => `${copies(count)} will lose the tag. No copy is removed.`,
  confirm: 'Remove',
  renamed: plural('en')({ one: '# copy changed', other: '# copies changed' }),

  takeOut: 'Export this list',
  takeOutLead: (games: string) => `${games}, with everything you noted about each copy.`,
  takeOutFiltered: (games: string) =>
    `${games} matching your filters, with everything you noted about each copy.`,
  takeOutWishes: (games: string) => `${games} of this list, with the day each was added to your wishlist.`,
  allGames: 'All the games you own',
  forms: { xlsx: 'Excel (XLSX)', csv: 'CSV', json: 'JSON' },
  formHints: {
    xlsx: 'A sheet to sort and add up.',
    csv: 'For any spreadsheet.',
    json: 'For programs.',
  },
  insurer: 'For your insurer',
  insurerHint:
    'A list on paper or as PDF, with what you paid and what you think it is worth, totalled separately.',
  insurerWhere: 'It is printed from the games you own.',
  print: 'Print the list',
  needsPlan: 'The full export comes with a paid plan. Printing is on every plan.',
  offline: 'You are offline. The files can be downloaded as soon as you are connected again.',
};
