/** To the cent, rounded as the database rounds; null if nothing is owned. */
export function averageValue(value: number, games: number): number | null {
  return games === 0 ? null : Math.round(Math.round(value * 100) / games) / 100;
}
