import { forgetDraft, keepDraft, keptDraft } from '../../device.ts';
import type { Chosen } from './selection.ts';

/** Keeps the games for which the bulk form is open. Apart from the form, as they are many and do not change. */
export function keepChoice(chosen: Chosen): void {
  keepDraft('bulk games', [...chosen].join(','));
}

export function keptChoice(): Chosen {
  const ids = keptDraft('bulk games')?.split(',').map(Number) ?? [];
  return new Set(ids.filter((id) => Number.isInteger(id) && id > 0));
}

export function forgetBulkDraft(): void {
  for (const form of ['bulk', 'bulk fields', 'bulk games']) forgetDraft(form);
}
