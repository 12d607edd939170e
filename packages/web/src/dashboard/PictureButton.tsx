import { Image } from 'lucide-react';
import { useState } from 'react';

import { useWords } from '../i18n/language.ts';
import { pictureWords } from '../i18n/picture.ts';
import { PictureOverlay } from '../picture/PictureOverlay.tsx';
import { IconButton } from '../ui/IconButton.tsx';

/** Opens the user's shelf as a picture to share. */
export function PictureButton() {
  const text = useWords(pictureWords);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton aria-label={text.save} icon={<Image />} onClick={() => setOpen(true)} />
      <PictureOverlay isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
