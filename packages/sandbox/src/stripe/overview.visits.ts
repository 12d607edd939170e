import { day, hour } from './calendar.ts';
import { catchUp, moveSandbox } from './clocks.ts';
import { replay } from './deliveries.ts';
import { type Moves, overviewPage } from './overview.page.ts';
import type { Shown, Visit } from './pages.ts';
import { currentPeriod, hasEnded } from './subscription.ts';
import { sandboxNow, type World } from './world.ts';

/** The sandbox's own page: its clock, and everything it knows. */
export function visitOverview({ standIn, form }: Visit): Shown {
  const { world, deliveries } = standIn;
  if (!form) return { page: overviewPage(standIn, movesOf(world)) };

  const event = world.events.get(form.get('replay') ?? '');
  if (event) replay(deliveries, event);
  const seconds = secondsOf(world, form);
  if (seconds > 0) moveSandbox(world, seconds);
  catchUp(world);
  return { goTo: '/' };
}

/** An invoice is final an hour after a period's end, so the clock goes there at once. */
function movesOf(world: World): Moves {
  const running = [...world.subscriptions.values()].filter(
    (one) => !hasEnded(one) && one.test_clock === null,
  );
  const trials = running.flatMap(({ status, trial_end }) =>
    status === 'trialing' && trial_end ? [trial_end] : [],
  );
  const periods = running.map((one) => currentPeriod(one).end);
  const toEnd = (ends: number[]) =>
    ends.length > 0 ? Math.min(...ends) + hour - sandboxNow(world) : undefined;
  return { toTrialEnd: toEnd(trials), toPeriodEnd: toEnd(periods) };
}

function secondsOf(world: World, form: URLSearchParams): number {
  const { toTrialEnd, toPeriodEnd } = movesOf(world);
  const move = form.get('move');
  if (move === 'trial') return toTrialEnd ?? 0;
  if (move === 'period') return toPeriodEnd ?? 0;
  if (move === 'free')
    return Math.round(Number(form.get('count')) * (form.get('unit') === 'hours' ? hour : day)) || 0;
  return (Number(move) || 0) * day;
}
