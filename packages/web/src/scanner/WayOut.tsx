import { ExternalLink } from 'lucide-react';

import { useWords } from '../i18n/language.ts';
import { scannerWords } from '../i18n/scanner.ts';
import { buttonClass } from '../ui/Button.tsx';

/** A link to another site, such as the marketplace itself. */
export function WayOut({ href, children }: { href: string; children: string }) {
  const text = useWords(scannerWords);
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={buttonClass()}>
      {children}
      <span className="sr-only">{text.inNewTab}</span>
      <ExternalLink aria-hidden />
    </a>
  );
}
