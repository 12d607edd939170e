import { ExternalLink } from 'lucide-react';

import { useWords } from '../i18n/language.ts';
import { tellingWords } from '../i18n/telling.ts';
import { buttonClass } from '../ui/Button.tsx';

/** What is left to do in Telegram, and the way there for whoever's browser opened no tab. */
export function FollowLink({ url }: { url: string | null }) {
  const text = useWords(tellingWords);
  return (
    <div role="status" className="flex flex-col items-start gap-2 empty:hidden">
      {url !== null && (
        <>
          <p className="max-w-prose text-pretty">{text.pressStart}</p>
          <a href={url} target="_blank" rel="noopener" className={buttonClass('primary')}>
            <ExternalLink />
            {text.openTelegram} <span className="sr-only">{text.inNewTab}</span>
          </a>
        </>
      )}
    </div>
  );
}
