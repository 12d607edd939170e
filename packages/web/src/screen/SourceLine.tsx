import { isOwnCatalogue, namedLicence } from '@cartouche/contract/sources.rules';
import { Link } from '@tanstack/react-router';

import { api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { creditWords } from '../i18n/credit.ts';
import { useWords } from '../i18n/language.ts';
import { paths } from '../paths.ts';
import { useSourceName } from './useSourceName.ts';

/** The sources of the games' data, in a line, with the way to all that is to be said of them. */
export function SourceLine() {
  const text = useWords(creditWords);
  const nameOf = useSourceName();
  const { data: sources } = useRead(api.catalogue.sources);
  const isOwn = sources === undefined || isOwnCatalogue(sources);
  const igdbUrl = sources?.find(({ source }) => source === 'IGDB')?.url;

  return (
    <p className="text-12 text-pretty text-muted">
      {/* Until the sources are known, the shortest line keeps their place. */}
      <span className={sources ? '' : 'invisible'}>
        {isOwn ? text.attribution : text.gameFacts(inWords(sources, nameOf))}
      </span>
      {' · '}
      <Link {...paths.aboutTheData()} className={linkClass}>
        {text.aboutTheData}
      </Link>
      {igdbUrl && (
        <>
          {' · '}
          <a href={igdbUrl} target="_blank" rel="noreferrer" className={linkClass}>
            {text.poweredByIgdb}
          </a>
        </>
      )}
    </p>
  );
}

/** 'Cartouche, GameDataBase (CC BY 4.0)' */
function inWords(
  sources: readonly { source: string; licence: string }[],
  nameOf: (source: string) => string,
): string {
  return sources
    .map(({ source, licence }) => {
      const shown = namedLicence(licence);
      return shown === undefined ? nameOf(source) : `${nameOf(source)} (${shown})`;
    })
    .join(', ');
}

const linkClass = 'underline decoration-edge underline-offset-4 hover:text-ink hover:decoration-current';
