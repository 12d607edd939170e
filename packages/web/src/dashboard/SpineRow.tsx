/** Boxes of one console have one size: height in percent, width as --box, and their number. */
const groups = [
  { height: 88, width: 2.1, count: 5 },
  { height: 76, width: 1.5, count: 6 },
  { height: 95, width: 1.9, count: 5 },
  { height: 81, width: 1.3, count: 6 },
  { height: 100, width: 1.7, count: 4 },
  { height: 72, width: 2.2, count: 4 },
  { height: 91, width: 1.4, count: 6 },
  { height: 78, width: 1.8, count: 5 },
];

/** A shelf of spines. Those of chosen consoles have their colours, the others are empty. */
export function SpineRow({ colors }: { colors: readonly string[] }) {
  return (
    <div aria-hidden className="overflow-hidden">
      <div className="flex h-28 items-end gap-2 overflow-hidden px-2 [--box:0.6rem] sm:h-40 sm:gap-2.5 sm:px-3 sm:[--box:1rem]">
        {groups.map(({ height, width, count }, group) => (
          <div key={height} className="flex h-full shrink-0 items-end gap-0.5">
            {Array.from({ length: count }, (_spine, spine) => (
              // oxlint-disable-next-line react/no-array-index-key -- the boxes of a shelf never change places
              <Box key={spine} height={height} width={width} color={colors[group]} delayMs={spine * 40} />
            ))}
          </div>
        ))}
      </div>
      <div className="h-2.5 rounded-b-small border-b-2 border-edge/25 bg-hairline" />
    </div>
  );
}

type BoxProps = { height: number; width: number; color: string | undefined; delayMs: number };

/** A box seen from the side; empty without a colour. */
export function Box({ height, width, color, delayMs }: BoxProps) {
  const paint = color ? 'bg-[rgb(255_255_255/0.55)]' : 'bg-ink/8';
  return (
    <div
      className={`flex flex-col items-center gap-2 rounded-t-[3px] py-2.5 transition duration-200 ${color ? '' : 'bg-ink/5'}`}
      style={{
        height: `${height}%`,
        width: `calc(${width} * var(--box))`,
        transitionDelay: `${delayMs}ms`,
        ...(color ? { background: `color-mix(in oklab, ${color} 84%, black)` } : {}),
      }}
    >
      <span className={`h-1 w-1/2 rounded-full ${paint}`} />
      <span className={`w-1/4 grow rounded-full ${paint}`} />
      <span className={`size-1.5 rounded-full ${paint}`} />
    </div>
  );
}
