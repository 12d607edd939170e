import { createHash } from 'node:crypto';

import type { Language } from '../language.ts';
import { shortened } from './chatMessages.ts';
import type { Found } from './found.ts';
import type { PushMessage } from './webPush.ts';
import { offerLine, words } from './words.ts';

const longestIcon = 500;

export function findPush(found: Found, language: Language): PushMessage {
  const { itemId, price, imageUrl } = found;
  return {
    // A lower price is told beside what was told before.
    name: `find ${itemId} at ${price}`,
    title: shortened(found.title, 120),
    body: `${offerLine(found, language)}\n${words[language].forAlert(shortened(found.query, 120))}`,
    path: '/price-alerts',
    icon: imageUrl !== null && imageUrl.length <= longestIcon ? imageUrl : null,
  };
}

export function digestPush(found: readonly Found[], language: Language): PushMessage {
  const titles = found.slice(0, 3).map(({ title }) => shortened(title, 60));
  const rest = found.length - titles.length;
  return {
    // A digest of it, because browsers take few bytes and the name goes along.
    name: `digest of ${digestOf(found)}`,
    title: words[language].found(found.length),
    body: [...titles, ...(rest > 0 ? [words[language].more(rest)] : [])].join('\n'),
    path: '/price-alerts',
    icon: null,
  };
}

function digestOf(found: readonly Found[]): string {
  const all = found.map(({ itemId, price }) => `${itemId} at ${price}`).join();
  return createHash('sha256').update(all).digest('base64url');
}
