/** Each game once, where it comes first. */
export function uniqueGames<Game extends { game_id: number }>(games: readonly Game[]): Game[] {
  return [...new Map(games.map((game) => [game.game_id, game])).values()];
}
