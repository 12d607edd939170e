import { plural } from '../plural.ts';

export const charts = {
  estimate: plural('en')({ one: 'Estimate of # copy', other: 'Estimate of # copies' }),
  completionRate: 'Completion Rate',
  oldestGame: 'Oldest Game',
  mostValuable: 'Most Valuable',
  consoleDistribution: 'Console Distribution',
  wishlistStats: 'Wishlist Stats',
  measure: 'Measured by',
  games: 'Games',
  value: 'Value',
  nothing: {
    games: 'No games yet. The chart begins with your first one.',
    value: 'No purchase prices yet. Add what you paid to a game, and it counts here.',
  },
  other: (platforms: number) => `Other (${platforms})`,
  underTenth: '<0.1%',
  almostAll: '>99.9%',
  showAsTable: 'Show as table',
  showAsChart: 'Show as chart',
  ofChart: (verb: string, chart: string) => `${verb}: ${chart}`,
  platform: 'Platform',
  share: 'Share',
  total: 'All platforms',
};
