import { useWords } from '../i18n/language.ts';
import { tellingWords } from '../i18n/telling.ts';
import type { TellingChoice } from './useTellingChoice.ts';

/** In a sentence, how somebody is told at the moment. */
export function useTells({ told_by, tells }: Pick<TellingChoice, 'told_by' | 'tells'>): string {
  const text = useWords(tellingWords);
  if (tells.length === 0) return text.tellsNobody;
  const names = tells.map((way) => text.byWay[way]);
  const listed = [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(text.and);
  const isChosen = told_by === null || tells.some((way) => told_by.includes(way));
  return isChosen ? text.tells(listed) : text.instead(listed);
}
