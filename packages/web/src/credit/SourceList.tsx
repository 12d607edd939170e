import type { CatalogueSource } from '@cartouche/contract/game';
import { licencesIn, shownLicence } from '@cartouche/contract/sources.rules';
import { Database } from 'lucide-react';

import { api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { creditWords } from '../i18n/credit.ts';
import { useLocale } from '../i18n/formats.ts';
import { useWords } from '../i18n/language.ts';
import { useSourceName } from '../screen/useSourceName.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { textLink } from './textLink.ts';

/** Where the catalogue is from, under which licences, how many games each source knows, and since when. */
export function SourceList() {
  const text = useWords(creditWords);
  const { data: sources, error, refetch, isFetching } = useRead(api.catalogue.sources);

  if (!sources) {
    if (!error) return <Skeleton className="h-56 rounded-card" />;
    return <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  if (sources.length === 0) return <EmptyState icon={<Database />} title={text.nothing} />;
  return (
    <ul className="divide-y divide-hairline rounded-card bg-surface inset-ring inset-ring-hairline">
      {sources.map((source) => (
        <li key={source.source} className="flex flex-col gap-1 px-4 py-4 sm:px-6">
          <Source source={source} />
        </li>
      ))}
    </ul>
  );
}

function Source({
  source: { source, licence, url, games, updated_at, revision },
}: {
  source: CatalogueSource;
}) {
  const text = useWords(creditWords);
  const locale = useLocale();
  const name = useSourceName()(source);

  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-16">
          {url === null ? (
            name
          ) : (
            <a href={url} target="_blank" rel="noreferrer" className={textLink}>
              {name}
            </a>
          )}
        </h2>
        <p className="font-semibold tabular-nums">{text.games(games)}</p>
      </div>
      <p className="max-w-prose text-pretty">{describe(source, text)}</p>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-13 text-muted">
        {licencesIn(licence).map((one) => (
          <Licence key={one} licence={one} />
        ))}
        <time dateTime={updated_at}>{text.changed(locale.day(updated_at))}</time>
        {revision !== null && <span>{text.version(revision.slice(0, 7))}</span>}
      </p>
    </>
  );
}

function Licence({ licence }: { licence: string }) {
  const text = useWords(creditWords);
  const shown = shownLicence(licence);
  if (!shown) return <span>{text.licence(licence)}</span>;
  return (
    <a href={shown.url} target="_blank" rel="noreferrer license" className={textLink}>
      {text.licence(shown.shown)}
    </a>
  );
}

type Words = (typeof creditWords)['words'];

function describe(source: string, text: Words): string {
  const known: Readonly<Record<string, string>> = {
    Cartouche: text.own,
    Corrections: text.corrections,
    GameDataBase: text.gamedatabase,
    IGDB: text.igdb,
    'IGDB sample data': text.igdbSample,
    'libretro-database': text.libretro,
  };
  return known[source] ?? text.other;
}
