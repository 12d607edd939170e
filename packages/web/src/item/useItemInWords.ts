import { type ItemField, type ItemFields, eachPart, eachText } from '@cartouche/contract/item.rules';
import { readChoice } from '@cartouche/contract/release.rules';

import { completenessKeys } from '../games/gameFacts.ts';
import { useCompletenessNames } from '../games/useCompletenessNames.ts';
import { useFactNames } from '../games/useFactNames.ts';
import { useLocale } from '../i18n/formats.ts';
import { useText } from '../i18n/language.ts';
import { useMoney } from '../session/useMoney.ts';

/** The fields of a copy in the user's words; null for those without a value. */
export function useItemInWords(platformId: number): (copy: ItemFields) => Record<ItemField, string | null> {
  const { conditions } = useText().catalogue;
  const parts = useCompletenessNames();
  const names = useFactNames();
  const { date } = useLocale();
  const money = useMoney();

  return ({ completeness, condition, purchasePrice, purchaseDate, estimate, estimateDate, ...texts }) => ({
    completeness: completenessKeys(completeness)
      .map((key) => parts.nameOf(key, platformId))
      .join(', '),
    condition: conditions[condition],
    purchasePrice: purchasePrice === null ? null : money(purchasePrice),
    purchaseDate: purchaseDate === null ? null : date(purchaseDate),
    estimate: estimate === null ? null : money(estimate),
    estimateDate: estimateDate === null ? null : date(estimateDate),
    ...eachPart((name) => (texts[name] === '' ? null : conditions[texts[name]])),
    ...eachText((name) => texts[name] || null),
    release: texts.release === '' ? null : names.release(readChoice(texts.release)),
  });
}
