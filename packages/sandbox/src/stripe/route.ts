import type Stripe from 'stripe';

import { integer, object, type Read, type Reader, text } from './parameters.ts';
import { noSuch } from './refusal.ts';
import { listOf, type World } from './world.ts';

type Fields = Record<string, Reader<unknown>>;
type Call<F extends Fields> = {
  world: World;
  id: string;
  input: { [K in keyof F]: Read<F[K]> };
  /** The key with which the caller came: a browser has only the publishable one. */
  isBrowser: boolean;
};

export type Route = {
  method: string;
  path: RegExp;
  fields: Fields;
  run: (call: Call<Fields>) => object;
  forBrowsers: boolean;
};

/** One call of the API, such as `POST /v1/customers/:id`, with what it may be sent. */
export function route<F extends Fields>(address: string, fields: F, run: (call: Call<F>) => object): Route {
  const [method = '', pattern = ''] = address.split(' ');
  return {
    method,
    path: new RegExp(`^${pattern.replace(':id', '([^/]+)')}$`),
    fields,
    run: run as Route['run'], // as: the same fields are read before it is called
    forBrowsers: false,
  };
}

/** A call that a browser may make with the publishable key and the object's own secret. */
export function browserRoute<F extends Fields>(
  address: string,
  fields: F,
  run: (call: Call<F>) => object,
): Route {
  return { ...route(address, fields, run), forBrowsers: true };
}

const range = object({ gt: integer, gte: integer, lt: integer, lte: integer });
const created: Reader<Read<typeof range> | number> = (form, path) =>
  typeof form === 'string' ? integer(form, path) : range(form, path);

/** What every list can be asked for. */
export const page = { limit: integer, starting_after: text, ending_before: text, created };
type Page = { [K in keyof typeof page]: Read<(typeof page)[K]> };

/** A page of a list, the newest first. */
export function listPage<T extends { id: string; created?: number }>(
  all: Iterable<T>,
  { limit = 10, starting_after, ending_before, created: when }: Page,
  url: string,
): Stripe.ApiList<T> {
  const size = Math.min(Math.max(limit, 1), 100);
  const newestFirst = [...all].filter((one) => isWithin(one.created, when)).toReversed();
  const at = (id: string, param: string) => {
    const index = newestFirst.findIndex((one) => one.id === id);
    if (index < 0) throw noSuch('object', id, param);
    return index;
  };
  if (ending_before) {
    const end = at(ending_before, 'ending_before');
    const start = Math.max(0, end - size);
    return { ...listOf(newestFirst.slice(start, end), url), has_more: start > 0 };
  }
  const start = starting_after ? at(starting_after, 'starting_after') + 1 : 0;
  const rest = newestFirst.slice(start);
  return { ...listOf(rest.slice(0, size), url), has_more: rest.length > size };
}

function isWithin(time: number | undefined, when: Page['created']): boolean {
  if (when === undefined || time === undefined) return true;
  if (typeof when === 'number') return time === when;
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = when;
  return time > gt && time >= gte && time < lt && time <= lte;
}
