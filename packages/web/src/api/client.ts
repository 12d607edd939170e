import { calls } from 'virtual:calls';

import type { Contract } from '@cartouche/contract/contract';
import type { Client } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';

import type { CallName } from './cache.ts';
import { toCallError } from './refusal.ts';

/** A call by its name: what the hooks of reads.ts and writes.ts take. */
export type Call<Input, Output> = {
  name: CallName;
  send: (input: Input, options?: { signal?: AbortSignal }) => Promise<Output>;
};

/** What a call answers, as it comes over the wire: `Answer<typeof api.catalogue.game>`. */
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

const link = new OpenAPILink(calls, {
  url: () => `${location.origin}/api`,
  fetch: (request, init) => fetch(request, { ...init, credentials: 'same-origin' }),
  customErrorResponseBodyDecoder: (body, { status }) => toCallError(body, status),
});

/** Every call of the contract: `useRead(api.catalogue.game, { gameId })`. */
export const api = named() as Api; // as: `calls` was made from the same contract that types it

function named(): Record<string, unknown> {
  const features = Object.entries(calls).map(([feature, verbs]) => [
    feature,
    Object.fromEntries(Object.keys(verbs).map((verb) => [verb, callOf(feature, verb)])),
  ]);
  return Object.fromEntries(features);
}

function callOf(feature: string, verb: string) {
  return {
    name: `${feature}.${verb}`,
    send: (input: unknown, options: { signal?: AbortSignal } = {}) =>
      link.call([feature, verb], input, { context: {}, ...options }),
  };
}
