import { useText } from '../i18n/language.ts';
import { listingAddress } from './listingAddress.ts';

/** Opens a listing on its marketplace; covers the nearest positioned parent. */
export function ListingLink({ url, children }: { url: string; children: string }) {
  const { ui } = useText();
  const address = listingAddress(url);
  if (address === null) return children;

  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      className="after:absolute after:inset-0 hover:text-accent"
    >
      {children}
      <span className="sr-only"> {ui.inNewTab}</span>
    </a>
  );
}
