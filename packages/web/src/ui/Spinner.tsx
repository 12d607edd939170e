import { useText } from '../i18n/language.ts';

/** For waiting inside something that is already shown; a loading screen shows skeletons. */
export function Spinner({ isSilent = false }: { isSilent?: boolean }) {
  const text = useText();
  const ring = (
    <svg
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.25"
      aria-hidden
      className="size-5 animate-spin"
    >
      <circle cx="10" cy="10" r="7.5" opacity="0.25" />
      <path d="M17.5 10A7.5 7.5 0 0 0 10 2.5" strokeLinecap="round" />
    </svg>
  );
  if (isSilent) return ring;
  return (
    <span role="status" className="inline-flex">
      {ring}
      <span className="sr-only">{text.ui.loading}</span>
    </span>
  );
}
