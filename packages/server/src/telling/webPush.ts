import { createHash } from 'node:crypto';

import type { PushMessage } from '@cartouche/contract/telling.rules';

import type { Context } from '../context.ts';
import { type Client, createClient } from '../outbound/client.ts';
import { type NoAnswer, isNoAnswer } from '../outbound/failure.ts';
import type { PushConfig } from '../pushConfig.ts';
import type { Outcome } from './outcome.ts';
import { type BrowserKeys, sealPush } from './sealPush.ts';
import { type PushKeys, vapidHeader } from './vapid.ts';

/** A message that no browser took within a day is not news any more. */
const lastsSeconds = 24 * 3600;

/** The push services of browsers, by what their hosts are called. */
const services = {
  google: /^fcm\.googleapis\.com$/,
  mozilla: /^([a-z0-9-]+\.)*push\.services\.mozilla\.com$/,
  apple: /^([a-z0-9-]+\.)*push\.apple\.com$/,
  windows: /^([a-z0-9-]+\.)*notify\.windows\.com$/,
};

/** An endpoint is an address that somebody's browser names, so we go to these hosts alone; undefined for another. */
export function serviceOf(endpoint: string, { standInUrl }: PushConfig): string | undefined {
  const url = URL.parse(endpoint);
  if (!url || url.username || url.password) return undefined;
  if (url.origin === standInUrl) return 'stand-in';
  if (url.protocol !== 'https:' || url.port !== '') return undefined;
  return Object.entries(services).find(([, host]) => host.test(url.hostname))?.[0];
}

const clients = new WeakMap<PushConfig, Map<string, Client>>();

/** One for each service, so that the trouble of one keeps no message of another back. */
function clientOf({ config, log, now }: Pick<Context, 'config' | 'log' | 'now'>, service: string): Client {
  const { push } = config;
  const known = clients.get(push) ?? new Map<string, Client>();
  clients.set(push, known);
  const bases = push.standInUrl === undefined ? [] : [push.standInUrl];
  const provider = `push of ${service}`;
  const client = known.get(service) ?? createClient({ provider, bases, longestMs: push.timeoutMs, log, now });
  known.set(service, client);
  return client;
}

export type Subscription = BrowserKeys & { endpoint: string };

/** Sends a message to one browser. */
export async function pushTo(
  ctx: Context,
  { keys, to }: { keys: PushKeys; to: Subscription },
  message: PushMessage,
): Promise<Outcome> {
  const service = serviceOf(to.endpoint, ctx.config.push);
  if (service === undefined) return { kind: 'gone' };
  const url = new URL(to.endpoint);
  const { subject } = ctx.config.push;
  const body = sealed(message, to);
  if (!body) return { kind: 'gone' };
  try {
    await clientOf(ctx, service).fetch({
      call: 'push',
      url,
      method: 'POST',
      headers: {
        authorization: vapidHeader(keys, { endpoint: url, subject, now: ctx.now() }),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(lastsSeconds),
        topic: createHash('sha256').update(message.name).digest('base64url').slice(0, 32),
        urgency: 'normal',
      },
      body,
      types: ['', 'text/plain', 'application/json'],
    });
    return { kind: 'told' };
  } catch (error) {
    if (!isNoAnswer(error)) throw error;
    return outcomeOf(ctx, error);
  }
}

/** Undefined where the keys that a browser named are none: nothing can be sent there. */
function sealed(message: PushMessage, to: BrowserKeys): Buffer | undefined {
  try {
    return sealPush(JSON.stringify(message), to);
  } catch (error) {
    if (Object(error).code !== 'ERR_CRYPTO_ECDH_INVALID_PUBLIC_KEY') throw error;
    return undefined;
  }
}

function outcomeOf({ log }: Context, { kind, status, retryAfterMs }: NoAnswer): Outcome {
  // 403: the subscription was made for another key than ours.
  if (status === 403 || status === 404 || status === 410) return { kind: 'gone' };
  if (kind === 'busy' || status === 406)
    return { kind: 'later', ...(retryAfterMs !== undefined && { afterMs: retryAfterMs }) };
  if (kind !== 'refused') return { kind: 'later' };
  log.error({ provider: 'push', status }, 'a push service refuses our messages');
  return { kind: 'refused' };
}
