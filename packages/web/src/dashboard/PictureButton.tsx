import { Image } from 'lucide-react';
import { useState } from 'react';

import { dashboardWords } from '../i18n/dashboard.ts';
import { useWords } from '../i18n/language.ts';
import { PictureOverlay } from '../picture/PictureOverlay.tsx';
import { IconButton } from '../ui/IconButton.tsx';

/** Opens the user's shelf as a picture to share. */
export function PictureButton() {
  const text = useWords(dashboardWords);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton aria-label={text.savePicture} icon={<Image />} onClick={() => setOpen(true)} />
      <PictureOverlay isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
