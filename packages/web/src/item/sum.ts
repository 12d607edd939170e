export function sum(prices: readonly number[]): number {
  return prices.reduce((all, price) => all + price, 0);
}
