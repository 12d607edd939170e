import { mark } from '../screen/mark.ts';
import { drawBox, fillPath, titleFont } from './drawBox.ts';
import { type PictureFormat, type PictureGroup, frames, layOutPicture } from './pictureLayout.ts';

export type PictureWords = { title: string; figures: string; number: (count: number) => string };

/** The colours of the theme, as the page has computed them. */
export type PictureColors = Record<
  'background' | 'ink' | 'muted' | 'raised' | 'hairline' | 'accent' | 'onAccent',
  string
>;

type PictureInput = {
  format: PictureFormat;
  groups: readonly PictureGroup[];
  words: PictureWords;
  colors: PictureColors;
};

/** Draws the shelf into a canvas, which gets the size of the format. */
export function drawPicture(
  element: HTMLCanvasElement,
  { format, groups, words, colors }: PictureInput,
): void {
  const frame = frames[format];
  element.width = frame.width;
  element.height = frame.height;
  const canvas = element.getContext('2d');
  if (!canvas) return;

  canvas.fillStyle = colors.background;
  canvas.fillRect(0, 0, frame.width, frame.height);
  drawHead(canvas, { frame, words, colors });
  for (const { y, ledgeHeight, boxes, labels } of layOutPicture(groups, format)) {
    for (const box of boxes) drawBox(canvas, box);
    drawLedge(canvas, { y, width: frame.width, height: ledgeHeight, colors });
    canvas.textAlign = 'left';
    canvas.textBaseline = 'middle';
    const px = Math.max(15, ledgeHeight * 0.4);
    for (const [index, { x, platform, owned }] of labels.entries()) {
      const room = (labels[index + 1]?.x ?? frame.width - frame.padding) - x - px * 0.6;
      drawLabel(canvas, {
        x,
        y: y + ledgeHeight * 0.58,
        px,
        room,
        name: platform.short_name,
        count: owned === null ? '' : words.number(owned),
        colors,
      });
    }
  }
  drawFoot(canvas, { frame, colors });
}

type Frame = (typeof frames)[PictureFormat];

function drawHead(
  canvas: CanvasRenderingContext2D,
  { frame, words, colors }: { frame: Frame; words: PictureWords; colors: PictureColors },
): void {
  const px = frame.head * 0.36;
  canvas.textAlign = 'left';
  canvas.textBaseline = 'alphabetic';
  canvas.fillStyle = colors.ink;
  canvas.font = titleFont(px);
  canvas.fillText(words.title, frame.padding, frame.head * 0.56);
  canvas.fillStyle = colors.muted;
  canvas.font = `600 ${px * 0.46}px Figtree, system-ui, sans-serif`;
  canvas.fillText(words.figures, frame.padding, frame.head * 0.56 + px * 0.72);
}

type Ledge = { y: number; width: number; height: number; colors: PictureColors };

function drawLedge(canvas: CanvasRenderingContext2D, { y, width, height, colors }: Ledge): void {
  const edge = height * 0.2;
  canvas.save();
  canvas.shadowColor = 'rgb(0 0 0 / 0.25)';
  canvas.shadowBlur = height * 0.4;
  canvas.shadowOffsetY = height * 0.1;
  canvas.fillStyle = colors.hairline;
  canvas.fillRect(-width, y, 3 * width, height * 0.92);
  canvas.restore();
  const top = canvas.createLinearGradient(0, y, 0, y + edge);
  top.addColorStop(0, colors.raised);
  top.addColorStop(1, colors.hairline);
  canvas.fillStyle = top;
  canvas.fillRect(0, y, width, edge);
}

type Label = {
  x: number;
  y: number;
  px: number;
  room: number;
  name: string;
  count: string;
  colors: PictureColors;
};

/** A console's name and number of games; the number only where there is room for it. */
function drawLabel(canvas: CanvasRenderingContext2D, { x, y, px, room, name, count, colors }: Label): void {
  canvas.font = `700 ${px}px Figtree, system-ui, sans-serif`;
  const width = canvas.measureText(name).width;
  canvas.fillStyle = colors.ink;
  canvas.fillText(name, x, y, Math.max(px * 2, room));
  canvas.font = `500 ${px}px Figtree, system-ui, sans-serif`;
  const numberX = x + width + px * 0.5;
  if (width + px * 0.5 + canvas.measureText(count).width > room) return;
  canvas.fillStyle = colors.muted;
  canvas.fillText(count, numberX, y);
}

/** The product's mark, right below. */
function drawFoot(
  canvas: CanvasRenderingContext2D,
  { frame, colors }: { frame: Frame; colors: PictureColors },
): void {
  const side = frame.foot * 0.5;
  canvas.font = titleFont(side * 0.72);
  const width = canvas.measureText('Cartouche').width;
  const x = frame.width - frame.padding - width - side * 1.1;
  const y = frame.height - frame.foot * 0.76;
  canvas.textBaseline = 'middle';
  canvas.fillStyle = colors.ink;
  canvas.fillText('Cartouche', x + side * 1.1, y + side * 0.52);
  canvas.save();
  canvas.translate(x, y);
  canvas.scale(side / 32, side / 32);
  for (const { path, color } of mark) fillPath(canvas, new Path2D(path), colors[color]);
  canvas.restore();
}
