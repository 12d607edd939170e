import type { Mutant } from './mutant.ts';

const server = 'packages/server/src';

export const mutants: Mutant[] = [
  {
    bug: 'a plan has room for one more than it says',
    file: `${server}/subscription/subscription.ts`,
    find: 'remaining(tier, kind, count) > 0',
    plant: 'remaining(tier, kind, count) >= 0',
    tests: [`${server}/collection/collection.test.ts`],
  },
  {
    bug: 'a plan never ends',
    file: `${server}/subscription/subscription.ts`,
    find: 'expiresAt !== null && expiresAt <= now',
    plant: 'expiresAt !== null && expiresAt <= now && false',
    tests: [`${server}/subscription`, `${server}/collection/collection.test.ts`],
  },
  {
    bug: 'two processes send the same mail',
    file: `${server}/mail/mail.store.ts`,
    find: '.skipLocked()',
    plant: '',
    tests: [`${server}/mail`],
    database: 'PostgreSQL',
  },
];
