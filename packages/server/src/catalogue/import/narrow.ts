/** What is left when only the best by each measure stay; nothing if several do. */
export function narrow<T>(ones: readonly T[], measures: ((one: T) => number)[]): T | undefined {
  let left = ones;
  for (const measure of measures) {
    const best = Math.max(...left.map(measure));
    left = left.filter((one) => measure(one) === best);
  }
  return left.length === 1 ? left[0] : undefined;
}
