import { mark } from './mark.ts';

/** Our logo, in the colours of the theme. */
export function WordMark({
  isIconOnly = false,
  className = 'h-8',
}: {
  isIconOnly?: boolean;
  className?: string;
}) {
  return (
    <span role="img" aria-label="Cartouche" className={`inline-flex items-center gap-2 ${className}`}>
      <svg viewBox="0 0 32 32" aria-hidden className="h-full w-auto">
        {mark.map(({ path, color }) => (
          <path key={path} d={path} className={color === 'accent' ? 'fill-accent' : 'fill-on-accent'} />
        ))}
      </svg>
      {!isIconOnly && (
        <span aria-hidden className="text-20 leading-none font-extrabold tracking-[-0.035em]">
          Cartouche
        </span>
      )}
    </span>
  );
}
