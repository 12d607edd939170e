import type { Context } from '../context.ts';
import { type Client, createClient } from '../outbound/client.ts';

const types = ['image/jpeg', 'image/png', 'image/webp'];
/** A picture that takes longer comes too late for whoever looks. */
const limits = { longestMs: 5_000, largestBytes: 4 * 1024 ** 2 };

/** Fetches pictures by a client for each host, so that one in trouble does not keep the others from being asked. */
export function createFetchPicture({ config, log, now }: Context) {
  const clients = new Map<string, Client>();

  return async function fetchPicture(address: string): Promise<Buffer> {
    const url = new URL(address);
    const settings = {
      provider: `pictures of ${url.host}`,
      bases: config.pictureOrigins,
      ...limits,
      log,
      now,
    };
    const client = clients.get(url.origin) ?? createClient(settings);
    clients.set(url.origin, client);
    // Not again: a page without one of its pictures is better than one that waits for it.
    const question = {
      call: 'picture',
      url,
      types,
      headers: { accept: types.join(', ') },
      isRepeatable: false,
    };
    return (await client.fetch(question)).body;
  };
}
