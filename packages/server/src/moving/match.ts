import { partConditions } from '@cartouche/contract/item.rules';
import type { MovedReason } from '@cartouche/contract/moving.rules';

import type { Context, UserId } from '../context.ts';
import { listPlatforms } from '../platforms/platforms.ts';
import { currencyOf } from '../settings/settings.ts';
import { compareMove } from './compare.ts';
import { type Settings, interpret } from './interpret.ts';
import * as store from './moving.store.ts';
import type { Said } from './forms/said.ts';
import { namesOf } from './platformNames.ts';
import { currenciesIn } from './prices.ts';
import { keyOf, originOf } from './rowKeys.ts';
import * as rowStore from './rows.store.ts';
import { sayOf } from './sayOf.ts';
import { settle } from './settle.ts';
import { mostSearched } from './suggest.ts';
import { tellOf } from './told.ts';
import { type Lease, endIn, inLease, withLease, work } from './work.ts';

const batchSize = 400;

type Asked = { moveId: number; settings: Settings; isOrderChosen: boolean };

/** Finds the game of each row of a file and compares it with the collection, batch by batch. */
export async function matchMove(
  ctx: Context,
  userId: UserId,
  { moveId, settings, isOrderChosen }: Asked,
): Promise<void> {
  await withLease(ctx, { userId, moveId, from: ['mapping', 'ready', 'matching'], to: 'matching' }, (lease) =>
    matchRows(ctx, lease, { settings, isOrderChosen }),
  );
}

async function matchRows(
  ctx: Context,
  lease: Lease,
  { settings: asked, isOrderChosen }: Omit<Asked, 'moveId'>,
): Promise<void> {
  const { userId, moveId, move } = lease;
  const names = namesOf(await listPlatforms(ctx));
  const words = noWords();
  const seen = new Map<string, number>();
  const labels = new Set<string>();
  const cutNotes: number[] = [];
  const currencies = new Set<string | null>();
  let settings = { ...asked, own: await currencyOf(ctx.db, userId) };
  const searches = { left: mostSearched };
  let at = 0;
  const header = move.columns.map(({ name }) => name);
  const origin = originOf({ form: move.form, header, name: move.file_name });
  const say = (row: rowStore.RowOfMove): Said => sayOf(row.cells, header, settings);

  const outcome = await work(ctx, lease, async () => {
    if (at === 0) settings = await tell(ctx, userId, { move, settings, say, isOrderChosen });
    const rows = await rowStore.listRowsFrom(ctx.db, { userId, moveId }, { from: at, most: batchSize });
    if (rows.length === 0) return 0;
    const wanted = rows.map((row) => {
      const said = say(row);
      const { wanted: read, noted } = interpret(said, settings, names);
      countWords(words, { said, why: read.why });
      for (const currency of currenciesIn(said)) currencies.add(currency);
      return {
        line: row.line,
        noted,
        place: row.place,
        decision: row.decision,
        wanted: read,
        row_key: keyOf(origin, { said, wanted: read }, seen),
      };
    });
    const settled = await settle(ctx, userId, { rows: wanted, searches });
    for (const [index, { line, noted }] of wanted.entries()) {
      const read = settled[index]?.wanted;
      // What is damaged is never brought, not even as notes.
      if (!read || read.why === 'damaged') continue;
      const { labels: written, isCut } = noted[read.byTitle?.is ?? 'sure'];
      for (const label of written) labels.add(label);
      if (isCut && cutNotes.length < mostLabels) cutNotes.push(line);
    }
    await inLease(ctx, lease, (ctx) => rowStore.updateRows(ctx.db, { userId, moveId }, settled));
    at += rows.length;
    return rows.length;
  });
  if (outcome === 'done') {
    await compareMove(ctx, { userId, moveId }, (compare) => inLease(ctx, lease, compare));
    const toldOfAll = {
      inNotes: [...labels].slice(0, mostLabels),
      cutNotes,
      currencies: [...currencies].slice(0, mostLabels),
    };
    await store.updateMove(ctx.db, { userId, moveId }, { words, toldOfAll });
  }
  await endIn(ctx, lease, { state: outcome === 'done' ? 'ready' : 'mapping' });
}

type Telling = {
  move: store.MoveRow;
  settings: Settings;
  say: (row: rowStore.RowOfMove) => Said;
  isOrderChosen: boolean;
};

/** Which dates the columns have is known only once they have a meaning. */
async function tell(
  ctx: Context,
  userId: UserId,
  { move, settings, say, isOrderChosen }: Telling,
): Promise<Settings> {
  const rows = await rowStore.listRowsFrom(ctx.db, { userId, moveId: move.id }, { from: 0, most: 5000 });
  const { order, ...told } = tellOf(move.told, rows.map(say), isOrderChosen ? settings.dateOrder : null);
  const [named = null, ...others] = told.currencies.filter((currency) => currency !== null);
  const kept = {
    ...settings,
    named: others.length === 0 ? named : null,
    dateOrder: move.form === 'sheet' || isOrderChosen ? order : settings.dateOrder,
  };
  await store.updateMove(ctx.db, { userId, moveId: move.id }, { told, settings: kept });
  return kept;
}

const mostWords = 500;
const mostLabels = 40;

/** Counts without a prototype: a file may well say 'constructor'. */
function noWords(): store.Words {
  const none = () => Object.create(null) as Record<string, number>; // as: it has no words yet
  return { completeness: none(), condition: none(), lists: none(), platforms: none() };
}

/** Rows that no word would bring back. */
const surelyOut: ReadonlySet<MovedReason | null> = new Set([
  'kind',
  'digital',
  'damaged',
  'sum',
  'noTitle',
] as const);

/** Counts the words of which the meaning makes a difference. A row whose list nobody knows waits for its meaning. */
function countWords(words: store.Words, { said, why }: { said: Said; why: MovedReason | null }): void {
  const count = (table: keyof store.Words, word: string | undefined) => {
    if (word === undefined || word.length > 200) return;
    const counts = words[table];
    if (!(word in counts) && Object.keys(counts).length >= mostWords) return;
    counts[word] = (counts[word] ?? 0) + 1;
  };
  if (surelyOut.has(why)) return;
  if (why !== 'sold' && why !== 'otherPlatform') {
    count('completeness', said.completeness);
    for (const name of ['condition', ...partConditions] as const) count('condition', said[name]);
  }
  count('lists', said.list);
  const isKnownOtherwise = said.igdb !== undefined || said.barcode !== undefined;
  if (said.platform === undefined && isKnownOtherwise) return;
  for (const platform of (said.platform ?? '').split(' | ')) count('platforms', platform);
}
