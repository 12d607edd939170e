import { plural } from '../plural.ts';

export const alerts = {
  title: 'Alerts',
  soonTitle: '🚧 Coming Soon',
  soonText: 'The Price Alerts feature is coming soon! Stay tuned for updates.',
  goBack: 'Go Back',

  notifications: 'Notifications',
  count: plural('en')({ one: '# listing found', other: '# listings found' }),
  nothing: 'No listings yet.',
  nothingText: 'Price alerts cannot be created in this version yet. What they find will be listed here.',
  isNew: 'New',
  foundBy: (query: string) => `Alert: ${query}`,
  foundAt: (moment: string) => `Found ${moment}`,

  gems: 'Latest gems',
  seeAll: 'See all',
};
