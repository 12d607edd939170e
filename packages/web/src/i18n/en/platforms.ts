import { plural } from '../plural.ts';

export const platforms = {
  title: 'Platforms',
  manageTitle: 'Manage Platforms',
  intro: 'Choose the platforms you collect. They get a place on your home screen.',

  search: 'Search platforms',
  searchPlaceholder: 'Name, maker or SNES, PS2…',
  nothingFound: 'No platforms found matching your search.',
  found: plural('en')({ one: '# platform found', other: '# platforms found' }),
  jumpTo: 'Jump to a maker',
  selected: (selected: number, total: number) => `${selected}/${total} selected`,
  released: (year: number) => `Released: ${year}`,
  releasedUnknown: 'Released: –',

  consolesRemaining: 'Consoles remaining:',
  remaining: (count: number) => `${count} remaining`,
  done: 'Done',
  limitReached: 'Console Limit Reached',
  removed: (name: string) => `${name} removed`,
  unexpected: 'An error occurred.',
};
