import { toCallError } from './refusal.ts';

/** Where a call of the contract is sent; path parameters are in braces. */
export type Route = { method: string; path: string };

/** Makes the HTTP request of a call. Throws the server's refusal, or why there was no answer. */
export async function send(route: Route, input: object = {}, signal?: AbortSignal): Promise<unknown> {
  const { url, body } = toRequest(route, input);
  const response = await fetch(url, {
    method: route.method,
    credentials: 'same-origin',
    ...(body === null ? {} : { body, headers: { 'content-type': 'application/json' } }),
    ...(signal ? { signal } : {}),
  });

  return await readAnswer(response);
}

/** What an answer says. Throws the server's refusal. */
export async function readAnswer(response: Response): Promise<unknown> {
  const said = await response.text();
  const answer = parsed(said);
  if (response.ok) return answer;
  throw toCallError(answer ?? said, response.status);
}

/** The JSON in an answer; null if it has none. */
export function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

/** Path parameters come from the input; the rest is the query of a GET, otherwise JSON. */
export function toRequest({ method, path }: Route, input: object): { url: string; body: string | null } {
  const rest = new Map(Object.entries(input).filter(([, value]) => value !== undefined));
  const url = `/api${path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = String(rest.get(name));
    rest.delete(name);
    return encodeURIComponent(value);
  })}`;

  if (method !== 'GET') return { url, body: JSON.stringify(Object.fromEntries(rest)) };
  const query = new URLSearchParams([...rest].map(([name, value]) => [name, String(value)]));
  return { url: query.size > 0 ? `${url}?${query}` : url, body: null };
}
