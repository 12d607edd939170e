import { photos as limits } from '@cartouche/contract/limits';
import { photoPath } from '@cartouche/contract/photo.rules';
import { ImagePlus, ScanLine } from 'lucide-react';
import { type ChangeEvent, useId, useState } from 'react';

import { photosWords } from '../i18n/photos.ts';
import { useWords } from '../i18n/language.ts';
import { useRefusalText } from '../i18n/refusalText.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { useMedia } from '../ui/useMedia.ts';
import { NewPhotoTile, StoredPhotoTile } from './PhotoTile.tsx';
import { forgetScanned, scannedOf } from './scannedPicture.ts';
import { useDroppedFiles } from './useDroppedFiles.ts';
import type { NewPhoto } from './useChosenPhotos.ts';
import { usePhotoProblemText } from './usePhotoProblemText.ts';
import type { PhotoWork } from './usePhotoWork.ts';

type PhotoFieldProps = {
  gameId: number;
  work: PhotoWork;
  onRetry: (photo: NewPhoto) => void;
  /** While the form is being sent. */
  isLocked: boolean;
};

/** The photos of a copy, and those that saving will add or remove. */
export function PhotoField({ gameId, work, onRetry, isLocked }: PhotoFieldProps) {
  const text = useWords(photosWords);
  const [scanned, setScanned] = useState(() => scannedOf(gameId));
  const isDraggedOver = useDroppedFiles((files) => !isLocked && work.choose(files));
  const sending = work.added.filter(({ state }) => state === 'sending' || state === 'sent');

  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1.5 text-13 font-semibold">
        {text.title} <span className="font-medium text-muted">{text.count(work.count, limits.most)}</span>
      </legend>
      <Problems work={work} />
      <ul className="grid grid-cols-3 gap-2 sm:grid-cols-6">
        {work.stored.map(({ file_name }, index) => (
          <StoredPhotoTile
            key={file_name}
            src={photoPath(file_name, 'thumbnail')}
            number={index + 1}
            isMarked={work.isMarked(file_name)}
            isLocked={isLocked}
            onMark={() => work.mark(file_name)}
            onUnmark={() => work.unmark(file_name)}
          />
        ))}
        {work.added.map((photo, index) => (
          <NewPhotoTile
            key={photo.id}
            photo={photo}
            number={work.stored.length + index + 1}
            isLocked={isLocked}
            onDrop={() => work.drop(photo.id)}
            onUnreadable={() => work.refuse(photo)}
            onRetry={() => onRetry(photo)}
          />
        ))}
        {/* Hidden when there is no place left, but still focusable, so that it does not drop the focus. */}
        <li className={work.free === 0 ? 'sr-only has-[:focus]:not-sr-only' : ''}>
          <AddTile
            isDraggedOver={isDraggedOver}
            isFull={work.free === 0}
            isLocked={isLocked}
            isChecking={work.isChecking}
            onChoose={(files) => work.choose(files)}
          />
        </li>
      </ul>
      {scanned && work.free > 0 && (
        <Button
          icon={<ScanLine />}
          className="self-start"
          onClick={() => {
            work.choose([scanned]);
            forgetScanned();
            setScanned(null);
          }}
        >
          {text.keepScanned}
        </Button>
      )}
      <p className="text-13 text-muted">{text.hint(limits.most)}</p>
      <p role="status" className="sr-only">
        {work.isSending && sending.length > 0 && text.sending(sending.length, work.added.length)}
      </p>
    </fieldset>
  );
}

/** Which files were refused, and which photos did not arrive. */
function Problems({ work }: { work: PhotoWork }) {
  const text = useWords(photosWords);
  const tell = useRefusalText();
  const problemText = usePhotoProblemText();
  const { notTaken, removalError } = work;
  const lines = [
    ...(notTaken?.problems.map(({ name, problem }) => problemText(name, problem)) ?? []),
    ...(notTaken && notTaken.beyond > 0 ? [text.beyond(notTaken.beyond)] : []),
    ...(removalError ? [tell(removalError, text.removeFailed)] : []),
    ...work.added
      .filter(({ state }) => state === 'failed')
      .map(({ file, error }) => text.failed(file.name, tell(error, text.notSent))),
  ];
  if (lines.length === 0) return null;

  return (
    <Alert>
      <ul className="flex flex-col gap-1 wrap-anywhere">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Alert>
  );
}

/** The formats of phone photos. A phone that is not asked for these converts to JPEG by itself. */
const phoneFormats = ['image/heic', 'image/heif', 'image/avif', '.heic', '.heif'];

type AddTileProps = {
  isDraggedOver: boolean;
  isFull: boolean;
  isLocked: boolean;
  isChecking: boolean;
  onChoose: (files: File[]) => void;
};

/** The browser's own file input, under a tile: on a phone it opens the camera or the gallery. */
function AddTile({ isDraggedOver, isFull, isLocked, isChecking, onChoose }: AddTileProps) {
  const text = useWords(photosWords);
  const isTouched = useMedia('(pointer: coarse)');
  const id = useId();

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    onChoose([...(target.files ?? [])]);
    // The same file can be chosen again after it was removed.
    target.value = '';
  }

  return (
    <>
      <input
        id={id}
        type="file"
        multiple
        accept={isTouched ? limits.types.join(',') : [...limits.types, ...phoneFormats].join(',')}
        // Not disabled, which would drop the focus when the last place is filled.
        aria-disabled={isFull || isLocked || undefined}
        onClick={(event) => (isFull || isLocked) && event.preventDefault()}
        onChange={choose}
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        className={`flex aspect-square cursor-pointer flex-col items-center justify-center gap-1 rounded-control border-2 border-dashed p-1 text-center text-13 font-medium transition peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent peer-aria-disabled:cursor-not-allowed peer-aria-disabled:opacity-45 hover:bg-sunken ${isDraggedOver ? 'border-accent bg-accent-tint text-accent' : 'border-edge text-muted'}`}
      >
        <ImagePlus className="size-5" />
        {addText()}
      </label>
    </>
  );

  function addText() {
    if (isChecking) return text.looking;
    return isDraggedOver ? text.dropHere : text.add;
  }
}
