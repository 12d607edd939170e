import { Download, Share2 } from 'lucide-react';
import { useState } from 'react';

import { useText, useWords } from '../i18n/language.ts';
import { pictureWords } from '../i18n/picture.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { Overlay } from '../ui/Overlay.tsx';
import { saveFile } from '../ui/saveFile.ts';
import { Segmented } from '../ui/Segmented.tsx';
import { toast } from '../ui/toast.ts';
import type { PictureOverlayProps } from './PictureOverlay.tsx';
import { type PictureFormat, frames } from './pictureLayout.ts';
import { usePicture } from './usePicture.ts';
import { usePictureGroups } from './usePictureGroups.ts';

const formats = ['wide', 'tall'] as const satisfies readonly PictureFormat[];

/** Chooses the format, shows the picture, and saves or shares it. */
export function PicturePanel({ isOpen, onClose }: PictureOverlayProps) {
  const { ui } = useText();
  const text = useWords(pictureWords);
  const [format, setFormat] = useState<PictureFormat>('wide');
  const shelf = usePictureGroups(format);
  const { canvas, isDrawn } = usePicture(format, shelf);
  const { width, height } = frames[format];
  const isEmpty = shelf.groups?.length === 0;
  const isReady = isDrawn && !isEmpty;
  const name = `cartouche-${width}x${height}.png`;

  async function take(use: (file: File) => void | Promise<void>) {
    const blob = await new Promise<Blob | null>((done) => canvas.current?.toBlob(done, 'image/png'));
    if (!blob) return toast({ text: text.failed });
    return await use(new File([blob], name, { type: blob.type }));
  }

  return (
    <Overlay
      isOpen={isOpen}
      onClose={onClose}
      title={text.title}
      footer={
        <>
          <Button onClick={onClose}>{ui.close}</Button>
          {canShare && (
            <Button icon={<Share2 />} disabled={!isReady} onClick={() => void take(share)}>
              {text.share}
            </Button>
          )}
          <Button
            variant="primary"
            icon={<Download />}
            disabled={!isReady}
            onClick={() => void take((file) => saveFile(name, file))}
          >
            {text.save}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Segmented label={text.format}>
          {formats.map((one) => (
            <button key={one} type="button" aria-pressed={one === format} onClick={() => setFormat(one)}>
              {text.formats[one]}
              <span className="text-12 text-muted max-sm:hidden">
                {frames[one].width} × {frames[one].height}
              </span>
            </button>
          ))}
        </Segmented>
        {shelf.error ? (
          <ErrorState error={shelf.error} onRetry={shelf.retry} />
        ) : (
          <div className="flex h-[min(26rem,52dvh)] items-center justify-center rounded-card bg-sunken p-3">
            <canvas
              ref={canvas}
              role="img"
              aria-label={text.picture}
              width={width}
              height={height}
              className={`max-h-full max-w-full animate-appear rounded-small shadow-float ${isDrawn ? '' : 'invisible'}`}
            />
          </div>
        )}
        <p className="text-13 text-pretty text-muted">{isEmpty ? text.nothing : text.hint}</p>
      </div>
    </Overlay>
  );
}

/** Whether this device hands files to other programs. */
const canShare =
  typeof navigator.canShare === 'function' &&
  navigator.canShare({ files: [new File([], 'a.png', { type: 'image/png' })] });

async function share(file: File): Promise<void> {
  // The user may change their mind, which is no error.
  await navigator.share({ files: [file] }).catch(() => undefined);
}
