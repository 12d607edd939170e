import { WifiOff, X } from 'lucide-react';
import { useState } from 'react';

import { useUnsentGuard, useIsOnline } from '../api/online.ts';
import { useText } from '../i18n/language.ts';
import { IconButton } from '../ui/IconButton.tsx';

/** Says what happens to what is opened or changed without a network, each time there is none. */
export function OfflineNotice() {
  const isOnline = useIsOnline();
  useUnsentGuard(isOnline);
  return isOnline ? null : <Notice />;
}

function Notice() {
  const text = useText();
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return null;

  return (
    <div className="pointer-events-auto flex min-h-12 max-w-md animate-rise items-center gap-2.5 rounded-card bg-raised pr-0.5 pl-4 text-14 font-medium text-pretty shadow-float inset-ring inset-ring-edge">
      <WifiOff className="size-4.5 shrink-0 text-muted" />
      <p className="py-2.5">{text.shell.offline}</p>
      <IconButton aria-label={text.ui.dismiss} icon={<X />} onClick={() => setClosed(true)} />
    </div>
  );
}
