const corner = 'absolute size-8 border-on-night/90';

/** Where to hold what is photographed: the corners of a frame over what the camera sees. */
export function FrameCorners() {
  return (
    <div aria-hidden className="pointer-events-none absolute inset-6">
      <span className={`${corner} top-0 left-0 rounded-tl-card border-t-3 border-l-3`} />
      <span className={`${corner} top-0 right-0 rounded-tr-card border-t-3 border-r-3`} />
      <span className={`${corner} bottom-0 left-0 rounded-bl-card border-b-3 border-l-3`} />
      <span className={`${corner} right-0 bottom-0 rounded-br-card border-r-3 border-b-3`} />
    </div>
  );
}
