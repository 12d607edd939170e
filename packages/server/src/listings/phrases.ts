import { foldTitle } from './gameTitle.ts';

/**
 * Finds any of the phrases, which are separated by commas, in a folded text between spaces; # stands for a number.
 * `before` is a further condition on what precedes the phrase.
 */
export function patternOf(lists: readonly string[], before = ''): RegExp {
  const phrases = lists.flatMap((words) => words.split(','));
  const either = phrases.map((phrase) => foldTitle(phrase.replace('#', 'number')).replace('number', '\\d+'));
  return new RegExp(`${before}(?<= )(?:${either.join('|')})(?= )`);
}

/**
 * The rest of a folded text once the words of a phrase are taken away, as a whole or else each of them once: 'Custom
 * Robo' is no custom cartridge.
 */
export function withoutPhrase(text: string, phrase: string): string {
  const whole = ` ${text} `.replace(` ${phrase} `, ' · ');
  if (whole !== ` ${text} `) return whole;
  return phrase.split(' ').reduce((rest, word) => rest.replace(` ${word} `, ' · '), whole);
}
