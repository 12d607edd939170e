import { plural } from '../plural.ts';

export const dashboard = {
  title: 'Home',
  heading: 'Your collection',

  platforms: 'Platforms',
  manage: 'Manage',
  managePlatforms: 'Manage Platforms',
  noPlatforms: 'No platforms added yet. Click "Manage Platforms" to get started.',
  owned: 'Owned',
  wished: 'Wishlist',
  completion: 'Completion',
  value: 'Value',
  collecting: (name: string) => `Collecting ${name}`,
  removePlatform: (name: string) => `Remove ${name} from your platforms`,
  showMore: 'Show More',
  showLess: 'Show Less',
  showOf: (verb: string, list: string) => `${verb}: ${list}`,

  savePicture: 'Save as picture',

  latest: 'Latest Additions',
  wholeCollection: plural('en')({ one: 'See # game', other: 'See all # games' }),
};
