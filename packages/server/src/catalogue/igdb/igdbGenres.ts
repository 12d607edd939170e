/** Our genre for one of IGDB's. What is not here says little of a game: Indie, Arcade, Tactical. */
const names: Record<string, string> = {
  'Point-and-click': 'Adventure',
  Adventure: 'Adventure',
  Fighting: 'Fighting',
  Shooter: 'Shooter',
  Music: 'Rhythm',
  Platform: 'Platform',
  Puzzle: 'Puzzle',
  Racing: 'Racing',
  'Real Time Strategy (RTS)': 'Strategy',
  'Turn-based strategy (TBS)': 'Strategy',
  Strategy: 'Strategy',
  MOBA: 'Strategy',
  'Role-playing (RPG)': 'Role-playing',
  Simulator: 'Simulation',
  Sport: 'Sports',
  "Hack and slash/Beat 'em up": "Beat 'em up",
  'Quiz/Trivia': 'Quiz',
  Pinball: 'Pinball',
  'Visual Novel': 'Visual novel',
  'Card & Board Game': 'Board',
};

export function genresOf(igdbNames: readonly string[]): string[] {
  return [...new Set(igdbNames.flatMap((name) => names[name] ?? []))];
}
