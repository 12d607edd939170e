import type { Mutant } from './mutant.ts';

const stripe = 'packages/sandbox/src/stripe';

/** Bugs of Stripe's stand-in: a stand-in that is wrong would agree with a server that is. */
export const mutants: Mutant[] = [
  {
    bug: 'a subscription that has ended goes on collecting',
    file: `${stripe}/subscription.ts`,
    find: '  stopCollecting(world, subscription);',
    plant: '',
    tests: [`${stripe}/ends.test.ts`],
  },
  {
    bug: 'an end on a date never comes',
    file: `${stripe}/lifecycle.ts`,
    find: 'if (cancel_at !== null) dues',
    plant: 'if (cancel_at === 0) dues',
    tests: [`${stripe}/ends.test.ts`],
  },
  {
    bug: 'a month after 31 January is 3 March',
    file: `${stripe}/calendar.ts`,
    find: 'Math.min(start.getUTCDate(), lastDay)',
    plant: 'start.getUTCDate()',
    tests: [`${stripe}/lifecycle.test.ts`],
  },
  {
    bug: 'half a cent is rounded down',
    file: `${stripe}/money.ts`,
    find: '2 * amount * part + whole',
    plant: '2 * amount * part',
    tests: [`${stripe}/plans.test.ts`],
  },
  {
    bug: 'a credit is lost',
    file: `${stripe}/invoices.ts`,
    find: '{ amountDue: 0, balance: sum }',
    plant: '{ amountDue: 0, balance: 0 }',
    tests: [`${stripe}/books.test.ts`],
  },
  {
    bug: 'what happened while the clock moved happened at its end',
    file: `${stripe}/clocks.ts`,
    find: 'else world.replayed = due.at;',
    plant: '',
    tests: [`${stripe}/lifecycle.test.ts`],
  },
  {
    bug: 'a key forgets a 500',
    file: `${stripe}/idempotency.ts`,
    find: 'if (isKept) entry',
    plant: 'if (answer.status < 500) entry',
    tests: [`${stripe}/idempotency.test.ts`],
  },
  {
    bug: 'a key remembers a request that could not be read',
    file: `${stripe}/api.ts`,
    find: 'isKept: !error.isBeforeWork',
    plant: 'isKept: true',
    tests: [`${stripe}/idempotency.test.ts`],
  },
  {
    bug: 'the portal sets the flag in flexible mode',
    file: `${stripe}/update.ts`,
    find: "by === 'call' || one.billing_mode.type === 'classic'",
    plant: 'true',
    tests: [`${stripe}/portal.test.ts`],
  },
  {
    bug: 'the portal cancels somebody else’s subscription',
    file: `${stripe}/portal.visits.ts`,
    find: 'subscription.customer !== customer.id || ',
    plant: '',
    tests: [`${stripe}/portal.test.ts`],
  },
  {
    bug: 'two presses subscribe twice',
    file: `${stripe}/checkout.ts`,
    find: "  session.status = 'complete';",
    plant: '',
    tests: [`${stripe}/checkout.test.ts`],
  },
  {
    bug: 'a browser pays without the secret of the payment',
    file: `${stripe}/intents.routes.ts`,
    find: 'if (secret !== intent.client_secret)',
    plant: 'if (secret === undefined)',
    tests: [`${stripe}/intents.test.ts`],
  },
  {
    bug: 'a signature has the sandbox’s time',
    file: `${stripe}/signature.ts`,
    find: 'Math.floor(Date.now() / 1000)',
    plant: 'Math.floor(Date.now() / 1000) + 400 * 86_400',
    tests: [`${stripe}/webhooks.test.ts`],
  },
  {
    bug: 'a key is forgotten by the next start',
    file: `${stripe}/memory.ts`,
    find: '  api.idempotency.recall(keys);',
    plant: '',
    tests: [`${stripe}/memory.test.ts`],
  },
  {
    bug: 'a price that is paid changes with the configuration',
    file: `${stripe}/standIn.ts`,
    find: 'if (same) return same.id;',
    plant: 'if (known[0]) return known[0].id;',
    tests: [`${stripe}/memory.test.ts`],
  },
];
