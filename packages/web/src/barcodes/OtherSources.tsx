import { PictureChoice } from '../camera/PictureChoice.tsx';
import { DigitsForm } from './DigitsForm.tsx';

type OtherSourcesProps = { onPicture: (file: File) => void; onCode: (gtin: string) => void };

/** Beside the camera: a picture, and the digits. */
export function OtherSources({ onPicture, onCode }: OtherSourcesProps) {
  return (
    <div className="flex flex-col gap-3">
      <DigitsForm onCode={onCode} />
      <div className="flex max-sm:*:grow">
        <PictureChoice onChoose={onPicture} />
      </div>
    </div>
  );
}
