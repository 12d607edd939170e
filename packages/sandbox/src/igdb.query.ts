/** What a query in Apicalypse asks for: the parts of the language that this stand-in knows. */
export type Query = {
  fields: string[];
  search: string | undefined;
  isWanted: (game: Json) => boolean;
  sort: { field: string; isDescending: boolean } | undefined;
  limit: number;
  offset: number;
};

export type Json = Record<string, unknown>;

export class SyntaxProblem extends Error {}

const mostGames = 500;

/** Reads a query such as `fields name; where platforms = (18,19) & id > 5; sort id asc; limit 50;`. */
export function readQuery(text: string): Query {
  const query: Query = {
    fields: ['id'],
    search: undefined,
    isWanted: () => true,
    sort: undefined,
    limit: 10,
    offset: 0,
  };
  for (const clause of clausesOf(text)) {
    const [, word = '', rest = ''] = /^(\w+)\s+(.+)$/s.exec(clause) ?? [];
    if (word === 'fields' || word === 'f') query.fields = rest.split(',').map((field) => field.trim());
    else if (word === 'search') query.search = readString(rest);
    else if (word === 'where' || word === 'w') query.isWanted = readConditions(rest);
    else if (word === 'sort' || word === 's') query.sort = readSort(rest);
    else if (word === 'limit' || word === 'l') query.limit = readNumber(rest, mostGames);
    else if (word === 'offset' || word === 'o') query.offset = readNumber(rest, 1_000_000);
    else throw new SyntaxProblem(`Expecting a clause at '${clause.slice(0, 20)}'`);
  }
  return query;
}

/** Split at semicolons outside strings. */
function clausesOf(text: string): string[] {
  const clauses = text.match(/(?:"(?:\\.|[^"\\])*"|[^;"])+/gs) ?? [];
  if (clauses.join('').length + (text.match(/;/g)?.length ?? 0) < text.length - 1)
    throw new SyntaxProblem('Missing end of a string');
  return clauses.map((clause) => clause.trim()).filter(Boolean);
}

function readString(text: string): string {
  const inside = /^"((?:\\.|[^"\\])*)"$/s.exec(text)?.[1];
  if (inside === undefined) throw new SyntaxProblem('Expecting a STRING as input, surrounded by quotes');
  return inside.replace(/\\(.)/gs, '$1');
}

function readNumber(text: string, most: number): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 0 || number > most)
    throw new SyntaxProblem(`Expecting a number up to ${most}`);
  return number;
}

function readSort(text: string): Query['sort'] {
  const [, field = '', order] = /^(\w+)(?:\s+(asc|desc))?$/.exec(text) ?? [];
  if (field === '') throw new SyntaxProblem('Invalid sort');
  return { field, isDescending: order === 'desc' };
}

/** Conditions that are joined by `&`, each of a field, an operator and a number, a list of numbers or null. */
function readConditions(text: string): Query['isWanted'] {
  const conditions = text.split('&').map((one) => readCondition(one.trim()));
  return (game) => conditions.every((isMet) => isMet(game));
}

function readCondition(text: string): Query['isWanted'] {
  const [, field = '', operator = '', value = ''] =
    /^(\w+)\s*(=|!=|>=|<=|>|<)\s*(\([\d,\s]+\)|\d+|null)$/.exec(text) ?? [];
  if (field === '') throw new SyntaxProblem(`Invalid condition '${text.slice(0, 40)}'`);
  const wanted = value === 'null' ? null : value.replace(/[()]/g, '').split(',').map(Number);
  return (game) => {
    const has = valuesOf(game[field]);
    if (wanted === null) return (has.length === 0) === (operator === '=');
    const [first = 0] = wanted;
    if (operator === '=') return has.some((one) => wanted.includes(one));
    if (operator === '!=') return !has.some((one) => wanted.includes(one));
    return has.some((one) => comparisons[operator]?.(one, first));
  };
}

const comparisons: Record<string, (one: number, other: number) => boolean> = {
  '>': (one, other) => one > other,
  '>=': (one, other) => one >= other,
  '<': (one, other) => one < other,
  '<=': (one, other) => one <= other,
};

function valuesOf(value: unknown): number[] {
  return [value ?? []].flat().map((one) => Number(idOf(one)));
}

/** The fields of a game as the query names them. A reference that is not expanded is its id. */
export function project(game: Json, fields: readonly string[]): Json {
  const answer: Json = { id: game['id'] };
  const wanted = fields.includes('*') ? [...Object.keys(game), ...fields] : fields;
  for (const field of wanted) {
    const [first = '', ...rest] = field.split('.');
    if (game[first] === undefined) continue;
    answer[first] = take(answer[first], game[first], rest);
  }
  return answer;
}

function take(soFar: unknown, value: unknown, [next, ...rest]: string[]): unknown {
  if (Array.isArray(value)) {
    const before = Array.isArray(soFar) ? soFar : [];
    return value.map((one, index) => take(before[index], one, next === undefined ? [] : [next, ...rest]));
  }
  if (typeof value !== 'object' || value === null) return value;
  if (next === undefined) return typeof soFar === 'object' ? soFar : idOf(value);
  const object = value as Json; // as: TypeScript does not narrow to it
  const kept = typeof soFar === 'object' && soFar !== null ? (soFar as Json) : { id: object['id'] };
  if (object[next] === undefined) return kept;
  return { ...kept, [next]: take(kept[next], object[next], rest) };
}

function idOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
}
