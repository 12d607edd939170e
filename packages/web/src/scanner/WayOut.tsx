import { ExternalLink } from 'lucide-react';

import { useText } from '../i18n/language.ts';
import { buttonClass } from '../ui/Button.tsx';

/** A link to another site, such as the marketplace itself. */
export function WayOut({ href, children }: { href: string; children: string }) {
  const { ui } = useText();
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={buttonClass()}>
      {children}
      <span className="sr-only">{ui.inNewTab}</span>
      <ExternalLink aria-hidden />
    </a>
  );
}
