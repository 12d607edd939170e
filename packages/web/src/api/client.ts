import { calls } from 'virtual:calls';

import type { Contract } from '@cartouche/contract/contract';
import type { Client } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';

import type { CallName } from './cache.ts';
import { type Route, send } from './send.ts';

/** A call, as the hooks of reads.ts and writes.ts take it. */
export type Call<Input, Output> = {
  name: CallName;
  send: (input: Input, options?: { signal?: AbortSignal }) => Promise<Output>;
};

/** What a call answers, as JSON: `Answer<typeof api.catalogue.game>`. */
export type Answer<Named> = Named extends Call<never, infer Output> ? Output : never;

type Clients = JsonifiedClient<ContractRouterClient<Contract>>;

type Api = {
  [Feature in keyof Clients]: {
    [Verb in keyof Clients[Feature]]: Clients[Feature][Verb] extends Client<
      infer _Context,
      infer Input,
      infer Output,
      infer _Error
    >
      ? Call<Input, Output>
      : never;
  };
};

/** Every call of the contract: `useRead(api.catalogue.game, { gameId })`. */
export const api = named() as Api; // as: `calls` was made from the contract that types it

function named(): Record<string, unknown> {
  const features = Object.entries(calls).map(([feature, verbs]) => [
    feature,
    Object.fromEntries(
      Object.entries(verbs).map(([verb, route]) => [verb, callOf(`${feature}.${verb}`, route)]),
    ),
  ]);
  return Object.fromEntries(features);
}

function callOf(name: string, route: Route) {
  return {
    name,
    send: (input?: object, options: { signal?: AbortSignal } = {}) => send(route, input, options.signal),
  };
}
