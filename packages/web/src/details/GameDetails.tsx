import { useState } from 'react';

import { GameCredit } from '../credit/GameCredit.tsx';
import { CorrectGame } from '../entries/CorrectGame.tsx';
import { EntryNote } from '../entries/EntryNote.tsx';
import type { Game } from '../games/useGame.ts';
import { useCoverOrigin } from '../games/useCover.ts';
import { detailsWords } from '../i18n/details.ts';
import { useWords } from '../i18n/language.ts';
import { Lightbox } from '../ui/Lightbox.tsx';
import { Block } from './Block.tsx';
import { CopyPanel } from './CopyPanel.tsx';
import { Description } from './Description.tsx';
import { FactList } from './FactList.tsx';
import { GameBand } from './GameBand.tsx';
import { Gallery } from './Gallery.tsx';
import type { CopyRead } from './useGameAndCopy.ts';
import { Releases, isWorthShowing } from './Releases.tsx';
import { usePictures } from './usePictures.ts';

type GameDetailsProps = {
  game: Game;
  copyRead: CopyRead;
  /** Level of the heading: the page's own, or one below it. */
  level?: 'h1' | 'h2';
};

/** Everything known about a game, and about the user's copy of it. */
export function GameDetails({ game, copyRead, level = 'h2' }: GameDetailsProps) {
  const text = useWords(detailsWords);
  const subLevel = level === 'h1' ? 'h2' : 'h3';
  const pictures = usePictures(game, photosOf(copyRead));
  const coverOrigin = useCoverOrigin(game);
  const [zoomed, setZoomed] = useState<number | null>(null);
  const zoom = (src: string) => setZoomed(pictures.all.findIndex((picture) => picture.src === src));
  const hasReleases = isWorthShowing(game);
  const isBare = !game.is_owned && !game.description && !hasReleases && pictures.screenshots.length === 0;

  return (
    <article className="flex flex-col gap-5 sm:gap-6">
      <GameBand game={game} copyRead={copyRead} level={level} cover={pictures.cover} onZoom={zoom} />
      <EntryNote game={game} />
      <div className={isBare ? 'max-w-prose' : columnsClass}>
        {game.is_owned && (
          <CopyPanel game={game} read={copyRead} level={subLevel} photos={pictures.photos} onZoom={zoom} />
        )}
        <div className={isBare ? '' : 'lg:col-start-2 lg:row-span-4 lg:row-start-1'}>
          <FactList game={game} />
          <div className="mt-2 text-13 text-muted">
            <CorrectGame key={game.game_id} game={game} />
          </div>
          <GameCredit sources={game.sources} cover={coverOrigin} />
        </div>
        {game.description && (
          <Block level={subLevel} title={text.description}>
            <Description key={game.game_id} text={game.description} />
          </Block>
        )}
        {hasReleases && <Releases game={game} copies={copyRead.copies} level={subLevel} />}
        {pictures.screenshots.length > 0 && (
          <Block level={subLevel} title={text.screenshots}>
            <Gallery
              pictures={pictures.screenshots}
              onZoom={zoom}
              className="grid-cols-2 gap-3 [&_img]:aspect-video"
            />
          </Block>
        )}
      </div>
      <Lightbox pictures={pictures.all} at={zoomed} onMove={setZoomed} onClose={() => setZoomed(null)} />
    </article>
  );
}

/** Those of all copies, the main one's first. */
function photosOf({ copies }: CopyRead) {
  return copies.flatMap(({ photos }) => photos);
}

/** On a desktop the facts stand beside the rest; the last row takes what they are longer. */
const columnsClass =
  'grid min-w-0 gap-x-8 gap-y-6 lg:grid-flow-col lg:grid-cols-[minmax(0,1fr)_19rem] lg:grid-rows-[auto_auto_auto_1fr]';
