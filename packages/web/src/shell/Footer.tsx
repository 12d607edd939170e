import { Keyboard } from 'lucide-react';

import { useText } from '../i18n/language.ts';
import { Attribution } from './Attribution.tsx';

/** Below it is room for the feedback pill, which would else cover what stands here. */
export function Footer({ onKeys }: { onKeys: () => void }) {
  const text = useText().shell;
  return (
    <footer className="mx-auto flex w-full max-w-7xl flex-wrap items-center gap-x-4 gap-y-1 px-4 pt-6 pb-18 sm:px-6 sm:pb-16">
      <div className="mr-auto">
        <Attribution />
      </div>
      {/* Also the way to switch them on again; a device that has only a touch screen has no use for it. */}
      <button
        type="button"
        onClick={onKeys}
        className="hidden min-h-9 items-center gap-1.5 rounded-control px-2 text-12 font-medium text-muted transition hover:bg-ink/6 hover:text-ink any-pointer-fine:inline-flex [&>svg]:size-4"
      >
        <Keyboard />
        {text.keys}
      </button>
      <p className="text-12 text-muted">{text.tagline}</p>
    </footer>
  );
}
