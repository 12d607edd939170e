import { type SourceCredit, creditInWords } from '@cartouche/contract/sources.rules';

/**
 * Where the games of an archive are from, for people and for whoever passes it on. In English, as the names of its files
 * and columns are.
 */
export function* toText(sources: readonly SourceCredit[]): Generator<string> {
  yield sources.length === 0
    ? 'No game in this archive is from a source of the catalogue.\n'
    : 'The titles and platforms of games in this archive are from these sources, under these licences:\n\n';
  for (const source of sources) yield `${creditInWords(source).join('\n')}\n\n`;
}
