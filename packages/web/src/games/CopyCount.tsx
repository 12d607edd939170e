import { useText } from '../i18n/language.ts';

/** How many copies the user has of a game, where there are several. */
export function CopyCount({ copies }: { copies: number | undefined }) {
  const text = useText().catalogue;
  if (copies === undefined || copies < 2) return null;

  return (
    <span className="shrink-0 text-13 font-semibold whitespace-nowrap text-muted tabular-nums">
      <span aria-hidden>×{copies}</span>
      <span className="sr-only">{text.copies(copies)}</span>
    </span>
  );
}
