import { alertsWords } from '../i18n/alerts.ts';
import { useWords } from '../i18n/language.ts';
import type { AlertDraft } from './alertDraft.ts';

/** What is set of an alert's options, in a line; empty if all are as usual. */
export function useOptionWords(): (options: Pick<AlertDraft, 'part' | 'words' | 'withFees'>) => string {
  const text = useWords(alertsWords);
  return ({ part, words, withFees }) =>
    [
      part !== 'any' && text.parts[part],
      withFees && text.withFeesShort,
      words.trim() && text.without(words.trim()),
    ]
      .filter(Boolean)
      .join(' · ');
}
