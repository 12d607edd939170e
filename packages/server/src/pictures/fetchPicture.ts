import type { Context } from '../context.ts';
import { fetchWithin } from '../outbound.ts';

const types = ['image/jpeg', 'image/png', 'image/webp'];
const fetch = fetchWithin({ longestMs: 5_000, largestBytes: 4 * 1024 * 1024 });

/** The bytes of a picture on another host. A redirect is not followed: it would lead off the list of hosts. */
export async function fetchPicture(_ctx: Context, url: string): Promise<Uint8Array> {
  const answer = await fetch(url, { redirect: 'error', headers: { accept: types.join(', ') } });
  const type = answer.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!answer.ok || !types.includes(type)) {
    await answer.body?.cancel();
    throw new Error(`It answered ${answer.status} with ${type || 'no type'}.`);
  }
  return await answer.bytes();
}
