import type { Alert } from '@cartouche/contract/alertShapes';
import type { AlertMarketplace, WantedPart } from '@cartouche/contract/alerts.rules';
import { alerts as limits } from '@cartouche/contract/limits';
import { highestPrice } from '@cartouche/contract/money.rules';

import type { Language } from '../device.ts';

/** What the form of an alert holds while it is filled in, valid or not. */
export type AlertDraft = {
  platform: AlertMarketplace;
  query: string;
  min: string;
  max: string;
  part: WantedPart;
  /** Words to leave out, separated by commas. */
  words: string;
  withFees: boolean;
  isActive: boolean;
  gameId: number | null;
};

/** Specification 4: what the form of a new alert goes back to. */
export const emptyDraft: AlertDraft = {
  platform: 'vinted',
  query: '',
  min: '',
  max: '',
  part: 'any',
  words: '',
  withFees: false,
  isActive: true,
  gameId: null,
};

/** The form as it opens for an alert. */
export function toDraft(alert: Alert, language: Language): AlertDraft {
  return {
    platform: alert.platform,
    query: alert.query,
    min: eurosText(alert.min_price, language),
    max: eurosText(alert.max_price, language),
    part: alert.part,
    words: alert.excluded_words.join(', '),
    withFees: alert.with_fees,
    isActive: alert.active,
    gameId: alert.game_id,
  };
}

function eurosText(euros: number | null, language: Language): string {
  if (euros === null) return '';
  const text = Number.isInteger(euros) ? String(euros) : euros.toFixed(2);
  return language === 'fr' ? text.replace('.', ',') : text;
}

/**
 * Digits and one separator, point or comma, whatever the language. Up to two digits at the end are cents; other
 * separators are those of thousands. A minus stays: without it, the price would silently be another one.
 */
export function cleanEuros(typed: string): string {
  const kept = typed.replace(/[^\d.,]/g, '');
  const cents = /[.,]\d{0,2}$/.exec(kept)?.[0] ?? '';
  const sign = /^\D*[-−]/.test(typed) ? '-' : '';
  return sign + kept.slice(0, kept.length - cents.length).replace(/[.,]/g, '') + cents;
}

/** The price in a cleaned text; null for none. */
export function toEuros(cleaned: string): number | null {
  const euros = Number.parseFloat(cleaned.replace(',', '.'));
  return Number.isFinite(euros) ? Math.round(euros * 100) / 100 : null;
}

function toWords(words: string): string[] {
  const each = words.split(/[,;\n]/).map((word) => word.trim());
  return [...new Set(each.filter(Boolean))];
}

export type DraftProblem = 'belowZero' | 'rangeEmpty' | 'priceTooHigh' | 'wordsWrong';

export const isBelowZero = (price: string) => (toEuros(price) ?? 0) < 0;

/** What is wrong with a draft; null for nothing. */
export function problemOf({ min, max, words }: AlertDraft): DraftProblem | null {
  const [least, most, each] = [toEuros(min), toEuros(max), toWords(words)];
  if (isBelowZero(min) || isBelowZero(max)) return 'belowZero';
  if (Math.max(least ?? 0, most ?? 0) > highestPrice) return 'priceTooHigh';
  if (least !== null && most !== null && least > most) return 'rangeEmpty';
  const areWordsWrong =
    each.length > limits.mostWords || each.some(({ length }) => length > limits.longestWord);
  return areWordsWrong ? 'wordsWrong' : null;
}

/** What is sent of a draft. */
export function toWish({ query, min, max, part, words, withFees }: AlertDraft) {
  return {
    query: query.trim(),
    min_price: toEuros(min),
    max_price: toEuros(max),
    part,
    excluded_words: toWords(words),
    with_fees: withFees,
  };
}

/** What is sent of an edited draft: what differs, so that an alert whose words stay goes on as it was. */
export function toChange(draft: AlertDraft, stored: AlertDraft): Partial<ReturnType<typeof toEdit>> {
  const [after, before] = [toEdit(draft), toEdit(stored)];
  const names = Object.keys(after) as (keyof typeof after)[]; // as: Object.keys returns strings
  const changed = names.filter((name) => JSON.stringify(after[name]) !== JSON.stringify(before[name]));
  return Object.fromEntries(changed.map((name) => [name, after[name]] as const));
}

const toEdit = (draft: AlertDraft) => ({ ...toWish(draft), active: draft.isActive });
