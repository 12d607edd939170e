import { alertMarketplaces } from '@cartouche/contract/alerts.rules';
import { formatMoney } from '@cartouche/contract/money.rules';

import type { Language } from '../language.ts';
import type { Found } from './found.ts';

/** The words of what is told, the same in a chat, a browser and a mail. */
export const words = {
  en: {
    found: (count: number) => (count === 1 ? 'Found for your alert' : `${count} finds for your alerts`),
    foundFor: (count: number, query: string) => `${count} listings found for ‘${query}’`,
    withFees: (total: string) => `${total} with fees`,
    before: (price: string) => `was ${price}`,
    forAlert: (query: string) => `For your alert ‘${query}’`,
    more: (count: number) => `and ${count} more`,
    open: 'Open',
    bought: 'Bought it',
    notInterested: 'Not interested',
    mute: 'Mute…',
    pause: 'Pause this alert',
    showAll: 'Show all',
    mailClosing: 'You choose how you hear of finds, and when, in the settings of your price alerts.',
  },
  fr: {
    found: (count: number) =>
      count === 1 ? 'Trouvé pour votre alerte' : `${count} trouvailles pour vos alertes`,
    foundFor: (count: number, query: string) => `${count} annonces trouvées pour « ${query} »`,
    withFees: (total: string) => `${total} frais compris`,
    before: (price: string) => `au lieu de ${price}`,
    forAlert: (query: string) => `Pour votre alerte « ${query} »`,
    more: (count: number) => `et ${count} de plus`,
    open: 'Ouvrir',
    bought: 'Je l’ai acheté',
    notInterested: 'Pas intéressé',
    mute: 'Masquer…',
    pause: 'Suspendre cette alerte',
    showAll: 'Tout voir',
    mailClosing:
      'Vous choisissez comment et quand apprendre vos trouvailles dans les réglages de vos alertes de prix.',
  },
} as const;

/** Over what is told together, such as the first page of a new alert. */
export function headingOf(found: readonly Found[], language: Language): string {
  const { found: ofAll, foundFor } = words[language];
  const [first] = found;
  const isOfOne = first && found.length > 1 && found.every(({ alertId }) => alertId === first.alertId);
  return isOfOne ? foundFor(found.length, shortened(first.query, 100)) : ofAll(found.length);
}

/** '€45.00 (was €50.00) · €49.20 with fees · Vinted' */
export function offerLine(found: Found, language: Language): string {
  const { price, total, wasPrice, currency, marketplace } = found;
  const { withFees, before } = words[language];
  const money = (amount: number) => formatMoney(amount, currency, { language });
  return [
    wasPrice === null ? money(price) : `${money(price)} (${before(money(wasPrice))})`,
    ...(total === null || total === price ? [] : [withFees(money(total))]),
    alertMarketplaces[marketplace],
  ].join(' · ');
}

/** At most so many characters, and no half of one. */
export function shortened(text: string, most: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= most) return line || '–';
  return `${line.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
