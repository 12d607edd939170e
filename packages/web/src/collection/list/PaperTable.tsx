import { isComplete } from '@cartouche/contract/completeness.rules';
import { partConditions } from '@cartouche/contract/item.rules';
import { readChoice } from '@cartouche/contract/release.rules';
import { Fragment } from 'react';

import { CopyCount } from '../../games/CopyCount.tsx';
import { useStateWords } from '../../games/StateBadge.tsx';
import { bestCompleteness, completenessKeys, statesOf, yearOf } from '../../games/gameFacts.ts';
import { useCompletenessNames } from '../../games/useCompletenessNames.ts';
import { useFactNames } from '../../games/useFactNames.ts';
import { collectionWords } from '../../i18n/collection.ts';
import { filtersWords } from '../../i18n/filters.ts';
import { useText, useWords } from '../../i18n/language.ts';
import { usePlatformOf } from '../../platforms/usePlatformOf.ts';
import { useMoney } from '../../session/useMoney.ts';
import { amountsOf } from './amounts.ts';
import type { Listed } from './listed.ts';

export type OnPaper = Pick<
  Listed,
  'game_id' | 'title' | 'platform' | 'platform_id' | 'release_date' | 'copy' | 'in_wishlist'
>;

/** Whether one line stands for several copies, which the browser's own menu has no time to read one by one. */
export const hasSeveral = ({ copy }: OnPaper) => copy !== null && copy.copies > 1;

/** The copy whose facts a line gives. What one of several says would be read as being said of each. */
export const saidOf = (game: OnPaper) => (hasSeveral(game) ? null : game.copy);

/** Which columns have something to say. */
type Has = { copies: boolean; places: boolean; estimates: boolean };

export const amountClass = 'text-right whitespace-nowrap';

/**
 * The sums, the longest of the amounts, say how wide their columns are: most signs are no wider than a nought. The title
 * takes what the others leave.
 */
export function PaperHead({ paid, estimate, ...has }: Has & { paid: string; estimate: string }) {
  const { columns } = useWords(collectionWords);
  const widthOf = (name: string, sum: string) => `calc(${Math.max(name.length, sum.length) * 0.95}ch + 3mm)`;

  return (
    <>
      <colgroup>
        <col />
        <col style={{ width: '20mm' }} />
        <col style={{ width: '12mm' }} />
        <col style={{ width: '29%' }} />
        {has.places && <col style={{ width: '17%' }} />}
        {has.copies && <col style={{ width: widthOf(columns.paid, paid) }} />}
        {has.estimates && <col style={{ width: widthOf(columns.estimate, estimate) }} />}
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{columns.title}</th>
          <th scope="col">{columns.console}</th>
          <th scope="col">{columns.year}</th>
          <th scope="col">{columns.state}</th>
          {has.places && <th scope="col">{columns.place}</th>}
          {has.copies && (
            <th scope="col" className="text-right">
              {columns.paid}
            </th>
          )}
          {has.estimates && (
            <th scope="col" className="text-right">
              {columns.estimate}
            </th>
          )}
        </tr>
      </thead>
    </>
  );
}

export function PaperRow({ game, has }: { game: OnPaper; has: Has }) {
  const money = useMoney();
  const names = useFactNames();
  const platformOf = usePlatformOf();
  const { title, platform, platform_id, release_date } = game;
  const copy = saidOf(game);
  const which =
    copy &&
    [copy.release && names.release(readChoice(copy.release)), copy.edition].filter(Boolean).join(' · ');
  const { paid, estimate } = amountsOf(game.copy);

  return (
    <tr className="align-top">
      <th scope="row">
        {title} <CopyCount copies={game.copy?.copies} />
        {which && <span className="font-normal"> · {which}</span>}
      </th>
      {/* Short, as on the covers: a whole name would take several lines. */}
      <td>{platformOf(platform_id)?.short_name ?? platform}</td>
      <td>{yearOf(release_date)}</td>
      <td>
        <PaperState game={game} />
      </td>
      {has.places && <td>{copy?.place}</td>}
      {has.copies && <td className={amountClass}>{paid !== null && money(paid)}</td>}
      {has.estimates && <td className={amountClass}>{estimate !== null && money(estimate)}</td>}
    </tr>
  );
}

/**
 * What the user has, and in what condition, in one or two lines: none of the facts is broken. Where one line stands for
 * several copies, only that none of them is whole.
 */
function PaperState({ game }: { game: OnPaper }) {
  const { conditions } = useText().catalogue;
  const partSays = useWords(filtersWords).saying;
  const stateWords = useStateWords();
  const { nameOf } = useCompletenessNames();
  const copy = saidOf(game);
  const inFull = completenessKeys(copy?.completeness ?? '')
    .map((key) => nameOf(key, game.platform_id))
    .join(', ');
  const said = [
    ...statesOf(completenessOn(game), game.in_wishlist).map((state) =>
      state !== 'wish' && inFull ? inFull : stateWords[state],
    ),
    ...(copy ? [conditions[copy.condition]] : []),
    ...partConditions.flatMap((part) => (copy?.[part] ? partSays[part](conditions[copy[part]]) : [])),
  ];

  return said.map((fact, at) => (
    <Fragment key={fact}>
      {at > 0 && ' '}
      <span className="whitespace-nowrap">
        {fact}
        {at < said.length - 1 && ' ·'}
      </span>
    </Fragment>
  ));
}

function completenessOn(game: OnPaper): string | null {
  if (!hasSeveral(game)) return game.copy?.completeness ?? null;
  const best = bestCompleteness(game.copy);
  return best !== null && isComplete(best) ? null : best;
}
