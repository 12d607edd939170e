import type Stripe from 'stripe';

import { day, periodEnd } from './calendar.ts';
import { change, emit } from './events.ts';
import { newId } from './ids.ts';
import { type Due, earliest, nextOfInvoice, nextOfSubscription } from './lifecycle.ts';
import { cannot, noSuch } from './refusal.ts';
import { everyOf, hasEnded } from './subscription.ts';
import { sandboxNow, type World } from './world.ts';

type TestClock = Stripe.TestHelpers.TestClock;

/** Does what has come due on the sandbox's own clock. */
export function catchUp(world: World): void {
  live(world, null, sandboxNow(world));
}

/** Moves the sandbox's clock. Everything that happens on the way happens at its own moment. */
export function moveSandbox(world: World, seconds: number): void {
  live(world, null, sandboxNow(world) + seconds);
  world.offset += seconds;
}

function live(world: World, clock: string | null, until: number): void {
  try {
    for (let due = next(world, clock); due && due.at <= until; due = next(world, clock)) {
      const testClock = world.clocks.get(clock ?? '');
      if (testClock) testClock.frozen_time = Math.max(testClock.frozen_time, due.at);
      else world.replayed = due.at;
      due.act();
    }
  } finally {
    world.replayed = undefined;
  }
}

function next(world: World, clock: string | null): Due | undefined {
  const subscriptions = [...world.subscriptions.values()].filter((one) => one.test_clock === clock);
  const invoices = [...world.invoices.values()].filter((one) => one.test_clock === clock);
  return earliest(
    [
      ...invoices.map((one) => nextOfInvoice(world, one)),
      ...subscriptions.map((one) => nextOfSubscription(world, one)),
    ].filter((due) => due !== undefined),
  );
}

export function createClock(world: World, time: number, name: string | null): TestClock {
  const now = world.realSeconds();
  const clock = {
    id: newId('clock'),
    object: 'test_helpers.test_clock',
    created: now,
    deletes_after: now + 30 * day,
    frozen_time: time,
    livemode: false,
    name,
    status: 'ready',
    status_details: {},
  } satisfies TestClock;
  world.clocks.set(clock.id, clock);
  emit(world, 'test_helpers.test_clock.created', clock);
  return clock;
}

export function requireClock(world: World, id: string): TestClock {
  const clock = world.clocks.get(id);
  if (!clock) throw noSuch('testclock', id);
  return clock;
}

/** Answers at once and works afterwards, as Stripe does. */
export function advanceClock(world: World, clock: TestClock, time: number): TestClock {
  if (clock.status === 'advancing') {
    throw cannot(
      'This test clock is currently advancing to a new time and cannot be changed until it is ready.',
      {
        code: 'test_clock_advancing',
      },
    );
  }
  if (time <= clock.frozen_time) {
    throw cannot('A test clock can only be advanced to a time after its frozen_time.', {
      param: 'frozen_time',
    });
  }
  if (time > furthest(world, clock)) {
    throw cannot(
      'You cannot advance a test clock by more than two of its shortest billing intervals at once.',
      {
        param: 'frozen_time',
      },
    );
  }
  clock.status = 'advancing';
  clock.status_details = { advancing: { target_frozen_time: time } };
  emit(world, 'test_helpers.test_clock.advancing', clock);
  setImmediate(() => {
    if (!world.clocks.has(clock.id)) return;
    live(world, clock.id, time);
    change(world, { object: clock, type: 'test_helpers.test_clock.ready' }, (one) => {
      one.frozen_time = time;
      one.status = 'ready';
      one.status_details = {};
    });
  });
  return clock;
}

function furthest(world: World, clock: TestClock): number {
  const limits = [...world.subscriptions.values()]
    .filter((one) => one.test_clock === clock.id && !hasEnded(one))
    .map((one) => periodEnd(clock.frozen_time, everyOf(one), 2));
  return Math.min(...limits, Number.MAX_SAFE_INTEGER);
}
