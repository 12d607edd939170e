import { Link, type LinkProps } from '@tanstack/react-router';

type CardTitleProps = { title: string; link: LinkProps };

/** The title of a card, on one line. Its link covers the card. */
export function CardTitle({ title, link }: CardTitleProps) {
  return (
    <h2 className="truncate text-14 font-semibold">
      <Link
        {...link}
        resetScroll={false}
        title={title}
        className="outline-none after:absolute after:inset-0 hover:text-accent"
      >
        {title}
      </Link>
    </h2>
  );
}
