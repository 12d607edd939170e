import type { PlatformSummary } from '@cartouche/contract/collection';
import { Link } from '@tanstack/react-router';
import { Search, X } from 'lucide-react';

import { firstGames } from '../constants.ts';
import { useWords } from '../i18n/language.ts';
import { firstGamesWords } from '../i18n/firstGames.ts';
import { paths } from '../paths.ts';
import type { Platforms } from '../platforms/usePlatforms.ts';
import { buttonClass } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Section } from '../ui/Section.tsx';
import { Box } from './SpineRow.tsx';
import { Suggestions } from './Suggestions.tsx';
import { platformsToSuggest } from './suggestions.ts';

export type FirstTenProps = {
  platforms: Platforms;
  summaries: readonly PlatformSummary[];
  games: number;
  onAdd: (gameId: number) => void;
  onHide?: () => void;
};

/** The guide to the first ten games: progress, and games to start with. */
export function FirstTen({ platforms, summaries, games, onAdd, onHide }: FirstTenProps) {
  const text = useWords(firstGamesWords);
  const suggested = platformsToSuggest(platforms, summaries);

  return (
    <Section
      title={text.firstTen}
      action={onHide && <IconButton aria-label={text.hideFirstTen} icon={<X />} onClick={onHide} />}
    >
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        {games > 0 && <TenBoxes platforms={platforms} summaries={summaries} />}
        <p className="text-20 font-bold">{text.firstTenDone(games, firstGames)}</p>
        <p className="basis-full text-muted text-pretty">
          {suggested.length === 0 ? text.findGamesText : text.suggestionsText}
        </p>
      </div>
      {suggested.length > 0 && <Suggestions platforms={suggested} onAdd={onAdd} />}
      <div className="flex flex-wrap gap-2">
        <Link {...paths.search()} className={buttonClass(suggested.length === 0 ? 'quiet' : 'primary')}>
          <Search />
          {text.searchGames}
        </Link>
        {suggested.length === 0 && (
          <Link {...paths.collection('all')} className={buttonClass('quiet')}>
            {text.browseCatalogue}
          </Link>
        )}
        {suggested.map(({ id, name }) => (
          <Link key={id} {...paths.collection(id)} className={buttonClass('quiet')}>
            {text.browsePlatform(name)}
          </Link>
        ))}
      </div>
    </Section>
  );
}

/** A box for each game, in the colour of its console, and empty ones for those still missing. */
function TenBoxes({ platforms, summaries }: Pick<FirstTenProps, 'platforms' | 'summaries'>) {
  const colorOf = new Map(platforms.all.map(({ id, color }) => [id, color]));
  const colors = summaries.flatMap(({ platform_id, owned }) =>
    Array<string | undefined>(Math.min(owned, firstGames)).fill(colorOf.get(platform_id)),
  );
  return (
    <div aria-hidden className="flex flex-col">
      <div className="flex h-14 items-end gap-0.5 px-1.5 [--box:0.7rem]">
        {Array.from({ length: firstGames }, (_game, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the boxes of a shelf never change places
          <Box key={index} height={100} width={1.5} color={colors[index]} delayMs={0} />
        ))}
      </div>
      <div className="h-1.5 border-b-2 border-edge/25 bg-hairline" />
    </div>
  );
}
