import { type Module, folderOf, isTest, packageOf, withoutComments } from './modules.ts';
import type { FileRule, Rule } from './rule.ts';
import { foreignWrites } from './serverTables.ts';

/**
 * The folders and top-level files of packages/server/src in the order of their imports: those of a line may import
 * only from the lines before, not from each other.
 */
const order = [
  ['config', 'explain', 'flushNames', 'language', 'outbound', 'refusal'],
  ['db', 'files'],
  ['context', 'ground'],
  ['security', 'throttle'],
  ['http'],
  ['mail', 'settings', 'subscription'],
  ['session'],
  ['keys', 'feedback', 'platforms'],
  ['catalogue', 'catalogue/import'],
  ['wishlist'],
  ['collection'],
  ['statistics', 'alerts', 'archive', 'account', 'dump'],
  ['jobs', 'router'],
  ['app'],
  ['server'],
  ['main', 'cli'],
];

const places = new Set(order.flat());

const source = 'packages/server/src/';

/** The place in `order` that a module belongs to: the room if it is listed, else the feature. */
function placeOf(path: string): string | undefined {
  if (!path.startsWith(source)) return undefined;
  const parts = path
    .slice(source.length)
    .replace(/\.tsx?$/, '')
    .split('/');
  return [parts.slice(0, 2).join('/'), parts[0] ?? ''].find((place) => places.has(place));
}

const rankOf = (place: string) => order.findIndex((line) => line.includes(place));

/** Whether an import leads to a later line, or to another place of the same line. */
function runsUpwards(from: string, to: string): boolean {
  const [one, other] = [placeOf(from), placeOf(to)];
  if (isTest(from) || one === undefined || other === undefined || one === other) return false;
  return rankOf(other) >= rankOf(one);
}

/** Each pair of places where the first uses one of a later line or of its own. */
export function upwardArrows(modules: Module[]): string[] {
  const arrows = modules.flatMap(({ path, imports }) =>
    imports.filter((to) => runsUpwards(path, to)).map((to) => `${placeOf(path)} → ${placeOf(to)}`),
  );
  return [...new Set(arrows)].toSorted();
}

/** May open a transaction, which only reads and stays open from one batch of rows to the next. */
const snapshot = `${source}dump/dump.store.ts`;

/** Rules between the modules of the server. */
export const serverRules: Rule[] = [
  {
    name: 'SQL lives in stores',
    says: 'Kysely and the table types only in *.store.ts, db/ and the context that hands the connection on.',
    breaks: (from, to) =>
      packageOf(from) === 'server' &&
      !isTest(from) &&
      !/\.store\.ts$|\/db\/|\/src\/context\.ts$/.test(from) &&
      (to === 'kysely' || to === 'pg' || to.endsWith('/db/tables.ts')),
  },
  {
    name: 'stores are private',
    says: 'Ask another feature through its use cases, so that its rules cannot be bypassed.',
    breaks: (from, to) =>
      to.endsWith('.store.ts') &&
      !isTest(from) &&
      folderOf(from) !== folderOf(to) &&
      !from.endsWith('.store.ts'),
  },
  {
    name: 'features use those before them',
    says: 'Two features that need each other are one feature, or hide a third; checks/serverOrder.ts has the order.',
    breaks: runsUpwards,
  },
];

const kinds = ['store', 'routes', 'rules', 'worker', 'setup', 'test'];
const vague = /^(manager|helper|util|utility|service|data|info|common|misc|shared|handler)s?$/i;

/** Rules for each module of the server. */
export const serverFileRules: FileRule[] = [
  {
    name: 'every place has a rank',
    says: 'Add its folder to the order in checks/serverOrder.ts, on a line after all that it uses and before all that use it.',
    breaks: ({ path }) => path.startsWith(source) && !isTest(path) && placeOf(path) === undefined,
  },
  {
    name: 'file names say a kind that we have',
    says: `After the dot comes one of ${kinds.join(', ')}; without a kind, a file is named after its main export (docs/house-style.md).`,
    breaks: ({ path }) =>
      packageOf(path) === 'server' && !isTest(path) && !kinds.includes(kindOf(path) ?? 'test'),
  },
  {
    name: 'file names say what is inside',
    says: 'Manager, Helper, Util, Service, Data, Info and the like say nothing: name the file after its main export.',
    breaks: ({ path }) => packageOf(path) === 'server' && wordsOf(path).some((word) => vague.test(word)),
  },
  {
    name: 'a feature writes its own tables',
    says: 'Ask the feature whose table it is, or name the exception with its reason in checks/serverTables.ts.',
    breaks: (module) => foreignWrites(module, placeOf(module.path)).length > 0,
  },
  {
    name: 'a transaction hides the outer connection',
    says:
      'Write inTransaction(ctx, async (ctx) => …): under the same name the context outside cannot be used inside, and nothing ' +
      'else that holds it may be. Nobody else opens a transaction.',
    breaks: ({ path, text }) =>
      path.startsWith(source) &&
      !isTest(path) &&
      placeOf(path) !== 'context' &&
      path !== snapshot &&
      leaksConnection(withoutComments(text)),
  },
];

function kindOf(path: string): string | undefined {
  return /\.(\w+)\.tsx?$/.exec(path)?.[1];
}

function wordsOf(path: string): string[] {
  const [name = ''] = path.split('/').at(-1)?.split('.') ?? [];
  return name.split(/(?=[A-Z])/);
}

function leaksConnection(text: string): boolean {
  if (/\.(transaction|startTransaction)\(\)/.test(text)) return true;
  return [...text.matchAll(/\binTransaction\((?=\w)/g)].some(({ index }) => {
    const call = parenthesised(text, index + 'inTransaction'.length);
    const [, outer, inner, work = ''] = /^\((\w+),\s*(?:async )?\((\w+)\) =>(.*)$/s.exec(call) ?? [];
    return outer === undefined || outer !== inner || /\bdoor\b|\.ctx\b|\bcontext\b/.test(work);
  });
}

/** The text from an opening bracket to the one that closes it. */
function parenthesised(text: string, start: number): string {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return text.slice(start, at + 1);
  }
  return text.slice(start);
}
