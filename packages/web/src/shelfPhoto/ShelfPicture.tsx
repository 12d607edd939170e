import { useWords } from '../i18n/language.ts';
import { cameraWords } from '../i18n/camera.ts';
import { previewOf } from '../photos/previewOf.ts';
import type { SpineRow } from './spineRows.ts';

type ShelfPictureProps = { picture: File; rows: readonly SpineRow[] };

/** The picture with its spines numbered, as the list numbers them. */
export function ShelfPicture({ picture, rows }: ShelfPictureProps) {
  const { captured } = useWords(cameraWords);
  return (
    <div className="flex justify-center rounded-card bg-night p-2">
      <div className="relative">
        <img
          ref={previewOf(picture)}
          alt={captured}
          className="block max-w-full rounded-small"
          style={{ maxHeight: '40dvh' }}
        />
        {rows.map(({ number, box, isTicked }) => (
          <span
            key={number}
            aria-hidden
            className={`absolute flex justify-center rounded-small border-2 text-12 font-bold ${isTicked ? 'border-accent' : 'border-edge'}`}
            style={{
              left: `${box.x * 100}%`,
              top: `${box.y * 100}%`,
              width: `${box.width * 100}%`,
              height: `${box.height * 100}%`,
            }}
          >
            <span
              className={`self-start rounded-small px-1 text-center ${isTicked ? 'bg-accent text-on-accent' : 'bg-night text-on-night'}`}
            >
              {number}
            </span>
          </span>
        ))}
      </div>
    </div>
  );
}
