import { createHash } from 'node:crypto';

import type { PushMessage } from '@cartouche/contract/telling.rules';

import type { Config } from '../config.ts';
import type { Language } from '../language.ts';
import { toPictureAddress } from '../pictures/pictureAddress.ts';
import { boughtPath } from './chatMessages.ts';
import type { Found } from './found.ts';
import { headingOf, offerLine, shortened, words } from './words.ts';

/** A push service takes 4,096 bytes, of which addresses must not take most. */
const longestAddress = 700;

/** Two buttons are as many as browsers show. */
export function findPush(config: Config, found: Found, language: Language): PushMessage {
  const { itemId, price, url } = found;
  const { forAlert, open, bought } = words[language];
  const icon = toPictureAddress(config, found.imageUrl);
  return {
    // A lower price is told beside what was told before.
    name: `find ${itemId} at ${price}`,
    title: shortened(found.title, 120),
    body: `${offerLine(found, language)}\n${forAlert(shortened(found.query, 120))}`,
    path: '/price-alerts',
    icon: icon !== null && icon.length <= longestAddress ? icon : null,
    buttons: [
      ...(url.length <= longestAddress ? [{ title: open, url }] : []),
      { title: bought, url: boughtPath(itemId) },
    ],
  };
}

export function digestPush(found: readonly Found[], language: Language): PushMessage {
  const titles = found.slice(0, 3).map(({ title }) => shortened(title, 60));
  const rest = found.length - titles.length;
  return {
    // A digest of it, because browsers take few bytes and the name goes along.
    name: `digest of ${digestOf(found)}`,
    title: headingOf(found, language),
    body: [...titles, ...(rest > 0 ? [words[language].more(rest)] : [])].join('\n'),
    path: '/price-alerts',
    icon: null,
    buttons: [],
  };
}

function digestOf(found: readonly Found[]): string {
  const all = found.map(({ itemId, price }) => `${itemId} at ${price}`).join();
  return createHash('sha256').update(all).digest('base64url');
}
