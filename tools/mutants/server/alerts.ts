import type { Mutant } from '../mutant.ts';

const alerts = 'packages/server/src/alerts';
const ofWorker = [`${alerts}/ask.test.ts`];
const ofMatch = [`${alerts}/match.test.ts`];
const ofPace = [`${alerts}/pace.test.ts`];
const ofBought = [`${alerts}/bought.test.ts`];
const ofCreate = [`${alerts}/create.test.ts`];

/** What alerts find, how often marketplaces are asked, and what comes of a purchase. */
export const mutants: Mutant[] = [
  {
    bug: 'a listing that is seen again is found again',
    file: `${alerts}/found.store.ts`,
    find: '(items.found_price is null or ${isFallen})',
    plant: '(items.found_price is not null or ${isFallen})',
    tests: ofWorker,
  },
  {
    bug: 'a price that falls a little is told again',
    file: `${alerts}/found.store.ts`,
    find: '${hasFallen(sql`excluded.found_price`, sql`items.found_price`)}',
    plant: 'round(excluded.found_price * 100) <= round(items.found_price * 99)',
    tests: ofWorker,
  },
  {
    bug: 'a listing that was put away comes back',
    file: `${alerts}/found.store.ts`,
    find: 'where user_id = ${userId} and dismissed_at is null\n    order by',
    plant: 'where user_id = ${userId}\n    order by',
    tests: ofBought,
  },
  {
    bug: 'a lease is taken over while it runs',
    file: `${alerts}/questions.store.ts`,
    find: '(leased_until is null or leased_until <= ${now})',
    plant: 'true',
    tests: ofWorker,
  },
  {
    bug: 'what nobody looks for is asked for ever',
    file: `${alerts}/ask.ts`,
    find: 'if (isUnwanted) return true;',
    plant: '',
    tests: ofWorker,
  },
  {
    bug: 'the words of deleted users stay where the marketplace is off',
    file: `${alerts}/questions.store.ts`,
    find: 'where not exists (select from searches s where s.question_id = q.id)',
    plant: 'where false',
    tests: ofWorker,
  },
  {
    bug: 'the alerts of users run although they are coming soon',
    file: `${alerts}/questions.store.ts`,
    find: "(${isForAll} or p.user_type = 'admin')",
    plant: '(${isForAll} or true)',
    tests: ofWorker,
  },
  {
    bug: 'a paused alert goes on',
    file: `${alerts}/questions.store.ts`,
    find: 's.id > ${after} and s.active',
    plant: 's.id > ${after}',
    tests: ofWorker,
  },
  {
    bug: 'a currency without a rate counts as euros',
    file: `${alerts}/match.ts`,
    find: "if (euros === undefined) return 'unknown';",
    plant: "if (euros === undefined) return 'inside';",
    tests: ofMatch,
  },
  {
    bug: 'fees do not count although they should',
    file: `${alerts}/match.ts`,
    find: 'with_fees ? (total ?? price) : price',
    plant: 'price',
    tests: ofMatch,
  },
  {
    bug: 'an excluded word is found inside of another',
    file: `${alerts}/match.ts`,
    find: '.includes(` ${word} `)',
    plant: '.includes(word)',
    tests: ofMatch,
  },
  {
    bug: 'more questions than a marketplace takes are asked',
    file: `${alerts}/pace.ts`,
    find: 'Math.max(1, count / perHour) * hourMs',
    plant: 'hourMs',
    tests: ofPace,
  },
  {
    bug: 'questions that were missed together stay together',
    file: `${alerts}/pace.ts`,
    find: 'answered_at === null || inTurn <= now.getTime()',
    plant: 'false',
    tests: ofPace,
  },
  {
    bug: 'a question that waits for its turn counts as failing',
    file: `${alerts}/pace.ts`,
    find: 'return dayMs + periodMs - hourMs;',
    plant: 'return dayMs;',
    tests: [`${alerts}/failures.test.ts`],
  },
  {
    bug: 'the undo of a purchase forgets the wish',
    file: 'packages/server/src/collection/bought.ts',
    find: 'if (before.wishedAt) await restoreWish(ctx, userId, { gameId, wishedAt: before.wishedAt });',
    plant: '',
    tests: ofBought,
  },
  {
    bug: 'the undo of one purchase takes the copy of the next one along',
    file: `${alerts}/bought.ts`,
    find: 'if (!(await passOnCopy(ctx.db, userId, purchase)))',
    plant: 'if (purchase.game_id > 0)',
    tests: ofBought,
  },
  {
    bug: 'an alert goes on after the purchase',
    file: `${alerts}/bought.ts`,
    find: 'await updateAlert(ctx.db, userId, { id: alertId, active: false });',
    plant: '',
    tests: ofBought,
  },
  {
    bug: 'what the preview showed is told',
    file: `${alerts}/alerts.ts`,
    find: 'matches, isSeen: true',
    plant: 'matches: [], isSeen: true',
    tests: ofCreate,
  },
  {
    bug: 'two tabs take the last place of the plan',
    file: `${alerts}/alerts.ts`,
    find: "requireRoom(tier, 'alerts', await store.countAll(ctx.db, userId));",
    plant: '',
    tests: ofCreate,
  },
  {
    bug: 'what the preview of a change showed is told',
    file: `${alerts}/alerts.ts`,
    find: 'const wanted = { ...before, ...given(change), site, previewed };',
    plant: 'const wanted = { ...before, ...given(change), site, previewed: [] };',
    tests: ofCreate,
  },
  {
    bug: 'the preview of a change is read with the alert as it was',
    file: `${alerts}/alerts.ts`,
    find: '{ ...before, ...given(change), site, previewed }',
    plant: '{ ...before, site, previewed }',
    tests: ofCreate,
  },
  {
    bug: 'a preview counts those that it shows as left out',
    file: `${alerts}/preview.ts`,
    find: 'matches.length - limits.mostPreviewed',
    plant: 'matches.length',
    tests: ofCreate,
  },
  {
    bug: 'what was paid is lost where no rate is known',
    file: `${alerts}/bought.ts`,
    find: 'price === undefined ? `',
    plant: 'price === null ? `',
    tests: ofBought,
  },
];
