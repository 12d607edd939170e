import { useState } from 'react';

import { api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { GameCover } from '../games/GameCover.tsx';
import type { Game } from '../games/useGame.ts';
import { useText, useWords } from '../i18n/language.ts';
import { photosWords } from '../i18n/photos.ts';
import { colorlessPlatform, usePlatformOf } from '../platforms/usePlatformOf.ts';
import { Lightbox, type Picture } from '../ui/Lightbox.tsx';
import { Spine } from '../ui/Spine.tsx';
import { Block } from './Block.tsx';
import { CopyStatus } from './CopyStatus.tsx';
import { Description } from './Description.tsx';
import { FactList } from './FactList.tsx';
import { Gallery } from './Gallery.tsx';
import { ZoomButton } from './ZoomButton.tsx';
import { usePictures } from './usePictures.ts';

type GameDetailsProps = {
  game: Game;
  /** Level of the heading: the page's own, or one below it. */
  level?: 'h1' | 'h2';
};

/** Everything known about a game, and about the user's copy of it. */
export function GameDetails({ game, level = 'h2' }: GameDetailsProps) {
  const text = useText().catalogue;
  const photoText = useWords(photosWords);
  const subLevel = level === 'h1' ? 'h2' : 'h3';
  const item = useRead(api.collection.item, game.is_owned ? { gameId: game.game_id } : null);
  const copy = game.is_owned ? item.data : undefined;
  const pictures = usePictures(game, copy?.photos ?? []);
  const [zoomed, setZoomed] = useState<number | null>(null);
  const zoom = (src: string) => setZoomed(pictures.all.findIndex((picture) => picture.src === src));

  return (
    <article className="grid gap-x-8 gap-y-5 sm:grid-cols-[minmax(0,15rem)_minmax(0,1fr)] lg:grid-cols-[minmax(0,19rem)_minmax(0,1fr)]">
      <FrontCover game={game} cover={pictures.cover} onZoom={zoom} />
      <div className="flex min-w-0 flex-col gap-5">
        <Heading game={game} level={level} />
        <Block level={subLevel} title={text.status}>
          <CopyStatus game={game} copy={copy} isPending={item.isPending} />
        </Block>
        <FactList game={game} />
        {game.description && (
          <Block level={subLevel} title={text.description}>
            <Description key={game.game_id} text={game.description} />
          </Block>
        )}
        {copy && copy.notes !== '' && (
          <Block level={subLevel} title={text.yourNotes}>
            <p dir="auto" className="wrap-anywhere whitespace-pre-line">
              {copy.notes}
            </p>
          </Block>
        )}
        {pictures.screenshots.length > 0 && (
          <Block level={subLevel} title={text.screenshots}>
            <Gallery
              pictures={pictures.screenshots}
              onZoom={zoom}
              className="grid-cols-2 gap-3 [&_img]:aspect-video"
            />
          </Block>
        )}
        {pictures.photos.length > 0 && (
          <Block level={subLevel} title={photoText.yours}>
            <Gallery
              pictures={pictures.photos}
              onZoom={zoom}
              className="grid-cols-3 gap-2 [&_img]:aspect-square lg:grid-cols-6"
            />
          </Block>
        )}
        <Lightbox pictures={pictures.all} at={zoomed} onMove={setZoomed} onClose={() => setZoomed(null)} />
      </div>
    </article>
  );
}

type FrontCoverProps = { game: Game; cover: Picture | null; onZoom: (src: string) => void };

/** The cover on its console's spine. Only an image can be enlarged, a drawn cover cannot. */
function FrontCover({ game, cover, onZoom }: FrontCoverProps) {
  const color = usePlatformOf()(game.platform_id)?.color ?? colorlessPlatform;
  const shared = { game, isEager: true, className: 'rounded-none!' };

  return (
    <div className="relative mx-auto w-44 self-start overflow-hidden rounded-card pl-1 sm:w-full">
      <Spine color={color} />
      {cover ? (
        <ZoomButton name={cover.name} onPress={() => onZoom(cover.src)}>
          <GameCover {...shared} />
        </ZoomButton>
      ) : (
        <GameCover {...shared} />
      )}
    </div>
  );
}

/** Title, publisher and alternative titles. */
function Heading({ game, level: Headline }: { game: Game; level: 'h1' | 'h2' }) {
  const text = useText().catalogue;
  return (
    <div className="flex flex-col gap-1">
      <Headline className="text-26 text-pretty sm:text-34">{game.title}</Headline>
      {game.publisher && <p className="text-16 text-muted">{game.publisher}</p>}
      {game.alt_titles.length > 0 && (
        <p className="text-13 text-muted text-pretty">
          {text.alsoKnownAs} {game.alt_titles.join(' · ')}
        </p>
      )}
    </div>
  );
}
