import type { ReactNode } from 'react';

import { useText } from '../i18n/language.ts';

type ZoomButtonProps = { name: string; onPress: () => void; children: ReactNode };

/** An image that can be enlarged. */
export function ZoomButton({ name, onPress, children }: ZoomButtonProps) {
  const text = useText().catalogue;
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
