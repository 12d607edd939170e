import { type MoneyStyle, formatMoney } from '@cartouche/contract/money.rules';

import { useLocale } from '../i18n/formats.ts';
import { useSession } from './useSession.ts';

/** `const money = useMoney()`, then `money(12.5)`: in the user's currency and language. */
export function useMoney(): (amount: number, style?: Pick<MoneyStyle, 'digits'>) => string {
  const { language } = useLocale();
  const { preferred_currency } = useSession().profile;
  return (amount, style) => formatMoney(amount, preferred_currency, { ...style, language });
}
