import { type ReactNode, useState } from 'react';

import { useText } from '../i18n/language.ts';
import { Overlay } from '../ui/Overlay.tsx';

type ZoomableImageProps = { src: string; name: string; children: ReactNode };

/** An image that a press shows large; the close button or a press beside it brings it back. */
export function ZoomableImage({ src, name, children }: ZoomableImageProps) {
  const text = useText().catalogue;
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      <button
        type="button"
        aria-label={text.zoom(name)}
        onClick={() => setOpen(true)}
        className="block w-full cursor-zoom-in rounded-small"
      >
        {children}
      </button>
      <Overlay isOpen={isOpen} onClose={() => setOpen(false)} title={name} isTitleHidden size="large">
        <img src={src} alt={name} className="mx-auto max-h-[78dvh] max-w-full object-contain" />
      </Overlay>
    </>
  );
}
