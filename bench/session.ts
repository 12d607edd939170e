import { collector } from './collector.ts';

export type Session = { userId: string; cookie: string };

/** Creates the collector's account as a person does: by sign-up and the link in the outbox. */
export async function signUp(origin: string): Promise<void> {
  await post(origin, '/api/session/sign-up', collector);
  const link = await linkOfMail(origin);
  const visit = await fetch(origin + link.pathname + link.search, { redirect: 'manual' });
  if (visit.status >= 400) throw new Error(`The confirmation link answered ${visit.status}.`);
  await post(origin, '/api/session/sign-in', collector, cookieOf(visit));
}

/** All made-up collectors share a password. */
export async function signIn(origin: string, { email }: { email: string } = collector): Promise<Session> {
  const answer = await post(origin, '/api/session/sign-in', { ...collector, email });
  const cookie = cookieOf(answer);
  const current = await fetch(`${origin}/api/session`, { headers: { cookie } });
  const { user } = (await current.json()) as { user: { id: string } };
  return { userId: user.id, cookie };
}

/** The mail is written after the answer to the sign-up. */
async function linkOfMail(origin: string): Promise<URL> {
  for (let tries = 0; tries < 200; tries += 1) {
    const mails = (await (await fetch(`${origin}/api/outbox`)).json()) as { to: string; text: string }[];
    const link = /http\S+/.exec(mails.find(({ to }) => to === collector.email)?.text ?? '')?.[0];
    if (link) return new URL(link);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('No confirmation mail was written.');
}

/** The session for a browser. */
export function cookiesOf(cookie: string, url: string): { name: string; value: string; url: string }[] {
  const pairs = cookie === '' ? [] : cookie.split('; ');
  return pairs.map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return { name, value: value.join('='), url };
  });
}

function cookieOf(answer: Response): string {
  const cookies = answer.headers.getSetCookie().map((one) => one.split(';')[0]);
  return cookies.join('; ');
}

async function post(origin: string, path: string, body: object, cookie = ''): Promise<Response> {
  const headers = { 'content-type': 'application/json', cookie };
  const answer = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}
