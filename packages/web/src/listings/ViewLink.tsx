import { ExternalLink } from 'lucide-react';

import { useText, useWords } from '../i18n/language.ts';
import { listingsWords } from '../i18n/listings.ts';
import { buttonClass } from '../ui/Button.tsx';

type ViewLinkProps = {
  /** None if the marketplace gave none that leads to a page of its own. */
  url: string | null;
  title: string;
  className?: string;
};

/** Opens a listing on its marketplace. */
export function ViewLink({ url, title, className = '' }: ViewLinkProps) {
  const { ui } = useText();
  const text = useWords(listingsWords);
  if (url === null) return null;
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${text.viewListing(title)} ${ui.inNewTab}`}
      className={`${buttonClass()} ${className}`}
    >
      {text.view}
      <ExternalLink aria-hidden />
    </a>
  );
}
