import { afterAll, describe, expect, test } from 'vitest';

import { startSandbox } from './sandbox.ts';
import { discordClient, googleClient, misbehave, publicUrl } from './testing.ts';

const sandbox = await startSandbox({ publicUrl });
const { google, discord } = sandbox;
if (!google || !discord) throw new Error('the sandbox starts everything when nothing else is said');
const discordWalk = discordClient(discord);
const googleWalk = await googleClient(google);
afterAll(() => sandbox.close());

test('only the requested stand-ins are started', async () => {
  const alone = await startSandbox({ publicUrl, only: ['discord'] });
  await alone.close();

  expect([alone.google, alone.stripe]).toEqual([undefined, undefined]);
  expect(alone.discord).toBeDefined();
});

test('a closed sandbox no longer answers', async () => {
  const closed = await startSandbox({ publicUrl });
  const urls = [closed.google?.discoveryUrl, closed.discord?.baseUrl, closed.stripe?.baseUrl];

  await closed.close();

  for (const url of urls) await expect(fetch(url ?? '')).rejects.toThrow('fetch failed');
});

describe.each([
  ['Discord', discordWalk],
  ['Google', googleWalk],
])('%s on demand', (_name, { tokenUrl, token, user }) => {
  test.each([
    ['500', 500],
    ['429', 429],
  ] as const)('fails with %s as often as asked, and recovers', async (how, status) => {
    await misbehave(tokenUrl, { endpoint: 'token', how, times: 2 });

    const answers = [await fetch(tokenUrl), await fetch(tokenUrl), await token('none')];

    expect(answers.map((answer) => answer.status)).toEqual([status, status, 400]);
  });

  test('asks the caller to wait when it is called too often', async () => {
    await misbehave(tokenUrl, { endpoint: 'user', how: '429' });

    const answer = await user('any');

    expect(answer).toMatchObject({ status: 429, body: { retry_after: 1 } });
  });

  test('sends a page where JSON was expected', async () => {
    await misbehave(tokenUrl, { endpoint: 'token', how: 'html' });

    const answer = await fetch(tokenUrl, { method: 'POST' });

    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/html');
  });

  test('sends an endless answer', async () => {
    await misbehave(tokenUrl, { endpoint: 'token', how: 'huge' });

    const answer = await fetch(tokenUrl, { method: 'POST' });
    const { length } = await answer.bytes();

    expect(length).toBeGreaterThan(30_000_000);
  });

  test('answers late, but correctly', async () => {
    await misbehave(tokenUrl, { endpoint: 'token', how: 'delay', delayMs: 300 });

    const startedAt = performance.now();
    const answer = await token('none');

    expect(performance.now() - startedAt).toBeGreaterThan(290);
    expect(answer).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  });

  test('never answers', async () => {
    await misbehave(tokenUrl, { endpoint: 'token', how: 'hang' });

    const answer = fetch(tokenUrl, { method: 'POST', signal: AbortSignal.timeout(300) });

    await expect(answer).rejects.toThrow('timeout');
  });

  test('behaves again when its misbehaviour is cancelled', async () => {
    await misbehave(tokenUrl, { endpoint: 'token', how: '500', times: 5 });
    await misbehave(tokenUrl, { endpoint: 'token', how: '500', times: 0 });

    const answer = await token('none');

    expect(answer.status).toBe(400);
  });

  test('takes no orders from another site’s page', async () => {
    const url = new URL('/__sandbox/misbehave', tokenUrl);
    const order = JSON.stringify({ endpoint: 'token', how: '500' });

    const asText = await fetch(url, { method: 'POST', body: order });
    const mayIAsk = await fetch(url, { method: 'OPTIONS', headers: { origin: 'https://evil.example' } });

    expect(asText.status).toBe(400);
    expect(mayIAsk.headers.get('access-control-allow-origin')).toBeNull();
  });
});
