import type { CatalogueSource } from '@cartouche/contract/game';
import { creditInWords } from '@cartouche/contract/sources.rules';

/**
 * Where the catalogue is from whose titles and facts are in an archive, for people and for whoever passes it on. In
 * English, as the names of its files and columns are.
 */
export function* toText(sources: readonly CatalogueSource[]): Generator<string> {
  yield 'The titles and platforms of games in this archive are from these sources, under these licences:\n\n';
  for (const source of sources) yield `${creditInWords(source).join('\n')}\n\n`;
}
