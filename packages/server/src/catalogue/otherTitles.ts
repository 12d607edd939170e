import { fold } from '@cartouche/contract/catalogue.rules';

/** The other titles of a game, each once: one that only differs in signs, spaces or long vowels is shown already. */
export function otherTitles(title: string, others: readonly string[]): string[] {
  const shown = new Set([keyOf(title)]);
  return others.filter((other) => shown.size < shown.add(keyOf(other)).size);
}

function keyOf(title: string): string {
  const letters = fold(title).replaceAll(' ', '');
  return letters.replace(/o[ou]/g, 'o').replaceAll('uu', 'u');
}
