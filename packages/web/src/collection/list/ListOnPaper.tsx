import { isComplete } from '@cartouche/contract/completeness.rules';
import { partConditions } from '@cartouche/contract/item.rules';
import { readChoice } from '@cartouche/contract/release.rules';
import { creditInWords } from '@cartouche/contract/sources.rules';
import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';

import { api } from '../../api/client.ts';
import { useRead } from '../../api/reads.ts';
import { CopyCount } from '../../games/CopyCount.tsx';
import { StateWord } from '../../games/StateBadge.tsx';
import { bestCompleteness, completenessKeys, statesOf, yearOf } from '../../games/gameFacts.ts';
import { useCompletenessNames } from '../../games/useCompletenessNames.ts';
import { useFactNames } from '../../games/useFactNames.ts';
import { collectionWords } from '../../i18n/collection.ts';
import { creditWords } from '../../i18n/credit.ts';
import { filtersWords } from '../../i18n/filters.ts';
import { useText, useWords } from '../../i18n/language.ts';
import { useLocale } from '../../i18n/formats.ts';
import { localDay } from '../../item/itemDraft.ts';
import { useMoney } from '../../session/useMoney.ts';
import { useSession } from '../../session/useSession.ts';
import { toast } from '../../ui/toast.ts';
import { amountsOf, sumOf } from './amounts.ts';
import type { Listed } from './listed.ts';
import type { toListQuery } from './listQuery.ts';
import { isUnderLayer } from './paper.ts';
import { readForPaper } from './readForPaper.ts';
import type { useCollectionAddress } from './useCollectionAddress.ts';
import { useSetFilters } from './useSetFilters.ts';

export type OnPaper = Pick<
  Listed,
  'game_id' | 'title' | 'platform' | 'platform_id' | 'release_date' | 'copy' | 'in_wishlist'
