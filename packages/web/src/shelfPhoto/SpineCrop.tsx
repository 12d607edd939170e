import type { SpineRow } from './spineRows.ts';

type Cut = Pick<SpineRow, 'box' | 'runsUp'>;
type SpineCropProps = { picture: ImageBitmap | null; spine: Cut; label: string };

/** No crop is drawn larger: it is a strip on the screen. */
const longestPx = 900;

/** The part of the picture that is one spine, lying on its side so that its title can be read. */
export function SpineCrop({ picture, spine, label }: SpineCropProps) {
  return (
    <div className="h-9 overflow-hidden rounded-small bg-night">
      {picture && (
        <canvas
          ref={(canvas) => void (canvas && cut(canvas, picture, spine))}
          role="img"
          aria-label={label}
          className="h-full max-w-full object-contain"
        />
      )}
    </div>
  );
}

function cut(canvas: HTMLCanvasElement, picture: ImageBitmap, { box, runsUp }: Cut): void {
  const [left, top] = [box.x * picture.width, box.y * picture.height];
  const [width, height] = [box.width * picture.width, box.height * picture.height];
  const isUpright = height > width;
  const scale = Math.min(1, longestPx / Math.max(width, height));
  const [long, short] = [Math.max(width, height) * scale, Math.min(width, height) * scale];
  canvas.width = Math.max(1, Math.round(long));
  canvas.height = Math.max(1, Math.round(short));

  const context = canvas.getContext('2d');
  if (!context) return;
  if (isUpright && runsUp) {
    context.translate(long, 0);
    context.rotate(Math.PI / 2);
  } else if (isUpright) {
    context.translate(0, short);
    context.rotate(-Math.PI / 2);
  }
  const [across, down] = isUpright ? [short, long] : [long, short];
  context.drawImage(picture, left, top, width, height, 0, 0, across, down);
}
