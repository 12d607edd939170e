import type pg from 'pg';

const most = 300;

/**
 * Has a connection parse and plan each statement once, under a name: otherwise that is half the cost of a page.
 * Excluded are statements whose best plan depends on their values (a genre, a page's depth, unless written
 * `offset … rows`, and patterns, unless they are long words, which an index of trigrams always finds) and those that
 * hardly recur in the same words (long lists of values). Each connection keeps a limited number.
 */
export function prepareStatements(client: pg.ClientBase): void {
  const names = new Map<string, string>();
  const query: (...args: unknown[]) => unknown = client.query.bind(client);

  function nameOf(text: string): string | undefined {
    if (!names.has(text) && names.size < most) names.set(text, `s${names.size}`);
    return names.get(text);
  }

  // as: Kysely calls only the (text, values) overload
  client.query = ((text: unknown, values: unknown, ...rest: unknown[]) => {
    const name = isRecurring(text, values) ? nameOf(text) : undefined;
    return name === undefined ? query(text, values, ...rest) : query({ name, text, values }, ...rest);
  }) as typeof client.query;
}

function isRecurring(text: unknown, values: unknown): text is string {
  const isShort = Array.isArray(values) && values.length > 0 && values.length <= 40;
  if (typeof text !== 'string' || !isShort || / @> | && | offset \$\d+\b(?! rows)/i.test(text)) return false;
  return !/ like /i.test(text) || values.every((value) => !isPattern(value) || isLongWord.test(value));
}

const isPattern = (value: unknown): value is string => typeof value === 'string' && value.includes('%');
const isLongWord = /^%[^%]{4,}%$/;