>;

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
  const { columns } = words;
  const money = useMoney();
  const hasCopies = games.some(({ copy }) => copy);
  // Two sums that are never added: what was paid, and what the user thinks the games are worth.
  const amounts = games.map(({ copy }) => amountsOf(copy));
  const paid = sumOf(amounts.map((one) => one.paid));
  const estimate = sumOf(amounts.map((one) => one.estimate));
  const hasEstimates = amounts.some((one) => one.estimate !== null);
  const hasPlaces = games.some((game) => (saidOf(game)?.place ?? '') !== '');
  const { user } = useSession();
  const { date } = useLocale();
  const [today] = useState(() => localDay(new Date()));
  const before = (hasCopies ? 5 : 4) + (hasPlaces ? 1 : 0);
  const { copies: copiesInWords } = useText().catalogue;
  const owned = games.filter(({ copy }) => copy);
  const copies = owned.reduce((sum, { copy }) => sum + (copy?.copies ?? 0), 0);
  const shown = gamesIn(games);
  const found = words.found(shown);
  const count = copies > gamesIn(owned) ? words.foundCopies(found, copiesInWords(copies)) : found;

  return (
    <section data-paper className="hidden text-12 print:block">
      {/* The screen's title, as the tab of the browser has it. */}
      <h1 className="mb-3 text-20">{document.title}</h1>
      {hasCopies && (
        <p className="mb-3">
          {user.name} · {date(today)}
        </p>
      )}
      {filteredBy && <PartOnPaper address={filteredBy} />}
      {!isWhole && <p className="mb-3 font-semibold">{words.printedInPart}</p>}
      {isWhole && games.some(hasSeveral) && <p className="mb-3 font-semibold">{words.printedTogether}</p>}
      <table className="w-full text-left [&_:is(td,th)]:py-1 [&_:is(td,th)]:pr-3 [&_tr]:break-inside-avoid [&_tr]:border-b [&_tr]:border-hairline">
        <thead>
          <tr>
            <th scope="col">{columns.title}</th>
            <th scope="col">{columns.console}</th>
            <th scope="col">{columns.year}</th>
            <th scope="col">{columns.state}</th>
            {hasCopies && <th scope="col">{columns.condition}</th>}
            {hasPlaces && <th scope="col">{columns.place}</th>}
            {hasCopies && (
              <th scope="col" className="text-right">
                {columns.paid}
              </th>
            )}
            {hasEstimates && (
              <th scope="col" className="text-right">
                {columns.estimate}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {games.map((game, line) => (
            // oxlint-disable-next-line react/no-array-index-key -- two copies can say the same
            <PaperRow key={line} {...{ game, hasCopies, hasPlaces, hasEstimates }} />
          ))}
          {/* No foot, which would be printed on each page. */}
          <tr className="font-semibold">
            <th scope="row" colSpan={before}>
              {shown < total ? words.partOf(count, words.found(total)) : count}
            </th>
            {hasCopies && <td className="text-right">{isWhole && money(paid)}</td>}
            {hasEstimates && <td className="text-right">{isWhole && money(estimate)}</td>}
          </tr>
        </tbody>
      </table>
      <PaperCredit />
    </section>
  );
}

/** Whether one line stands for several copies, which the browser's own menu has no time to read one by one. */
const hasSeveral = ({ copy }: OnPaper) => copy !== null && copy.copies > 1;

/** The copy whose facts a line gives. What one of several says would be read as being said of each. */
const saidOf = (game: OnPaper) => (hasSeveral(game) ? null : game.copy);

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

type PaperRowProps = { game: OnPaper; hasCopies: boolean; hasPlaces: boolean; hasEstimates: boolean };

function PaperRow({ game, hasCopies, hasPlaces, hasEstimates }: PaperRowProps) {
  const { conditions } = useText().catalogue;
  const partSays = useWords(filtersWords).saying;
  const money = useMoney();
  const names = useFactNames();
  const { title, platform, release_date } = game;
  const copy = saidOf(game);
  const which =
    copy &&
    [copy.release && names.release(readChoice(copy.release)), copy.edition].filter(Boolean).join(' · ');
  const conditionsSaid = copy && [
    conditions[copy.condition],
    ...partConditions.flatMap((part) => (copy[part] === '' ? [] : partSays[part](conditions[copy[part]]))),
  ];
  const { paid, estimate } = amountsOf(game.copy);

  return (
    <tr>
      <th scope="row">
        {title} <CopyCount copies={game.copy?.copies} />
        {which && <span className="font-normal"> · {which}</span>}
      </th>
      <td>{platform}</td>
      <td>{yearOf(release_date)}</td>
      <td>
        <PaperState game={game} />
      </td>
      {hasCopies && <td>{conditionsSaid?.join(' · ')}</td>}
      {hasPlaces && <td>{copy?.place}</td>}
      {hasCopies && <td className="text-right">{paid !== null && money(paid)}</td>}
      {hasEstimates && <td className="text-right">{estimate !== null && money(estimate)}</td>}
    </tr>
  );
}

/** What the user has, in full: where one line stands for several copies, only that none of them is whole. */
function PaperState({ game }: { game: OnPaper }) {
  const { nameOf } = useCompletenessNames();
  const keys = completenessKeys(saidOf(game)?.completeness ?? '');
  const inFull = keys.map((key) => nameOf(key, game.platform_id)).join(', ');

  return statesOf(completenessOn(game), game.in_wishlist).map((state) => (
    <StateWord key={state} state={state} {...(state !== 'wish' && inFull && { word: inFull })} />
  ));
}

function completenessOn(game: OnPaper): string | null {
  if (!hasSeveral(game)) return game.copy?.completeness ?? null;
  const best = bestCompleteness(game.copy);
  return best !== null && isComplete(best) ? null : best;
}

/** The search and the filters by which a list is a part, in words. */
function PartOnPaper({ address }: { address: Address }) {
  const words = useWords(collectionWords);
  const filters = useSetFilters(address).map(({ label }) => label);
  const { q } = address.search;
  const parts = [...(q ? [words.searchedFor(q)] : []), ...filters];
  return parts.length > 0 && <p className="mb-3 font-semibold">{words.printedOf(parts.join(' · '))}</p>;
}
