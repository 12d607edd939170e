import { PictureChoice } from '../camera/PictureChoice.tsx';
import { barcodesWords } from '../i18n/barcodes.ts';
import { useWords } from '../i18n/language.ts';
import { DigitsForm } from './DigitsForm.tsx';

type OtherSourcesProps = { onPicture: (file: File) => void; onCode: (gtin: string) => void };

/** Beside the camera: a picture, and the digits. */
export function OtherSources({ onPicture, onCode }: OtherSourcesProps) {
  const text = useWords(barcodesWords);
  return (
    <div className="flex flex-col gap-3">
      <DigitsForm onCode={onCode} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 max-sm:*:grow">
        <PictureChoice onChoose={onPicture} />
        <p className="text-13 text-muted max-sm:text-center">{text.privacy}</p>
      </div>
    </div>
  );
}
