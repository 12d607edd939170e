import type { Mutant } from '../mutant.ts';

const telling = 'packages/server/src/telling';
const bot = 'packages/server/src/bot';

export const mutants: Mutant[] = [
  {
    bug: 'who never chose is told by every way',
    file: 'packages/contract/src/telling.rules.ts',
    find: '.slice(0, 1)',
    plant: '',
    tests: ['packages/contract/src/telling.rules.test.ts'],
  },
  {
    bug: 'a find is told again for a cent less',
    file: `${telling}/tellings.store.ts`,
    find: 'round(tellings.price * 90)',
    plant: 'round(tellings.price * 100)',
    tests: [`${telling}/announce.test.ts`],
  },
  {
    bug: 'a mail digest goes out with the chat’s message, at once',
    file: `${telling}/telling.ts`,
    find: "way === 'mail' ? digestAt : notBefore",
    plant: 'notBefore',
    tests: [`${telling}/announce.test.ts`],
  },
  {
    bug: 'a chat whose message may have arrived gets it again',
    file: `${telling}/telegram.ts`,
    find: "? 'later' : 'unsure'",
    plant: "? 'later' : 'later'",
    tests: [`${telling}/tellDue.test.ts`],
  },
  {
    bug: 'a chat is told again what a dead process had begun',
    file: `${telling}/deliver.store.ts`,
    find: "case way when 'telegram' then 'unsure' else 'waiting' end",
    plant: "'waiting'",
    tests: [`${telling}/tellDue.test.ts`],
  },
  {
    bug: 'the pause that Telegram asks for is not kept',
    file: `${telling}/telegram.ts`,
    find: 'seconds === undefined ? retryAfterMs : seconds * 1000',
    plant: 'retryAfterMs',
    tests: [`${telling}/tellDue.test.ts`],
  },
  {
    bug: 'a blocked chat stays linked',
    file: `${telling}/tellDue.ts`,
    find: "if (reader.way === 'telegram') await releaseChat(ctx.db, reader.chatId ?? '');",
    plant: '',
    tests: [`${telling}/tellDue.test.ts`],
  },
  {
    bug: 'a chat gets all of its messages in one second',
    file: `${telling}/tellDue.ts`,
    find: 'await spaceOut(ctx.db, reader, new Date(now.getTime() + chatPauseMs));',
    plant: '',
    tests: [`${telling}/tellDue.test.ts`],
  },
  {
    bug: 'a push message goes to any address that a browser names',
    file: `${telling}/webPush.ts`,
    find: "if (url.protocol !== 'https:' || url.port !== '') return undefined;",
    plant: "if (url.protocol === 'https:') return 'google';",
    tests: [`${telling}/push.test.ts`],
  },
  {
    bug: 'a browser that is gone stays subscribed',
    file: `${telling}/pushToBrowsers.ts`,
    find: "if (outcome.kind === 'gone') await deleteSubscription(ctx.db, userId, to.endpoint);",
    plant: '',
    tests: [`${telling}/push.test.ts`],
  },
  {
    bug: 'a link that somebody else signed connects a chat',
    file: `${bot}/chatToken.ts`,
    find: 'return isOurs && body',
    plant: 'return body',
    tests: [`${bot}/chatLinks.test.ts`],
    lives: 'its digest is not in the database either; the signature only spares the database',
  },
  {
    bug: 'a link works again and again',
    file: `${bot}/chatLinks.ts`,
    find: 'if (!(await deleteChatLink(ctx.db, digest)))',
    plant: 'if (digest.length === 0)',
    tests: [`${bot}/chatLinks.test.ts`],
    lives:
      'binding a chat also deletes all links of its account; two at once are told apart by the deleted row',
  },
  {
    bug: 'the links of an account outlive the chat that they bound',
    file: `${bot}/chatLinks.ts`,
    find: '    await bindChat(ctx.db, userId, null);\n    await deleteChatLinks(ctx.db, userId);',
    plant: '    await bindChat(ctx.db, userId, null);',
    tests: [`${bot}/chatLinks.test.ts`],
  },
  {
    bug: 'a chat of another account is moved without asking',
    file: `${bot}/chatLinks.ts`,
    find: ' && !isConfirmed',
    plant: ' && isConfirmed',
    tests: [`${bot}/chatLinks.test.ts`],
  },
  {
    bug: 'a group can be connected',
    file: `${bot}/bot.ts`,
    find: "} else if (message?.chat.type === 'private' && message.text !== undefined) {",
    plant: '} else if (message?.text !== undefined) {',
    tests: [`${bot}/chatLinks.test.ts`],
  },
  {
    bug: 'an update that comes twice is answered twice',
    file: `${bot}/bot.ts`,
    find: 'if (await isFirst(ctx, update)) await say(ctx, chat.id, said);',
    plant: 'await isFirst(ctx, update); await say(ctx, chat.id, said);',
    tests: [`${bot}/bot.test.ts`],
  },
  {
    bug: 'anybody can play Telegram at the webhook',
    file: `${bot}/webhook.routes.ts`,
    find: 'if (said.length !== secret.length || !timingSafeEqual(said, secret))',
    plant: 'if (said.length === 0)',
    tests: [`${bot}/bot.test.ts`],
  },
];
