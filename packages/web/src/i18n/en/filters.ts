import { plural } from '../plural.ts';

/** The texts of the sheet of filters, and of the choice of columns once it is open. */
export const filters = {
  presence: 'With and without',
  copyRegion: 'Region of the copy',
  estimatedBefore: 'Estimated before',
  saying: {
    boxCondition: (condition: string) => `Box: ${condition}`,
    bookletCondition: (condition: string) => `Booklet: ${condition}`,
    mediumCondition: (condition: string) => `Game: ${condition}`,
    boughtAt: (where: string) => `Bought at: ${where}`,
    boughtFrom: (whom: string) => `Bought from: ${whom}`,
  },
  estimatedBeforeDay: (day: string) => `Estimated before ${day}`,
  moreFilters: 'More filters',
  moreFiltersHold: 'Edition, box, booklet, seller…',
  filtersSet: plural('en')({ one: '# set', other: '# set' }),
  showAll: (count: number) => `Show all (${count})`,
  usualColumns: 'Usual columns',
  columnsHint: 'The compact list shows them. Where they have no room, it scrolls sideways.',
};
