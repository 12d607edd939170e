import { PictureChoice } from '../camera/PictureChoice.tsx';
import { DigitsForm, type DigitsFormProps } from './DigitsForm.tsx';

type OtherSourcesProps = DigitsFormProps & { onPicture: (file: File) => void };

/** Beside the camera: a picture, and the digits. */
export function OtherSources({ onPicture, ...digits }: OtherSourcesProps) {
  return (
    <div className="flex flex-col gap-3">
      <DigitsForm {...digits} />
      <div className="flex max-sm:*:grow">
        <PictureChoice onChoose={onPicture} />
      </div>
    </div>
  );
}
