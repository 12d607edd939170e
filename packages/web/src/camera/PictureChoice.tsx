import { photos } from '@cartouche/contract/limits';
import { ImageUp } from 'lucide-react';
import { type ChangeEvent, useId } from 'react';

import { cameraWords } from '../i18n/camera.ts';
import { useWords } from '../i18n/language.ts';
import { buttonClass } from '../ui/Button.tsx';
import { markChoosing } from './covered.ts';

type PictureChoiceProps = {
  onChoose: (file: File) => void;
  /** Where no camera can be started. */
  isPrimary?: boolean;
};

/** The browser's own file input under a button: on a phone it also offers the camera's own app. */
export function PictureChoice({ onChoose, isPrimary = false }: PictureChoiceProps) {
  const text = useWords(cameraWords);
  const id = useId();

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    target.value = ''; // the same file can be chosen again
    if (file) onChoose(file);
  }

  return (
    <span>
      <input
        id={id}
        type="file"
        accept={photos.types.join(',')}
        onClick={({ currentTarget }) => markChoosing(currentTarget)}
        onChange={choose}
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        className={`${buttonClass(isPrimary ? 'primary' : 'quiet')} w-full cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent`}
      >
        <ImageUp />
        {text.choosePicture}
      </label>
    </span>
  );
}
