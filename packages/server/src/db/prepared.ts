import type pg from 'pg';

const most = 300;

/**
 * Lets a connection parse and plan a statement once, under a name, and not again at every call: that is half of the
 * cost of a page. Left out are statements whose best plan depends on their values (a search's pattern, a genre, how
 * deep a page lies, unless it says `offset … rows`) and those that are not asked again in the same words (lists of many
 * values); and a connection keeps only so many.
 */
export function prepareStatements(client: pg.ClientBase): void {
  const names = new Map<string, string>();
  const query: (...args: unknown[]) => unknown = client.query.bind(client);

  function nameOf(text: string): string | undefined {
    if (!names.has(text) && names.size < most) names.set(text, `s${names.size}`);
    return names.get(text);
  }

  // as: the one of pg's many overloads that Kysely calls is (text, values)
  client.query = ((text: unknown, values: unknown, ...rest: unknown[]) => {
    const name = isRecurring(text, values) ? nameOf(text) : undefined;
    return name === undefined ? query(text, values, ...rest) : query({ name, text, values }, ...rest);
  }) as typeof client.query;
}

function isRecurring(text: unknown, values: unknown): text is string {
  const isShort = Array.isArray(values) && values.length > 0 && values.length <= 40;
  return typeof text === 'string' && isShort && !/ like | @> | && | offset \$\d+\b(?! rows)/i.test(text);
}
