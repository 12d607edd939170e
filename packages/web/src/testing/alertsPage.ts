import type { PreviewItem } from '@cartouche/contract/alertShapes';

import { type Answers, answer } from './answers.ts';
import { type Visitor, signIn } from './page.tsx';
import { told } from './things.ts';

/** Signs in somebody who may have price alerts, and answers what their page reads: so far, there is nothing. */
export function signInToAlerts(visitor: Visitor, answers: Answers): void {
  signIn(visitor);
  answer({
    'alerts.summary': { active: 0, unseen: 0, isOpen: true },
    'alerts.list': [],
    'alerts.mutes': [],
    'alerts.found': [],
    'alerts.markSeen': { ok: true },
    'telling.chat': { telegram_chat_id: null, hasBot: true, isSample: true },
    'telling.choice': told(),
    ...answers,
  });
}

export const previewItem = (part: Partial<PreviewItem> = {}): PreviewItem => ({
  id: 'v1',
  title: 'Mana, boxed',
  price: { amount: '30.00', currency_code: 'EUR' },
  total_item_price: { amount: '32.20', currency_code: 'EUR' },
  photo: null,
  image_url: null,
  url: 'https://www.vinted.fr/items/1',
  isCompared: true,
  ...part,
});
