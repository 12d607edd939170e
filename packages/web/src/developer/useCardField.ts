import { useEffect, useRef, useState } from 'react';

import { developerWords } from '../i18n/developer.ts';
import { useLocale } from '../i18n/formats.ts';
import { useWords } from '../i18n/language.ts';
import { type CardElement, type Keys, type StripeScript, loadCardScript } from './cardScript.ts';

export type CardField = { stripe: StripeScript; card: CardElement };

/** The provider's card field in a place of ours; `field` is null until it has loaded. */
export function useCardField({ publishableKey, standIn }: Keys) {
  const place = useRef<HTMLDivElement>(null);
  const [field, setField] = useState<CardField | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const { language } = useLocale();
  const words = useWords(developerWords).standInCard;

  useEffect(() => {
    let isGone = false;
    let card: CardElement | null = null;
    loadCardScript({ publishableKey, standIn }, { locale: language, words }).then(
      (stripe) => {
        if (isGone || !place.current) return;
        card = stripe.elements().create('card', { hidePostalCode: true });
        card.mount(place.current);
        setField({ stripe, card });
      },
      () => setFailed(true),
    );
    return () => {
      isGone = true;
      card?.destroy();
      setField(null);
    };
  }, [publishableKey, standIn, language, words]);

  return { place, field, hasFailed };
}
