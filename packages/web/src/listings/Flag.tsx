import type { ReactNode } from 'react';

type FlagProps = { country: string; className?: string };

/**
 * The flag of a marketplace's country, 20 by 14. Drawn: Windows has letters in place of the emoji, and Linux often
 * nothing. The name of the country stands beside it.
 */
export function Flag({ country, className }: FlagProps) {
  return (
    <span aria-hidden className={className}>
      <svg viewBox="0 0 20 14" width={20} height={14} className="forced-color-adjust-none">
        {flags[country]}
        <path fill="none" stroke="#0003" d="M.5.5h19v13H.5z" />
      </svg>
    </span>
  );
}

const upright = (...colors: [string, string, string]) =>
  colors.map((color, at) => <path key={color} fill={color} d={`M${(at * 20) / 3} 0h6.67v14h-6.67z`} />);

const white = '#fff';

/** The crosses of the United Kingdom, in a field of 20 by 14. */
const crosses = (
  <>
    <path fill="#012169" d="M0 0h20v14H0z" />
    <path stroke={white} strokeWidth="2.8" d="m0 0 20 14M20 0 0 14" />
    <path stroke="#c8102e" strokeWidth="1" d="m0 0 20 14M20 0 0 14" />
    <path fill={white} d="M8 0h4v14H8zM0 5h20v4H0z" />
    <path fill="#c8102e" d="M8.8 0h2.4v14H8.8zM0 5.8h20v2.4H0z" />
  </>
);

const star = (x: number, y: number, r: number) => (
  <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill={white} />
);

const flags: Record<string, ReactNode> = {
  US: (
    <>
      <path fill={white} d="M0 0h20v14H0z" />
      {[0, 4, 8, 12].map((y) => (
        <path key={y} fill="#b22234" d={`M0 ${y}h20v2H0z`} />
      ))}
      <path fill="#3c3b6e" d="M0 0h9v8H0z" />
      {[1.6, 4, 6.4].flatMap((y) => [1.6, 3.6, 5.5, 7.4].map((x) => star(x, y, 0.55)))}
    </>
  ),
  GB: crosses,
  DE: (
    <>
      <path fill="#1a1a1a" d="M0 0h20v5H0z" />
      <path fill="#dd0000" d="M0 4.67h20v4.67H0z" />
      <path fill="#ffce00" d="M0 9.33h20V14H0z" />
    </>
  ),
  FR: upright('#0055a4', white, '#ef4135'),
  IT: upright('#009246', white, '#ce2b37'),
  ES: (
    <>
      <path fill="#aa151b" d="M0 0h20v14H0z" />
      <path fill="#f1bf00" d="M0 3.5h20v7H0z" />
      <path fill="#aa151b" d="M4.5 5.4h2.8v2.2a1.4 1.4 0 0 1-2.8 0z" />
    </>
  ),
  CA: (
    <>
      <path fill={white} d="M0 0h20v14H0z" />
      <path fill="#d52b1e" d="M0 0h5v14H0zM15 0h5v14h-5z" />
      <path
        fill="#d52b1e"
        d="m10 2.4.9 1.7 1-.4-.4 2.3 1.2-1.1.3.8 1.3-.1-.5 1.5.6.4-2.3 1.8.3 1-2.1-.3.1 1.8h-.8l.1-1.8-2.1.3.3-1-2.3-1.8.6-.4-.5-1.5 1.3.1.3-.8 1.2 1.1-.4-2.3 1 .4z"
      />
    </>
  ),
  AU: (
    <>
      <path fill="#012169" d="M0 0h20v14H0z" />
      <g transform="scale(.5)">{crosses}</g>
      {star(5, 10.6, 1.3)}
      {[
        star(15, 2.4, 0.8),
        star(12.6, 6, 0.8),
        star(17.2, 5.2, 0.8),
        star(15, 11.4, 0.8),
        star(16.2, 7.4, 0.45),
      ]}
    </>
  ),
};
