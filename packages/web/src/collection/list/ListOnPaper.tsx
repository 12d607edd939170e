import { creditInWords } from '@cartouche/contract/sources.rules';
import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';

import { api } from '../../api/client.ts';
import { useRead } from '../../api/reads.ts';
import { collectionWords } from '../../i18n/collection.ts';
import { creditWords } from '../../i18n/credit.ts';
import { useText, useWords } from '../../i18n/language.ts';
import { useLocale } from '../../i18n/formats.ts';
import { localDay } from '../../item/itemDraft.ts';
import { useMoney } from '../../session/useMoney.ts';
import { useSession } from '../../session/useSession.ts';
import { toast } from '../../ui/toast.ts';
import { amountsOf, sumOf } from './amounts.ts';
import type { toListQuery } from './listQuery.ts';
import { isUnderLayer } from './paper.ts';
import { type OnPaper, PaperHead, PaperRow, amountClass, hasSeveral, saidOf } from './PaperTable.tsx';
import { readForPaper } from './readForPaper.ts';
import type { useCollectionAddress } from './useCollectionAddress.ts';
import { useSetFilters } from './useSetFilters.ts';

export type OnPaperProps = {
  /** Those that are loaded, which is what the browser's own menu prints: it does not wait. */
  games: readonly OnPaper[];
  /** The number of games in all. */
  total: number;
  /** With which all of them are read; absent where they are all loaded. */
  query?: ReturnType<typeof toListQuery>;
  /** By what the list is a part: on paper nothing else would tell it from the whole. */
  filteredBy?: Address | undefined;
};

type ListOnPaperProps = OnPaperProps & {
  /** It was asked for, and can be printed now. */
  isDue: boolean;
  /** It was printed, or could not be. */
  onDone: () => void;
};

/** A list as it is printed: a table with all of its copies and their sum. It is drawn only while it is printed. */
export function ListOnPaper({ games, total, query, filteredBy, isDue, onDone }: ListOnPaperProps) {
  const words = useWords(collectionWords);
  const [printed, setPrinted] = useState<Printed | null>(null);

  const print = useEffectEvent(async (isLeft: () => boolean) => {
    try {
      // Awaited in either case: React cannot draw at once from within an effect.
      const all = await (query ? readForPaper(query, total) : games);
      if (isLeft()) return;
      flushSync(() => setPrinted({ games: all, total, isWhole: true }));
      window.print();
    } catch {
      if (isLeft()) return;
      toast({ text: words.printFailed });
    }
    onDone();
  });
  const beforePrint = useEffectEvent(() => {
    if (printed || isUnderLayer()) return;
    flushSync(() => setPrinted({ games, total, isWhole: games.length === total }));
  });

  // A user who meanwhile goes elsewhere does not get that printed.
  useEffect(() => {
    if (!isDue) return undefined;
    let isLeft = false;
    void print(() => isLeft);
    return () => {
      isLeft = true;
    };
  }, [isDue]);

  useEffect(() => {
    const forget = () => setPrinted(null);
    const start = () => beforePrint();
    window.addEventListener('beforeprint', start);
    window.addEventListener('afterprint', forget);
    return () => {
      window.removeEventListener('beforeprint', start);
      window.removeEventListener('afterprint', forget);
    };
  }, []);

  return printed && createPortal(<Paper {...printed} filteredBy={filteredBy} />, document.body);
}

/** Of what is not whole, sums would mislead. */
type Printed = Pick<OnPaperProps, 'games' | 'total'> & { isWhole: boolean };
type PaperProps = Printed & Pick<OnPaperProps, 'filteredBy'>;
type Address = ReturnType<typeof useCollectionAddress>;

function Paper({ games, total, isWhole, filteredBy }: PaperProps) {
  const words = useWords(collectionWords);
  const money = useMoney();
  // Two sums that are never added: what was paid, and what the user thinks the games are worth.
  const amounts = games.map(({ copy }) => amountsOf(copy));
  const paid = sumOf(amounts.map((one) => one.paid));
  const estimate = sumOf(amounts.map((one) => one.estimate));
  const has = {
    copies: games.some(({ copy }) => copy),
    places: games.some((game) => (saidOf(game)?.place ?? '') !== ''),
    estimates: amounts.some((one) => one.estimate !== null),
  };
  const { user } = useSession();
  const { date } = useLocale();
  const [today] = useState(() => localDay(new Date()));
  const { copies: copiesInWords } = useText().catalogue;
  const owned = games.filter(({ copy }) => copy);
  const copies = owned.reduce((sum, { copy }) => sum + (copy?.copies ?? 0), 0);
  const shown = gamesIn(games);
  const found = words.found(shown);
  const count = copies > gamesIn(owned) ? words.foundCopies(found, copiesInWords(copies)) : found;

  return (
    <section
      data-paper={has.places ? 'wide' : ''}
      className="hidden print:block"
      style={{ fontSize: '8pt', lineHeight: '10pt' }}
    >
      {/* The screen's title, as the tab of the browser has it. */}
      <h1 className="mb-1 text-20">{document.title}</h1>
      {has.copies && (
        <p className="mb-2">
          {user.name} · {date(today)}
        </p>
      )}
      {filteredBy && <PartOnPaper address={filteredBy} />}
      {!isWhole && <p className="mb-2 font-semibold">{words.printedInPart}</p>}
      {isWhole && games.some(hasSeveral) && <p className="mb-2 font-semibold">{words.printedTogether}</p>}
      <table className="w-full table-fixed text-left break-words [&_:is(td,th)]:py-0.5 [&_:is(td,th)]:pr-3 [&_tr]:break-inside-avoid [&_tr]:border-b [&_tr]:border-hairline">
        <PaperHead {...has} paid={money(paid)} estimate={money(estimate)} />
        <tbody>
          {games.map((game, line) => (
            // oxlint-disable-next-line react/no-array-index-key -- two copies can say the same
            <PaperRow key={line} {...{ game, has }} />
          ))}
          {/* No foot, which would be printed on each page. */}
          <tr className="font-semibold">
            <th scope="row" colSpan={has.places ? 5 : 4}>
              {shown < total ? words.partOf(count, words.found(total)) : count}
            </th>
            {has.copies && <td className={amountClass}>{isWhole && money(paid)}</td>}
            {has.estimates && <td className={amountClass}>{isWhole && money(estimate)}</td>}
          </tr>
        </tbody>
      </table>
      <PaperCredit />
    </section>
  );
}

/** A game with several copies can have several lines. */
const gamesIn = (lines: readonly OnPaper[]) => new Set(lines.map(({ game_id }) => game_id)).size;

/** The sources of what is printed of games. Paper has no links: their addresses are written out. */
function PaperCredit() {
  const text = useWords(creditWords);
  const { data: sources = [] } = useRead(api.catalogue.sources);
  if (sources.length === 0) return null;
  const credits = sources.map((source) => creditInWords(source).join(', '));
  return <p className="mt-4 break-words text-muted">{text.gameFacts(credits.join('; '))}</p>;
}

/** The search and the filters by which a list is a part, in words. */
function PartOnPaper({ address }: { address: Address }) {
  const words = useWords(collectionWords);
  const filters = useSetFilters(address).map(({ label }) => label);
  const { q } = address.search;
  const parts = [...(q ? [words.searchedFor(q)] : []), ...filters];
  return parts.length > 0 && <p className="mb-2 font-semibold">{words.printedOf(parts.join(' · '))}</p>;
}
