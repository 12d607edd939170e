import { calls } from 'virtual:calls';

import { contract } from '@cartouche/contract/contract';
import { type RefusalData, fillIn } from '@cartouche/contract/refusalText.rules';
import { type RefusalCode, refusals } from '@cartouche/contract/refusals';
import { afterEach, beforeEach, vi } from 'vitest';

import type { CallName } from '../api/cache.ts';
import type { Call, api } from '../api/client.ts';

type Api = typeof api;
type Named<Name extends CallName> = Name extends `${infer Feature extends keyof Api}.${infer Verb}`
  ? Verb extends keyof Api[Feature]
    ? Api[Feature][Verb]
    : never
  : never;
type OutputOf<Name extends CallName> = Named<Name> extends Call<never, infer Output> ? Output : never;

/** Instead of an answer: a refusal, a fault, or no network. */
class Unanswered {
  readonly response: () => Response;
  /** Null for a fault or no answer. */
  readonly code: RefusalCode | null;

  constructor(response: () => Response, code: RefusalCode | null = null) {
    this.response = response;
    this.code = code;
  }
}

type Reply<Name extends CallName> = OutputOf<Name> | Unanswered;

/** An input as it is sent: text in an address, JSON in a body. */
export type Sent = Record<string, unknown>;

/** The answer to each call: the contract's output or a refusal, at once or as a promise. */
export type Answers = {
  [Name in CallName]?: Reply<Name> | ((input: Sent) => Reply<Name> | Promise<Reply<Name>>);
};

/** A refusal in the server's form: one that the call declares, or that the door gives on any call. */
export function refuse(code: RefusalCode, data: RefusalData = {}): Unanswered {
  const { status, text } = refusals[code];
  return new Unanswered(() => Response.json({ error: fillIn(text, data), code, data }, { status }), code);
}

/** A fault, which the server has logged under this number. */
export function fault(requestId = 'req-7'): Unanswered {
  const body = { error: 'Something went wrong on our side.', code: 'fault', requestId };
  return new Unanswered(() => Response.json(body, { status: 500 }));
}

/** No network: no answer at all. */
export function noAnswer(): Unanswered {
  return new Unanswered(() => {
    throw new TypeError('Failed to fetch');
  });
}

/** A success of something on the way: a page instead of JSON. */
export function foreignPage(): Unanswered {
  return new Unanswered(() => new Response('<!doctype html><title>Sign in to this network</title>'));
}

/** An answer that comes when the test says so: `answers({ call: held.promise })`, later `held.resolve(…)`. */
export function held<Value>() {
  return Promise.withResolvers<Value>();
}

/** What the footer of every screen asks for. */
const starter: OutputOf<'catalogue.sources'>[number] = {
  source: 'Cartouche',
  licence: 'AGPL-3.0-only',
  url: null,
  games: 2545,
  updated_at: '2026-11-23T09:00:00.000Z',
  revision: null,
};

const routes = Object.entries(calls).flatMap(([feature, verbs]) =>
  Object.entries(verbs).map(([verb, { method, path }]) => ({
    name: `${feature}.${verb}` as CallName, // as: the calls are made from the contract that names them
    method,
    pattern: new RegExp(`^/api${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
  })),
);

type MadeCall = { name: CallName; input: Sent };

let given: Answers = {};
let asked: MadeCall[] = [];
/** Requests that the contract refuses, or that have no answer. */
let wrong: string[] = [];

/** Sets the answers to some calls from now on; other calls keep theirs. */
export function answer(more: Answers): void {
  given = { ...given, ...more };
}

/** The inputs of a call's requests, in order. */
export function sent(name: CallName): Sent[] {
  return asked.filter((one) => one.name === name).map(({ input }) => input);
}

/** The names of the calls that were made, in order. */
export function madeCalls(): CallName[] {
  return asked.map(({ name }) => name);
}

/** Forgets the calls made so far. */
export function forgetCalls(): void {
  asked = [];
}

/** The one place where the web meets a server. The contract checks the requests, the test answers them. */
async function serve(address: string, { method = 'GET', body, signal }: RequestInit = {}): Promise<Response> {
  const url = new URL(address, location.origin);
  const route = routes.find((one) => one.method === method && one.pattern.test(url.pathname));
  if (!route) return unknown(`${method} ${url.pathname} is not a call of the contract.`);

  const inPath = route.pattern.exec(url.pathname)?.groups ?? {};
  const input: Sent = {
    ...Object.fromEntries(url.searchParams),
    ...(typeof body === 'string' ? (JSON.parse(body) as Sent) : {}),
    ...Object.fromEntries(Object.entries(inPath).map(([name, value]) => [name, decodeURIComponent(value)])),
  };
  asked.push({ name: route.name, input });
  const objection = await objectionTo(route.name, input);
  if (objection) return unknown(`${route.name} was sent what the contract refuses: ${objection}`);
  if (!(route.name in given)) return unknown(`${route.name} was asked, and the test gives no answer.`);

  const reply: unknown = given[route.name];
  const said: unknown = await (typeof reply === 'function'
    ? (reply as (input: Sent) => unknown)(input)
    : reply);
  signal?.throwIfAborted();
  if (!(said instanceof Unanswered)) return Response.json(said);
  const { errorMap = {} } = definitionOf(route.name);
  const isDeclared = said.code === null || said.code in errorMap || doorRefusals.has(said.code);
  return isDeclared ? said.response() : unknown(`${route.name} does not declare the refusal ${said.code}.`);
}

const doorRefusals = new Set<RefusalCode>(['signed_out', 'account_gone', 'slow_down', 'bad_input']);

function unknown(problem: string): Response {
  wrong.push(problem);
  return Response.json({ error: problem, code: 'not_found' }, { status: 404 });
}

type Shape = { safeParseAsync: (input: unknown) => Promise<{ success: boolean; error?: Error }> };

type Definition = { route: { inputStructure?: string }; inputSchema?: Shape; errorMap?: object };

function definitionOf(name: CallName): Partial<Definition> {
  const [feature = '', verb = ''] = name.split('.');
  // as: every call of the contract has a definition, and zod shapes in it
  const features = contract as unknown as Record<string, Record<string, { '~orpc': Definition }>>;
  return features[feature]?.[verb]?.['~orpc'] ?? {};
}

/** The contract's objection to an input; null if it is valid. */
async function objectionTo(name: CallName, input: Sent): Promise<string | null> {
  const { route, inputSchema } = definitionOf(name);
  // The bytes of a file have no shape.
  const shape = route?.inputStructure === 'detailed' ? undefined : inputSchema;
  const { error } = (await shape?.safeParseAsync(input)) ?? {};
  return error ? error.message : null;
}

beforeEach(() => {
  given = { 'catalogue.sources': [starter] };
  asked = [];
  wrong = [];
  vi.unstubAllGlobals(); // what an earlier test put in the place of the browser's own
  vi.stubGlobal('fetch', serve);
});

afterEach(() => {
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
});
