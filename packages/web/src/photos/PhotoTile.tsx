import { RotateCcw, RotateCw, X } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';

import { photosWords } from '../i18n/photos.ts';
import { useWords } from '../i18n/language.ts';
import { previewOf } from './previewOf.ts';
import { type NewPhoto, canRetry } from './useChosenPhotos.ts';

type StoredPhotoTileProps = {
  src: string;
  number: number;
  /** The next save removes it; until then it can be kept. */
  isMarked: boolean;
  isLocked: boolean;
  onMark: () => void;
  onUnmark: () => void;
};

/** A photo on the server. */
export function StoredPhotoTile({ src, number, isMarked, isLocked, onMark, onUnmark }: StoredPhotoTileProps) {
  const text = useWords(photosWords);
  return (
    <Tile
      picture={{ src }}
      alt={text.photo(number)}
      isFaded={isMarked}
      button={
        isMarked ? (
          <CornerButton
            label={text.keep(number)}
            icon={<RotateCcw />}
            isLocked={isLocked}
            onPress={onUnmark}
          />
        ) : (
          <CornerButton label={text.remove(number)} icon={<X />} isLocked={isLocked} onPress={onMark} />
        )
      }
    >
      {isMarked && <Caption>{text.goes}</Caption>}
    </Tile>
  );
}

type NewPhotoTileProps = {
  photo: NewPhoto;
  number: number;
  isLocked: boolean;
  onDrop: () => void;
  onUnreadable: () => void;
  onRetry: () => void;
};

/** A photo that was chosen here, being sent or not sent yet. */
export function NewPhotoTile({ photo, number, isLocked, onDrop, onUnreadable, onRetry }: NewPhotoTileProps) {
  const text = useWords(photosWords);
  const [preview] = useState(() => previewOf(photo.file));
  const { state, progress } = photo;

  return (
    <Tile
      // Once it is being sent, the server decides whether it is valid.
      picture={{ ref: preview, onError: state === 'chosen' ? onUnreadable : undefined }}
      alt={text.photo(number)}
      isFaded={state === 'failed'}
      button={
        state !== 'sent' && (
          <CornerButton label={text.remove(number)} icon={<X />} isLocked={isLocked} onPress={onDrop} />
        )
      }
    >
      {state === 'failed' && !canRetry(photo) && <Caption>{text.notPossible}</Caption>}
      {canRetry(photo) && (
        <button
          type="button"
          disabled={isLocked}
          onClick={onRetry}
          aria-label={text.retry(number)}
          className="absolute inset-x-1 bottom-1 flex min-h-11 items-center justify-center gap-1 rounded-small bg-raised text-12 font-semibold text-danger inset-ring inset-ring-danger sm:min-h-8 [&>svg]:size-3.5"
        >
          <RotateCw />
          {text.tryAgain}
        </button>
      )}
      {(state === 'sending' || state === 'sent') && (
        <div
          role="progressbar"
          aria-label={text.progressOf(number)}
          aria-valuenow={Math.round(progress * 100)}
          className="absolute inset-x-1.5 bottom-1.5 h-1.5 overflow-hidden rounded-full bg-raised inset-ring inset-ring-edge"
        >
          <div
            className="h-full origin-left bg-accent transition-transform"
            style={{ transform: `scaleX(${progress})` }}
          />
        </div>
      )}
    </Tile>
  );
}

type TileProps = {
  picture: Pick<ComponentProps<'img'>, 'src' | 'ref' | 'onError'>;
  alt: string;
  isFaded: boolean;
  button: ReactNode;
  children: ReactNode;
};

function Tile({ picture, alt, isFaded, button, children }: TileProps) {
  return (
    <li className="relative aspect-square overflow-hidden rounded-control bg-sunken inset-ring inset-ring-hairline">
      <img
        {...picture}
        alt={alt}
        decoding="async"
        className={`size-full object-cover transition ${isFaded ? 'opacity-40 grayscale' : ''}`}
      />
      {children}
      {button}
    </li>
  );
}

function Caption({ children }: { children: string }) {
  return (
    <span className="absolute inset-x-1 bottom-1 rounded-small bg-raised px-1 py-0.5 text-center text-12 font-semibold text-pretty">
      {children}
    </span>
  );
}

type CornerButtonProps = { label: string; icon: ReactNode; isLocked: boolean; onPress: () => void };

/** Large enough for a finger, small enough to leave the picture visible. */
function CornerButton({ label, icon, isLocked, onPress }: CornerButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={isLocked}
      onClick={onPress}
      className="absolute top-0 right-0 grid size-11 place-items-center rounded-control focus-visible:-outline-offset-4 disabled:hidden [&>span>svg]:size-4"
    >
      <span className="grid size-7 place-items-center rounded-full bg-raised text-ink shadow-segment inset-ring inset-ring-edge">
        {icon}
      </span>
    </button>
  );
}
