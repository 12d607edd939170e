import { plural } from '../plural.ts';

export const statistics = {
  title: 'Your collection in figures',
  totalGames: 'Total Games',
  games: plural('en')({ one: '# game', other: '# games' }),
  totalValue: 'Total Value',
  averageValue: 'Average Value',
  onAverage: 'on average',
  wishlist: 'Wishlist',
  activeAlerts: (count: number) => `${count} active`,
  unknown: 'N/A',
  panel: 'statistics',
  proText:
    'Pro shows your collection in charts: completion rate, oldest and most valuable game, and how games, value and wishes are spread across your consoles.',
};
