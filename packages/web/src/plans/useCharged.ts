import { type Interval, chargedText } from '@cartouche/contract/price.rules';

import { useLocale } from '../i18n/formats.ts';
import { useWords } from '../i18n/language.ts';
import { plansWords } from '../i18n/plans.ts';

type Charge = { amount: number; currency: string };

/** What the provider charges, in the user's language: `once(billing)` is '$2.49', `per(billing)` '$2.49/month'. */
export function useCharged() {
  const { language } = useLocale();
  const text = useWords(plansWords);
  const once = ({ amount, currency }: Charge) => chargedText(amount, currency, { language });
  const per = ({ interval, ...charge }: Charge & { interval: Interval }) =>
    `${once(charge)}${text.per[interval]}`;
  return { once, per };
}
