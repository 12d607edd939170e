import type { CoverOrigin } from '@cartouche/contract/game';
import { namedLicence, shownLicence } from '@cartouche/contract/sources.rules';
import { Fragment, type ReactNode } from 'react';

import { creditWords } from '../i18n/credit.ts';
import { useWords } from '../i18n/language.ts';
import { useSourceName } from '../screen/useSourceName.ts';
import { textLink } from './textLink.ts';

type Source = { source: string; licence: string; url: string | null };
type GameCreditProps = { sources: readonly Source[]; cover: CoverOrigin | null };

/** Whose facts and whose picture a game's details show, with the licences that the facts are under. */
export function GameCredit({ sources, cover }: GameCreditProps) {
  const text = useWords(creditWords);
  const nameOf = useSourceName();
  const others = sources.filter(({ source }) => source !== 'IGDB');
  const igdb = sources.find(({ source }) => source === 'IGDB');
  if (sources.length === 0) return null;

  return (
    <p className="mt-2 flex flex-wrap gap-x-3 gap-y-1 text-12 text-muted">
      {others.length > 0 && (
        <span className="text-pretty">
          {text.factsFrom}{' '}
          {others.map((source, index) => (
            <Fragment key={source.source}>
              {index > 0 && ', '}
              <Name source={source} />
            </Fragment>
          ))}
        </span>
      )}
      {igdb?.url && <Out href={igdb.url}>{text.poweredByIgdb}</Out>}
      {cover === 'igdb' && <span>{text.coverFrom(nameOf(igdb ? 'IGDB' : 'IGDB sample data'))}</span>}
      {cover === 'libretro' && <span>{text.coverFrom('libretro thumbnails')}</span>}
    </p>
  );
}

/** With the licence, where it asks for that; of our own catalogue nobody has to know more than whose it is. */
function Name({ source: { source, licence, url } }: { source: Source }) {
  const name = useSourceName()(source);
  const shown = namedLicence(licence) === undefined ? undefined : shownLicence(licence);
  return (
    <>
      {url === null ? name : <Out href={url}>{name}</Out>}
      {shown && (
        <>
          {' ('}
          <Out href={shown.url}>{shown.shown}</Out>)
        </>
      )}
    </>
  );
}

function Out({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className={textLink}>
      {children}
    </a>
  );
}
