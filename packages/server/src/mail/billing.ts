import { type Interval, chargedText } from '@cartouche/contract/price.rules';

import type { Language } from '../language.ts';
import type { Notice } from './notices.ts';

/** What is charged, and how often. */
export type Charge = { amount: number; currency: string; interval: Interval };

export function trialEnds(on: Date, charge: Charge): Notice {
  const [day, price] = [dayIn(on), priceIn(charge)];
  return {
    path: '/subscription/manage',
    en: {
      subject: 'Your Cartouche trial ends soon',
      opening: [
        `Your free trial of Pro ends on ${day.en}. If you do nothing, Pro goes on from then, for ${price.en}.`,
        'You can change or cancel your subscription here:',
      ],
      closing: 'If you cancel before that day, nothing is charged, and you keep everything you have added.',
    },
    fr: {
      subject: 'Votre essai de Cartouche se termine bientôt',
      opening: [
        `Votre essai gratuit de Pro se termine le ${day.fr}. Sans action de votre part, Pro se poursuit ensuite pour ${price.fr}.`,
        'Vous pouvez modifier ou résilier votre abonnement ici :',
      ],
      closing:
        'Si vous résiliez avant cette date, rien n’est débité, et vous gardez tout ce que vous avez ajouté.',
    },
  };
}

/** The same without a payment method: the trial ends with nothing to charge. */
export function trialEndsUncharged(on: Date, charge: Charge): Notice {
  const [day, price] = [dayIn(on), priceIn(charge)];
  return {
    path: '/subscription/manage',
    en: {
      subject: 'Your Cartouche trial ends soon',
      opening: [
        `Your free trial of Pro ends on ${day.en}. You have not given a payment method, so Pro ends then, and nothing is charged.`,
        'If you would like to keep Pro, add a payment method here:',
      ],
      closing: `Pro then goes on for ${price.en}. Either way, you keep everything you have added.`,
    },
    fr: {
      subject: 'Votre essai de Cartouche se termine bientôt',
      opening: [
        `Votre essai gratuit de Pro se termine le ${day.fr}. Vous n’avez indiqué aucun moyen de paiement : Pro prend fin ce jour-là, et rien n’est débité.`,
        'Pour garder Pro, ajoutez un moyen de paiement ici :',
      ],
      closing: `Pro se poursuit alors pour ${price.fr}. Dans tous les cas, vous gardez tout ce que vous avez ajouté.`,
    },
  };
}

/** `mendUrl` is the provider's page for the invoice, if it has one. */
export function paymentFailed(charge: Charge, mendUrl: string | null): Notice {
  const price = priceIn(charge);
  return {
    path: mendUrl ?? '/subscription/manage',
    en: {
      subject: 'A payment for Cartouche failed',
      opening: [
        `The payment for Pro (${price.en}) did not go through. You still have Pro, and we will try again during the next days.`,
        'Please pay with this or another card here:',
      ],
      closing: 'If no try succeeds, your plan becomes the free one. Nothing that you have added is deleted.',
    },
    fr: {
      subject: 'Un paiement pour Cartouche a échoué',
      opening: [
        `Le paiement de Pro (${price.fr}) n’a pas abouti. Vous gardez Pro, et d’autres tentatives auront lieu dans les prochains jours.`,
        'Réglez avec cette carte ou une autre ici :',
      ],
      closing:
        'Si aucune tentative n’aboutit, votre formule devient gratuite. Rien de ce que vous avez ajouté n’est supprimé.',
    },
  };
}

/** The same where the provider does not try again: what was bought gives nothing any more. */
export function planOnHold(charge: Charge, mendUrl: string | null): Notice {
  const price = priceIn(charge);
  return {
    path: mendUrl ?? '/subscription/manage',
    en: {
      subject: 'A payment for Cartouche failed',
      opening: [
        `The payment for Pro (${price.en}) did not go through, and Pro is on hold.`,
        'Please pay the open invoice here, and you have Pro again at once:',
      ],
      closing: 'Until then your plan is the free one. Nothing that you have added is deleted.',
    },
    fr: {
      subject: 'Un paiement pour Cartouche a échoué',
      opening: [
        `Le paiement de Pro (${price.fr}) n’a pas abouti, et Pro est suspendu.`,
        'Réglez la facture en attente ici, et vous retrouvez Pro aussitôt :',
      ],
      closing: 'D’ici là, vous avez la formule gratuite. Rien de ce que vous avez ajouté n’est supprimé.',
    },
  };
}

export const subscriptionEnded: Notice = {
  path: '/subscription',
  en: {
    subject: 'Your Cartouche subscription has ended',
    opening: [
      'Your subscription has ended, and nothing will be charged any more. Your plan is now the free one. All your games are still there, to see, to edit and to take with you.',
      'If you miss Pro, it is here:',
    ],
    closing: 'Thank you for having been with us.',
  },
  fr: {
    subject: 'Votre abonnement Cartouche est terminé',
    opening: [
      'Votre abonnement est terminé : plus rien ne sera débité. Vous avez maintenant la formule gratuite. Tous vos jeux sont encore là, à consulter, à modifier et à emporter.',
      'Si Pro vous manque, c’est ici :',
    ],
    closing: 'Merci d’avoir fait un bout de chemin avec nous.',
  },
};

const dayIn = (on: Date) =>
  inEach((language) => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(on));

const every = { en: { month: 'a month', year: 'a year' }, fr: { month: 'par mois', year: 'par an' } };
const priceIn = ({ amount, currency, interval }: Charge) =>
  inEach((language) => `${chargedText(amount, currency, { language })} ${every[language][interval]}`);

const inEach = (say: (language: Language) => string) => ({ en: say('en'), fr: say('fr') });
