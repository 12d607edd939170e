import type { PlatformSummary } from '@cartouche/contract/collection';
import { Link } from '@tanstack/react-router';
import { LibraryBig, ScanLine, Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

import { firstGames } from '../constants.ts';
import { useWords } from '../i18n/language.ts';
import { firstGamesWords } from '../i18n/firstGames.ts';
import { paths } from '../paths.ts';
import type { Platforms } from '../platforms/usePlatforms.ts';
import { Banner } from '../ui/Banner.tsx';
import { buttonClass } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Section } from '../ui/Section.tsx';
import { Suggestions } from './Suggestions.tsx';
import { platformsToSuggest } from './suggestions.ts';

export type FirstTenProps = {
  platforms: Platforms;
  summaries: readonly PlatformSummary[];
  games: number;
  /** Opens the form of a copy that was added. */
  onDetails: (gameId: number) => void;
  onHide?: () => void;
};

/** The guide to the first ten games: progress, and games to start with. At the tenth, one sentence. */
export function FirstTen({ games, ...props }: FirstTenProps) {
  return games < firstGames ? <Guide games={games} {...props} /> : <Reached />;
}

function Guide({ platforms, summaries, games, onDetails, onHide }: FirstTenProps) {
  const text = useWords(firstGamesWords);
  // What was owned at first: the row must not turn to one console with the first game of it.
  const [ownedAtFirst] = useState(summaries);
  const suggested = platformsToSuggest(platforms, ownedAtFirst);

  return (
    <Section
      title={text.firstTen}
      action={onHide && <IconButton aria-label={text.hideFirstTen} icon={<X />} onClick={onHide} />}
    >
      <p className="-mt-2 text-muted text-pretty">
        <span role="status" className="mr-1 font-bold text-ink sm:mr-2 sm:text-20">
          {text.firstTenDone(games, firstGames)}
        </span>{' '}
        {text.suggestionsText}
      </p>
      <Suggestions of={suggested} onDetails={onDetails} />
      <div className="flex flex-wrap gap-2">
        <Link {...paths.search()} className={buttonClass()}>
          <Search />
          {text.searchGames}
        </Link>
        <Link {...paths.search({ scan: true })} className={buttonClass()}>
          <ScanLine />
          {text.scanCover}
        </Link>
        <Link {...paths.shelfPhoto()} className={buttonClass()}>
          <LibraryBig />
          {text.shelfPhoto}
        </Link>
        {suggested.map(({ id, name }) => (
          <Link key={id} {...paths.collection(id)} className={buttonClass()}>
            {text.browsePlatform(name)}
          </Link>
        ))}
      </div>
    </Section>
  );
}

/** Takes the place of the guide, and its focus, in sight of the shelf that it speaks of. */
function Reached() {
  const text = useWords(firstGamesWords);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, []);

  return (
    <div ref={place} role="status" tabIndex={-1} className="outline-none">
      <Banner tone="complete" icon={<LibraryBig />}>
        {text.reached}
      </Banner>
    </div>
  );
}
