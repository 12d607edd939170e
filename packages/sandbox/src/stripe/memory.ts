import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { replay } from './deliveries.ts';
import type { Kept } from './idempotency.ts';
import { seed, type StandIn } from './standIn.ts';
import type { World } from './world.ts';

/** What is made anew at each start. */
const ofTheStart = new Set([
  'baseUrl',
  'realSeconds',
  'replayed',
  'request',
  'deliver',
  'endpoints',
  'secrets',
  'asked', // cards as they were typed
]);
/** How many events can still be read after a start. */
const keptEvents = 500;

type Saved = { world: Record<string, unknown>; keys: [string, Kept][]; onTheirWay: string[] };

/**
 * Keeps what the stand-in knows in a file, so that who has bought something in the local edition still has it after the
 * next start. It is written before each answer, because whoever got an answer counts on it.
 */
export function createMemory(standIn: StandIn, file: string) {
  let written = '';

  return {
    recall(): void {
      const saved = read(file);
      if (saved) restore(standIn, saved);
      written = toText(standIn);
    },
    save(): void {
      const text = toText(standIn);
      if (text === written) return;
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(`${file}.new`, text, { mode: 0o600 });
      renameSync(`${file}.new`, file); // the old one stays whole until the new one is
      written = text;
    },
  };
}

function toText({ world, api, deliveries }: StandIn): string {
  const parts = Object.entries(world)
    .filter(([name]) => !ofTheStart.has(name))
    .map(([name, part]) => [name, toPlain(name, part)]);
  const onTheirWay = deliveries.all
    .filter(({ state }) => state === 'waiting' || state === 'sending' || state === 'held')
    .map(({ event }) => event);
  const saved: Saved = { world: Object.fromEntries(parts), keys: api.idempotency.list(), onTheirWay };
  return JSON.stringify(saved);
}

function toPlain(name: string, part: unknown): unknown {
  if (part instanceof Map && name === 'events') return [...part].slice(-keptEvents);
  return part instanceof Map || part instanceof Set ? [...part] : part;
}

function read(file: string): Saved | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (Object(error).code === 'ENOENT') return undefined;
    throw new Error(`${file} cannot be read. Delete it to start without the test payments made so far.`, {
      cause: error,
    });
  }
}

/** Fills an empty stand-in. What this start sells, and where it sends events, comes from the start. */
function restore(standIn: StandIn, { world: saved, keys, onTheirWay }: Saved): void {
  const { world, api, deliveries } = standIn;
  for (const [name, part] of Object.entries(saved)) fill(world, name, part);
  for (const session of world.sessions.values()) {
    if (session.url) session.url = `${world.baseUrl}/checkout/${session.id}`;
  }
  for (const invoice of world.invoices.values()) {
    if (invoice.hosted_invoice_url) invoice.hosted_invoice_url = `${world.baseUrl}/invoice/${invoice.id}`;
  }
  world.configurations.clear();
  world.endpoints.clear();
  seed(standIn);
  api.idempotency.recall(keys);
  for (const id of new Set(onTheirWay)) {
    const event = world.events.get(id);
    if (event) replay(deliveries, event);
  }
}

function fill(world: World, name: string, part: unknown): void {
  const known: unknown = Reflect.get(world, name);
  const entries = Array.isArray(part) ? part : [];
  if (known instanceof Map) for (const [key, value] of entries) known.set(key, value);
  else if (known instanceof Set) for (const value of entries) known.add(value);
  else Reflect.set(world, name, part);
}
