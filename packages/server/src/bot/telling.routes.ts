import { chatOf } from '../settings/chat.ts';
import { asUser } from '../http/door.ts';
import {
  chooseWays,
  readChoice,
  readPushKey,
  subscribeBrowser,
  unsubscribeBrowser,
} from '../telling/ways.ts';
import { makeChatLink, removeChat } from './chatLinks.ts';

export const tellingRoutes = {
  choice: asUser.telling.choice.handler(({ context: { ctx, userId } }) => readChoice(ctx, userId)),
  choose: asUser.telling.choose.handler(({ context: { ctx, userId }, input }) =>
    chooseWays(ctx, userId, input.told_by),
  ),
  pushKey: asUser.telling.pushKey.handler(({ context: { ctx } }) => readPushKey(ctx)),
  subscribe: asUser.telling.subscribe.handler(({ context: { ctx, userId }, input }) =>
    subscribeBrowser(ctx, userId, input),
  ),
  unsubscribe: asUser.telling.unsubscribe.handler(({ context: { ctx, userId }, input }) =>
    unsubscribeBrowser(ctx, userId, input.endpoint),
  ),
  chat: asUser.telling.chat.handler(async ({ context: { ctx, userId } }) => ({
    telegram_chat_id: await chatOf(ctx.db, userId),
    hasBot: ctx.config.telegram !== undefined,
    isSample: ctx.config.telegram?.isStandIn === true,
  })),
  chatLink: asUser.telling.chatLink.handler(({ context: { ctx, userId } }) => makeChatLink(ctx, userId)),
  removeChat: asUser.telling.removeChat.handler(({ context: { ctx, userId } }) => removeChat(ctx, userId)),
};
