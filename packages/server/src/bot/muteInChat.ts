import { alertMarketplaces } from '@cartouche/contract/alerts.rules';

import { requireTold } from '../alerts/found.ts';
import { mute } from '../alerts/mutes.ts';
import type { Context, UserId } from '../context.ts';
import type { Language } from '../language.ts';
import { foldTitle } from '../listings/gameTitle.ts';
import { findButtons } from '../telling/chatMessages.ts';
import { shortened } from '../telling/words.ts';
import type { Button } from '../telling/telegram.ts';
import { words } from './words.ts';

/** What the buttons that offer something to mute say to the bot. */
export const mutePresses = { seller: 'seller', word: 'word', back: 'back' } as const;

const mostWords = 6;
const wordsInRow = 2;
/** Telegram takes no more for a button. */
const mostBytes = 64;

type Who = { userId: UserId; language: Language };
type Answered = { note: string; buttons: Button[][] };

/** Below a find, in place of its buttons: whom or what of it somebody could want to hear nothing more of. */
export async function offerMutes(ctx: Context, { userId, language }: Who, itemId: number): Promise<Answered> {
  const { askMute, muteSeller, muteWord, back } = words[language];
  const { seller, title, query } = await requireTold(ctx, userId, itemId);
  const offered = wordsOf(title, query)
    .map((word) => ({ text: muteWord(word), callback_data: `${mutePresses.word}:${itemId}:${word}` }))
    .filter((button) => Buffer.byteLength(button.callback_data) <= mostBytes)
    .slice(0, mostWords);
  return {
    note: askMute,
    buttons: [
      ...(seller === null
        ? []
        : [
            [
              {
                text: muteSeller(shortened(seller, 40)),
                callback_data: `${mutePresses.seller}:${itemId}`,
              },
            ],
          ]),
      ...rowsOf(offered),
      [{ text: back, callback_data: `${mutePresses.back}:${itemId}` }],
    ],
  };
}

/** Mutes what was pressed, or nothing, and brings back the buttons of the find. */
export async function muteFromChat(
  ctx: Context,
  { userId, language }: Who,
  pressed: { kind: string; itemId: number; word: string },
): Promise<Answered> {
  const { kind, itemId, word } = pressed;
  const { muted, kept } = words[language];
  const told = await requireTold(ctx, userId, itemId);
  const buttons = findButtons(ctx.config, told, language);
  if (kind === mutePresses.seller && told.seller !== null) {
    const { platform, seller } = told;
    await mute(ctx, userId, { kind: 'seller', platform, value: seller });
    return { note: muted(`${shortened(seller, 60)} · ${alertMarketplaces[platform]}`), buttons };
  }
  if (kind === mutePresses.word && word !== '') {
    await mute(ctx, userId, { kind: 'word', value: word });
    return { note: muted(word), buttons };
  }
  return { note: kept, buttons };
}

/** The words of a title that its alert does not look for: to mute one of those would silence the alert. */
function wordsOf(title: string, query: string): string[] {
  const wanted = new Set(foldTitle(query).split(' '));
  const found = new Map<string, string>();
  for (const word of title.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? []) {
    const folded = foldTitle(word);
    const isWord = folded.length > 2 && !folded.includes(' ') && /\p{L}/u.test(folded);
    if (isWord && !wanted.has(folded) && !found.has(folded)) found.set(folded, word);
  }
  return [...found.values()];
}

function rowsOf(buttons: Button[]): Button[][] {
  return Array.from({ length: Math.ceil(buttons.length / wordsInRow) }, (_row, at) =>
    buttons.slice(at * wordsInRow, (at + 1) * wordsInRow),
  );
}
