import { createHmac } from 'node:crypto';

export type Attempt = { at: number; status: number | null; error: string | null };

const timeoutMs = 10_000;

/** Posts an event with a signature for each secret: there are several while a secret is changed. */
export async function send(url: string, event: object, secrets: readonly string[]): Promise<Attempt> {
  const at = Math.floor(Date.now() / 1000);
  const payload = JSON.stringify(event, undefined, 2);
  const sign = (secret: string) => createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex');
  const signatures = secrets.map((secret) => `v1=${sign(secret)}`);
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': [`t=${at}`, ...signatures, `v0=${sign('an older scheme')}`].join(','),
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      },
      body: payload,
      redirect: 'manual', // a redirect does not count as received
      signal: AbortSignal.timeout(timeoutMs),
    });
    await answer.arrayBuffer();
    return { at, status: answer.status, error: null };
  } catch (error) {
    return { at, status: null, error: String(error) };
  }
}
