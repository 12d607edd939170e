/** Each from the corner of the frame that it stands in. */
const corners = [
  ['0', '0', 'M0 32V10A10 10 0 0 1 10 0H32'],
  ['100%', '0', 'M-32 0H-10A10 10 0 0 1 0 10V32'],
  ['0', '100%', 'M0 -32V-10A10 10 0 0 0 10 0H32'],
  ['100%', '100%', 'M-32 0H-10A10 10 0 0 0 0 -10V-32'],
] as const;

/** Where to hold what is photographed: the corners of a frame over what the camera sees. */
export function FrameCorners() {
  return (
    <svg
      aria-hidden
      className="pointer-events-none absolute inset-0 size-full p-4"
      fill="none"
      stroke="currentColor"
      strokeWidth={3}
    >
      {corners.map(([x, y, path]) => (
        <svg key={x + y} x={x} y={y} overflow="visible">
          <path d={path} />
        </svg>
      ))}
    </svg>
  );
}
