import type { Mutant } from './mutant.ts';

const plans = 'packages/web/src/plans';
const managed = [`${plans}/ManagePage.test.ts`];
const bought = [`${plans}/SubscriptionPage.test.ts`];
const kept = [`${plans}/useSubscription.test.ts`];

/** Bugs of the screens on which plans are bought, managed and left. */
export const mutants: Mutant[] = [
  {
    bug: 'a plan on hold counts as none',
    file: `${plans}/phase.ts`,
    find: "return problem === 'unpaid' || problem === 'paused' ? problem : 'free';",
    plant: "return 'free';",
    tests: managed,
  },
  {
    bug: 'a plan on hold is asked about as if it ran to a date',
    file: `${plans}/phase.ts`,
    find: "return problem === 'unpaid' || problem === 'paused' || problem === 'beside';",
    plant: 'return false;',
    tests: managed,
  },
  {
    bug: 'a plan that is set to end can be canceled again',
    file: `${plans}/phase.ts`,
    find: ' && !endsPastDue(subscription)',
    plant: '',
    tests: managed,
  },
  {
    bug: 'what is on hold beside a gift is not said',
    file: `${plans}/phase.ts`,
    find: "billing === null ? null : 'beside'",
    plant: 'null',
    tests: managed,
  },
  {
    bug: 'a trial without a card has one on file',
    file: `${plans}/phase.ts`,
    find: "problem !== 'noCard' && ",
    plant: '',
    tests: managed,
  },
  {
    bug: 'the price of the month is charged for the year',
    file: `${plans}/Offer.tsx`,
    find: '[plan.yearlyId, plan.yearlyPrice]',
    plant: '[plan.id, plan.yearlyPrice]',
    tests: bought,
  },
  {
    bug: 'amounts are written in English for everybody',
    file: `${plans}/useCharged.ts`,
    find: 'chargedText(amount, currency, { language })',
    plant: 'chargedText(amount, currency)',
    tests: bought,
  },
  {
    bug: 'who has had the trial is offered another',
    file: `${plans}/Offer.tsx`,
    find: 'trialDays > 0 ? text.startTrial : text.subscribe',
    plant: 'text.startTrial',
    tests: bought,
  },
  {
    bug: 'the countdown never looks again',
    file: `${plans}/Countdown.tsx`,
    find: 'const timer = setInterval(() => look(), countdownEveryMs);',
    plant: 'const timer = setInterval(() => undefined, countdownEveryMs);',
    tests: managed,
  },
  {
    bug: 'whoever types a success is welcomed',
    file: `${plans}/usePaymentReturn.ts`,
    find: 'came.success === true && came.wasAway && isSubscribed',
    plant: 'came.success === true && isSubscribed',
    tests: bought,
  },
  {
    bug: 'a payment of which the provider knows nothing is welcomed',
    file: `${plans}/usePaymentReturn.ts`,
    find: 'came.wasAway && isSubscribed;',
    plant: 'came.wasAway;',
    tests: bought,
  },
  {
    bug: 'a checkout that was left is welcomed later',
    file: `${plans}/usePaymentReturn.ts`,
    find: '    forgetCheckout();\n',
    plant: '',
    tests: bought,
  },
  {
    bug: 'the return from a checkout shows what was known before it',
    file: `${plans}/usePaymentReturn.ts`,
    find: 'if (came.success) refresh();',
    plant: '',
    tests: bought,
  },
  {
    bug: 'what is kept of a subscription is shown to another user',
    file: `${plans}/keptSubscription.ts`,
    find: 'answer?.subscription?.user_id === userId',
    plant: 'answer !== null',
    tests: kept,
  },
  {
    bug: 'what is kept of a subscription lasts for ever',
    file: `${plans}/keptSubscription.ts`,
    find: 'Date.now() - at < lastsMs',
    plant: 'lastsMs > 0',
    tests: kept,
  },
  {
    bug: 'after a change of the subscription the next page shows the old one',
    file: 'packages/web/src/api/query.ts',
    find: "if (stale === 'subscription.status') forgetSubscription();",
    plant: '',
    tests: kept,
  },
  {
    bug: 'a plan on hold cannot be ended',
    file: `${plans}/phase.ts`,
    find: 'if (isOnHold(subscription)) return true;',
    plant: '',
    tests: managed,
  },
  {
    bug: 'that the access has expired is not said once it has',
    file: `${plans}/ManagementView.tsx`,
    find: 'subscription.isExpired ? subscription.expiresAt : null',
    plant: 'null',
    tests: managed,
  },
  {
    bug: 'whoever has never had a plan is told that it has expired',
    file: `${plans}/ManagementView.tsx`,
    find: '{expiredAt !== null && (',
    plant: '{(',
    tests: managed,
  },
  {
    bug: 'a refresh that failed is held against what was read after it',
    file: `${plans}/useSubscription.ts`,
    find: 'asked.submittedAt > dataUpdatedAt ? asked.error : null',
    plant: 'asked.error',
    tests: managed,
  },
];
