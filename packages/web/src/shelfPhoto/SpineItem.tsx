import { Search } from 'lucide-react';
import { useId } from 'react';

import { GameCover } from '../games/GameCover.tsx';
import { useWords } from '../i18n/language.ts';
import { shelfPhotoWords } from '../i18n/shelfPhoto.ts';
import { usePlatformOf } from '../platforms/usePlatformOf.ts';
import { Button } from '../ui/Button.tsx';
import { Select } from '../ui/Select.tsx';
import { Spine } from '../ui/Spine.tsx';
import { SpineCrop } from './SpineCrop.tsx';
import { SpineStanding } from './SpineStanding.tsx';
import { type SpineGame, type SpineRow, standingOf } from './spineRows.ts';

type SpineItemProps = {
  row: SpineRow;
  rows: readonly SpineRow[];
  hasPicture: boolean;
  /** Its pixels, once they are there. */
  picture: ImageBitmap | null;
  isLocked: boolean;
  onTick: (isTicked: boolean) => void;
  onChoose: (game: SpineGame) => void;
  onSearch: () => void;
};

/** One spine: its crop, what was read, and the game that it is taken for. */
export function SpineItem({ row, rows, ...props }: SpineItemProps) {
  const { hasPicture, picture, isLocked, onTick, onChoose, onSearch } = props;
  const text = useWords(shelfPhotoWords);
  const id = useId();
  const { number, game, words, candidates, isTicked, isAdded } = row;
  const platformOf = usePlatformOf();
  const color = platformOf(game?.platform_id ?? 0)?.color;
  const standing = standingOf(rows, row);
  const isDone = isLocked || isAdded;
  const ticks = standing.isFurther ? text.tickFurther : text.tick;
  // What the user searched for is one of the choices, too.
  const choices =
    game && !candidates.some((one) => one.game_id === game.game_id) ? [game, ...candidates] : candidates;

  return (
    <li className="relative flex flex-col gap-2 overflow-hidden rounded-card border border-hairline bg-surface p-3 pl-4">
      {color && <Spine color={color} />}
      {hasPicture && <SpineCrop picture={picture} spine={row} label={text.crop(number)} />}
      <p className="truncate text-13 text-muted">
        {!hasPicture && <strong className="text-ink">{number}. </strong>}
        {words === '' ? text.unread : text.read(words)}
      </p>
      <div className="flex items-center gap-3">
        <input
          id={id}
          type="checkbox"
          aria-label={game ? ticks(game.title, game.platform) : text.tickNone(number)}
          checked={isTicked}
          disabled={!game || isDone}
          onChange={({ target }) => onTick(target.checked)}
          className="size-6 shrink-0 disabled:opacity-45"
          style={{ accentColor: 'var(--color-accent)' }}
        />
        <label htmlFor={id} className="flex min-h-14 min-w-0 grow items-center gap-3">
          {game && (
            <span className="w-10 shrink-0">
              <GameCover game={game} size="small" />
            </span>
          )}
          <span className="flex min-w-0 flex-col items-start gap-0.5">
            <span className="line-clamp-2 font-semibold">{game?.title ?? text.unknown}</span>
            {game && <span className="text-13 text-muted">{game.platform}</span>}
            {game && <SpineStanding row={row} standing={standing} />}
          </span>
        </label>
      </div>
      <div className="flex flex-wrap items-end gap-2">
        {choices.length > 1 && (
          <div className="min-w-0 grow basis-40">
            <Select
              label={text.otherGame(number)}
              isLabelHidden
              value={String(game?.game_id ?? '')}
              disabled={isDone}
              options={choices.map(({ game_id, title, platform, platform_id }) => ({
                value: String(game_id),
                // A narrow field cuts off its end, and often only the console differs.
                label: `${platformOf(platform_id)?.short_name ?? platform} · ${title}`,
              }))}
              onChoose={(value) => {
                const chosen = choices.find(({ game_id }) => String(game_id) === value);
                if (chosen) onChoose(chosen);
              }}
            />
          </div>
        )}
        <Button icon={<Search />} disabled={isDone} onClick={onSearch} className="max-sm:grow">
          {text.search}
          <span className="sr-only">{text.forSpine(number)}</span>
        </Button>
      </div>
    </li>
  );
}
