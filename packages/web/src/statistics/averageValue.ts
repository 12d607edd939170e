/** To the cent, rounded as the database rounds; null while nothing is owned, since then there is no average. */
export function averageValue(value: number, games: number): number | null {
  return games === 0 ? null : Math.round(Math.round(value * 100) / games) / 100;
}
