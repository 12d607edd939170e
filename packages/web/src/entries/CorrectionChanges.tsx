import { ArrowRight } from 'lucide-react';

import type { Answer, api } from '../api/client.ts';
import { useFactNames } from '../games/useFactNames.ts';
import { entriesWords } from '../i18n/entries.ts';
import { useLocale } from '../i18n/formats.ts';
import { useText, useWords } from '../i18n/language.ts';

export type Correction = Answer<typeof api.entries.corrections>[number];

/** The game of a correction, and what is changed of it. */
export function CorrectionChanges({ correction: { game, changes } }: { correction: Correction }) {
  const text = useWords(entriesWords);
  const inWords = useValueInWords();

  return (
    <>
      <p className="font-semibold wrap-anywhere">
        {game.title} <span className="text-13 font-normal text-muted">{game.platform}</span>
      </p>
      {changes.length > 0 && (
        <dl className="flex flex-col gap-1">
          {changes.map(({ fact, from, to }) => (
            <div key={fact} className="flex flex-wrap items-center gap-x-2">
              <dt className="text-13 font-semibold text-muted">{text.facts[fact]}</dt>
              <dd className="flex min-w-0 flex-wrap items-center gap-x-2 wrap-anywhere">
                <span className="sr-only">{text.from} </span>
                <del className="text-muted">{inWords(fact, from)}</del>
                <ArrowRight aria-hidden className="size-4 shrink-0 text-muted" />
                <span className="sr-only">{text.to} </span>
                <ins className="no-underline">{inWords(fact, to)}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

type Fact = Correction['changes'][number]['fact'];

function useValueInWords(): (fact: Fact, value: string) => string {
  const { unknown } = useText().catalogue;
  const names = useFactNames();
  const { date } = useLocale();

  return (fact, value) => {
    if (value === '') return unknown;
    if (fact === 'release_date') return date(value);
    if (fact === 'regions') return value.split(', ').map(names.region).join(', ');
    return fact === 'genres' ? value.split(', ').map(names.genre).join(', ') : value;
  };
}
