import type { Mutant } from './mutant.ts';

const telling = 'packages/web/src/telling';
const tests = [`${telling}/telling.test.ts`];

/** How one is told: the settings of it, and what a browser does. */
const worker = 'packages/web/worker/push.ts';
const ofWorker = ['packages/web/worker/push.test.ts'];
const offline = 'packages/web/worker/offline.ts';
const ofOffline = ['packages/web/worker/offline.test.ts'];

export const mutants: Mutant[] = [
  {
    bug: 'a chat that was connected long ago is announced as new',
    file: `${telling}/useBot.ts`,
    find: 'if (link.url === null) return;',
    plant: '',
    tests,
  },
  {
    bug: 'a link to the bot can reach back into our page',
    file: `${telling}/useBot.ts`,
    find: 'if (tab.current) tab.current.opener = null;',
    plant: '',
    tests,
  },
  {
    bug: 'a chat that could not be removed stays away from the screen',
    file: `${telling}/useBot.ts`,
    find: 'const telegram_chat_id = isRemoved ? null : before;',
    plant: 'const telegram_chat_id = null;',
    tests,
  },
  {
    bug: 'a time zone that could not be saved is sent for ever',
    file: `${telling}/useQuietHours.ts`,
    find: 'if (!wasSettled.current) ',
    plant: '',
    tests,
  },
  {
    bug: 'a second way replaces the first',
    file: `${telling}/Ways.tsx`,
    find: 'one === way ? isOn : chosen.includes(one)',
    plant: 'one === way && isOn',
    tests,
  },
  {
    bug: 'whoever signs out is still told in that browser',
    file: 'packages/web/src/session/endPush.ts',
    find: 'await subscription?.unsubscribe();',
    plant: '',
    tests,
  },
  {
    bug: 'the settings offer to be told of what is still to come',
    file: 'packages/web/src/settings/SettingsPage.tsx',
    find: "name !== 'telling' || hasAlerts",
    plant: 'true',
    tests,
  },
  {
    bug: 'an app that is opened without a network shows nothing',
    file: offline,
    find: 'return withoutNetwork();',
    plant: 'return Response.error();',
    tests: ofOffline,
  },
  {
    bug: 'a download without a network becomes a page',
    file: offline,
    find: " && !new URL(url).pathname.startsWith('/api/')",
    plant: '',
    tests: ofOffline,
  },
  {
    bug: 'a page is asked for twice where the worker stands before it',
    file: offline,
    find: '((await preloadResponse) as Response | undefined) ?? (await fetch(request))',
    plant: 'await fetch(request)',
    tests: ofOffline,
  },
  {
    bug: 'a find that is told twice stands on the screen twice',
    file: worker,
    find: 'tag: name,',
    plant: '',
    tests: ofWorker,
  },
  {
    bug: 'a message without content is not shown',
    file: worker,
    find: '...bare, ...(data?.json()',
    plant: '...(data?.json()',
    tests: ofWorker,
  },
  {
    bug: 'each press opens one more tab',
    file: worker,
    find: 'shown ? shown.focus() : ',
    plant: '',
    tests: ofWorker,
  },
  {
    bug: 'a message that was pressed stays on the screen',
    file: worker,
    find: 'notification.close();',
    plant: '',
    tests: ofWorker,
  },
  {
    bug: 'a subscription that the browser replaced stays the old one',
    file: worker,
    find: 'newSubscription ?? ',
    plant: '',
    tests: ofWorker,
  },
  {
    bug: 'the address of a subscription that has ended is kept',
    file: worker,
    find: 'if (oldSubscription) ',
    plant: 'if (oldSubscription === made) ',
    tests: ofWorker,
  },
  {
    bug: 'two presses leave an empty tab',
    file: `${telling}/useBot.ts`,
    find: 'isAsking.current = true;',
    plant: '',
    tests,
  },
];
