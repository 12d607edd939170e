import type { ReactNode } from 'react';

import { detailsWords } from '../i18n/details.ts';
import { useWords } from '../i18n/language.ts';

type ZoomButtonProps = { name: string; onPress: () => void; children: ReactNode };

/** An image that can be enlarged. */
export function ZoomButton({ name, onPress, children }: ZoomButtonProps) {
  const text = useWords(detailsWords);
  return (
    <button
      type="button"
      aria-label={text.zoom(name)}
      onClick={onPress}
      className="block w-full cursor-zoom-in rounded-small"
    >
      {children}
    </button>
  );
}
