import { photos as limits } from '@cartouche/contract/limits';
import { ImagePlus, X } from 'lucide-react';
import { useId } from 'react';

import { entriesWords } from '../i18n/entries.ts';
import { useWords } from '../i18n/language.ts';
import { previewOf } from '../photos/previewOf.ts';
import { Alert } from '../ui/Alert.tsx';
import { buttonClass, Button } from '../ui/Button.tsx';
import type { EntryForm } from './useEntryForm.ts';

/** The browser's own file input, under a button: on a phone it opens the camera or the gallery. */
export function EntryCoverField({ cover, isLocked }: { cover: EntryForm['cover']; isLocked: boolean }) {
  const text = useWords(entriesWords);
  const id = useId();
  const { file, src, problem } = cover;
  const hasPicture = file !== null || src !== null;

  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1.5 text-13 font-semibold">{text.cover}</legend>
      {problem !== null && <Alert>{problem}</Alert>}
      <div className="flex flex-wrap items-center gap-3">
        {file && <img ref={previewOf(file)} alt={text.yourCover} className={pictureClass} />}
        {src !== null && <img src={src} alt={text.yourCover} className={pictureClass} />}
        <input
          id={id}
          type="file"
          accept={limits.types.join(',')}
          disabled={isLocked}
          onChange={({ target }) => {
            void cover.choose(target.files?.[0]);
            // The same file can be chosen again after it was removed.
            target.value = '';
          }}
          className="peer sr-only"
        />
        <label
          htmlFor={id}
          className={`${buttonClass()} cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent`}
        >
          <ImagePlus />
          {hasPicture ? text.otherCover : text.chooseCover}
        </label>
        {hasPicture && (
          <Button icon={<X />} disabled={isLocked} onClick={cover.drop}>
            {text.dropCover}
          </Button>
        )}
      </div>
      {!hasPicture && <p className="text-13 text-muted">{text.coverHint}</p>}
    </fieldset>
  );
}

const pictureClass = 'h-28 w-28 rounded-small bg-sunken object-contain';
