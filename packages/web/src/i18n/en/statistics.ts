export const statistics = {
  title: 'Your collection in figures',
  totalGames: 'Total Games',
  totalValue: 'Total Value',
  averageValue: 'Average Value',
  wishlist: 'Wishlist',
  activeAlerts: (count: number) => `${count} active`,
  unknown: 'N/A',
  panel: 'statistics',
  proText:
    'Pro shows your collection in charts: completion rate, oldest and most valuable game, and how games, value and wishes are spread across your consoles.',
};
