import { Link } from '@tanstack/react-router';
import { Lock } from 'lucide-react';

import { useText, useWords } from '../i18n/language.ts';
import { platformsWords } from '../i18n/platforms.ts';
import { paths } from '../paths.ts';
import { buttonClass } from '../ui/Button.tsx';

/** How many more platforms fit; nothing on a plan without a limit. */
export function PlatformLimit({ room }: { room: number }) {
  const text = useText();
  const words = useWords(platformsWords);
  if (room === Infinity) return null;

  return (
    <div className="flex min-h-13 items-center justify-between gap-3 rounded-card bg-sunken py-1.5 pr-2 pl-4 inset-ring inset-ring-hairline">
      <p role="status" className="flex flex-wrap items-center gap-x-1.5">
        {room === 0 ? (
          <strong className="flex items-center gap-2 font-semibold">
            <Lock className="size-4.5 text-incomplete" />
            {words.limitReached}
          </strong>
        ) : (
          <>
            <span className="text-muted">{words.consolesRemaining}</span>{' '}
            <strong className="font-semibold">{words.remaining(room)}</strong>
          </>
        )}
      </p>
      <Link {...paths.subscription()} className={buttonClass(room === 0 ? 'primary' : 'quiet')}>
        {room === 0 ? text.subscription.upgradeToPro : text.subscription.upgrade}
      </Link>
    </div>
  );
}
