import type { Config } from '../config.ts';
import type { Language } from '../language.ts';
import type { Found } from './found.ts';
import type { Button, ChatMessage, Entity } from './telegram.ts';
import { headingOf, offerLine, shortened, words } from './words.ts';

/** Telegram takes captions of 1,024 characters. */
const longestTitle = 300;
/** The lines of a digest, which must stay below 4,096 characters. */
const mostLines = 10;

/** What the buttons below a find say to the bot. */
export const presses = { notInterested: 'no', mute: 'mute', pause: 'pause' } as const;

/** Which buttons below a find have nothing left to do. */
type Done = { isDismissed?: boolean; isBought?: boolean; isPaused?: boolean };

/** The message about a single find. */
export function findMessage(config: Config, found: Found, language: Language): ChatMessage {
  const { forAlert } = words[language];
  const title = shortened(found.title, longestTitle);
  return {
    text: `${title}\n${offerLine(found, language)}\n${forAlert(shortened(found.query, 200))}`,
    entities: [{ type: 'bold', offset: 0, length: title.length }],
    photo: found.imageUrl,
    buttons: findButtons(config, found, language),
  };
}

/** What can be done about a find. */
export function findButtons(
  { publicUrl }: Config,
  { url, itemId, alertId, isDismissed, isBought, isPaused }: Pick<Found, 'url' | 'itemId' | 'alertId'> & Done,
  language: Language,
): Button[][] {
  const { open, bought, notInterested, mute, pause } = words[language];
  const press = (kind: keyof typeof presses, id: number) => ({ callback_data: `${presses[kind]}:${id}` });
  return [
    [
      { text: open, url },
      ...(isDismissed || isBought ? [] : [{ text: bought, url: `${publicUrl}${boughtPath(itemId)}` }]),
    ],
    [
      ...(isDismissed ? [] : [{ text: notInterested, ...press('notInterested', itemId) }]),
      { text: mute, ...press('mute', itemId) },
    ],
    ...(isPaused ? [] : [[{ text: pause, ...press('pause', alertId) }]]),
  ];
}

/** Where somebody says that they bought a find. */
export function boughtPath(itemId: number): string {
  return `/price-alerts?bought=${itemId}`;
}

/** The message about many finds, such as those of a night. */
export function digestMessage(
  { publicUrl }: Config,
  found: readonly Found[],
  language: Language,
): ChatMessage {
  const { more, showAll } = words[language];
  const shown = found.slice(0, mostLines);
  let text = headingOf(found, language);
  const entities: Entity[] = [{ type: 'bold', offset: 0, length: text.length }];
  for (const one of shown) {
    const title = shortened(one.title, 80);
    entities.push({ type: 'text_link', offset: text.length + 3, length: title.length, url: one.url });
    text += `\n• ${title}\n${offerLine(one, language)}`;
  }
  if (found.length > shown.length) text += `\n${more(found.length - shown.length)}`;
  return { text, entities, buttons: [[{ text: showAll, url: `${publicUrl}/price-alerts` }]] };
}
