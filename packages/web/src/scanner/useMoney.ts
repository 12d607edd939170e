import { formatMoney } from '@cartouche/contract/money.rules';

import { useSpoken } from '../i18n/language.ts';
import { amountIn } from './vintedPrice.ts';

/** An amount of the second-hand marketplace in words; null without one. */
export function useMoney() {
  const { language } = useSpoken();
  return (amount: { amount: string; currency_code: string } | null): string | null => {
    const value = amountIn(amount);
    return value === null || amount === null ? null : formatMoney(value, amount.currency_code, { language });
  };
}
