import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { splitTags, yearOf } from '../games/gameFacts.ts';
import type { Game } from '../games/useGame.ts';
import { useFactNames } from '../games/useFactNames.ts';
import { detailsWords } from '../i18n/details.ts';
import { useText, useWords } from '../i18n/language.ts';
import { paths } from '../paths.ts';
import { useSourceName } from '../screen/useSourceName.ts';

/** What is known of a game. What other games share leads to the list of them. */
export function FactList({ game }: { game: Game }) {
  const text = useWords(detailsWords);
  const names = useFactNames();
  const { publisher } = game;

  return (
    <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-6 sm:gap-y-2.5">
      <Row name={text.platform}>
        <Way to={paths.collection(game.platform_id)}>{game.platform}</Way>
      </Row>
      {game.same.length > 0 && (
        <Row name={text.sameGame}>
          {game.same.map(({ game_id: gameId, title, platform }) => (
            <Way key={gameId} to={paths.game(gameId)}>
              {text.onPlatform(platform, title)}
            </Way>
          ))}
        </Row>
      )}
      <Row name={text.releaseYear}>{yearOf(game.release_date)}</Row>
      <Row name={text.publisher}>
        {publisher && <Way to={paths.collection('all', { publisher })}>{publisher}</Way>}
      </Row>
      <Row name={text.genre}>
        {splitTags(game.genres).map((genre) => (
          <Way key={genre} to={paths.collection('all', { genre: [genre] })}>
            {names.genre(genre)}
          </Way>
        ))}
      </Row>
      <Row name={text.region}>
        {splitTags(game.region).map((region) => (
          <Way key={region} to={paths.collection('all', { region: [region] })}>
            {names.region(region)}
          </Way>
        ))}
      </Row>
      {game.rating > 0 && <Rating game={game} />}
    </dl>
  );
}

/** As sources have it: from 0 to 100, of so many, and who says so. */
function Rating({ game }: { game: Game }) {
  const text = useWords(detailsWords);
  const nameOf = useSourceName();
  const facts = [
    text.ratingOf(Math.round(game.rating)),
    game.rating_count > 0 && text.ratings(game.rating_count),
    game.rating_source && nameOf(game.rating_source),
  ];
  return <Row name={text.rating}>{facts.filter(Boolean).join(' · ')}</Row>;
}

/** A fact beside its name, in line with the others. */
function Row({ name, children }: { name: string; children: ReactNode }) {
  const { unknown } = useText().catalogue;
  const isUnknown = !children || (Array.isArray(children) && children.length === 0);
  return (
    <div className="col-span-2 grid grid-cols-subgrid items-baseline">
      <dt className="text-13 font-semibold text-muted">{name}</dt>
      <dd className="flex min-h-11 min-w-0 flex-wrap items-center gap-x-4 gap-y-1 sm:min-h-6">
        {isUnknown ? unknown : children}
      </dd>
    </div>
  );
}

function Way({ to, children }: { to: LinkProps; children: ReactNode }) {
  return (
    <Link
      {...to}
      className="inline-flex min-h-11 items-center rounded-small underline decoration-edge underline-offset-4 hover:text-accent hover:decoration-current sm:min-h-6"
    >
      {children}
    </Link>
  );
}
