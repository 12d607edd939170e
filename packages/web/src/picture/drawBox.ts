import { isComplete } from '@cartouche/contract/completeness.rules';

import { drawCover } from '../ui/coverArt.ts';
import { squareLetter } from '../ui/coverTitle.ts';
import { spineShape, spineType } from '../ui/spineShape.ts';
import type { PictureBox } from './pictureLayout.ts';

type Canvas = CanvasRenderingContext2D;
type Rect = { x: number; y: number; width: number; height: number };

/** The type of a title, which has to be loaded before a canvas can use it. */
export const titleFont = (px: number) => `800 ${px}px Figtree, system-ui, sans-serif`;

/** A box as the shelf on the screen draws it, from the same art. */
export function drawBox(canvas: Canvas, box: PictureBox): void {
  const area = { x: box.x, y: box.y - box.height, width: box.width, height: box.height };
  canvas.save();
  canvas.clip(outline(area, !isComplete(box.game.completeness)));
  if (box.isFront) drawFront(canvas, box, area);
  else drawSpine(canvas, box, area);
  if (box.game.completeness === 'NEW_SEALED') drawWrapping(canvas, area);
  canvas.restore();
}

/** A box with a missing part has a notch, as if the lid were torn. */
function outline({ x, y, width, height }: Rect, hasNotch: boolean): Path2D {
  const path = new Path2D();
  if (!hasNotch) {
    path.roundRect(x, y, width, height, [3, 3, 0, 0]);
    return path;
  }
  const [middle, half] = [x + width / 2, Math.min(width * 0.26, height * 0.05)];
  path.moveTo(x, y);
  path.lineTo(middle - half, y);
  path.lineTo(middle, y + half * 1.5);
  path.lineTo(middle + half, y);
  path.lineTo(x + width, y);
  path.lineTo(x + width, y + height);
  path.lineTo(x, y + height);
  path.closePath();
  return path;
}

function drawSpine(canvas: Canvas, { game: { title }, platform }: PictureBox, area: Rect): void {
  const { x, y, width, height } = area;
  const { ground, ink, spine } = drawCover(title, platform.color);
  fill(canvas, area, ground);
  // The middle of the picture, as on the screen.
  drawPicture(canvas, { title, color: platform.color }, { x, y, width, height: width });

  // Sizes on a spine are in hundredths of the row, of which the box takes its part.
  const unit = width / spineShape(platform.box).width;
  const shape = { width: width / unit, height: height / unit };
  const { size, isTwoLines } = spineType(title, shape);
  const from = y + width + 2.5 * unit;
  const room = height - width - 12 * unit;
  canvas.fillStyle = ink;
  drawSideways(canvas, isTwoLines ? twoLines(title) : [title], {
    x: x + width / 2,
    y: from,
    px: size * unit,
    room,
  });

  canvas.fillStyle = spine;
  canvas.beginPath();
  canvas.roundRect(x + width * 0.27, y + height - 7.5 * unit, width * 0.46, 4.5 * unit, 3 * unit);
  canvas.fill();
  const round = canvas.createLinearGradient(x, 0, x + width, 0);
  round.addColorStop(0, 'rgb(255 255 255 / 0.16)');
  round.addColorStop(0.25, 'rgb(255 255 255 / 0)');
  round.addColorStop(0.26, 'rgb(0 0 0 / 0)');
  round.addColorStop(1, 'rgb(0 0 0 / 0.22)');
  fill(canvas, area, round);
}

function drawFront(canvas: Canvas, { game: { title }, platform }: PictureBox, area: Rect): void {
  const { x, y, width, height } = area;
  const { ground, ink, spine } = drawCover(title, platform.color);
  fill(canvas, area, ground);
  drawPicture(canvas, { title, color: platform.color }, { x, y, width, height: height * 0.56 });
  fill(canvas, { x, y, width: Math.max(3, width * 0.035), height }, spine);

  const words = { x: x + width * 0.09, y: y + height * 0.6, width: width * 0.83, height: height * 0.35 };
  canvas.fillStyle = ink;
  const { px, lines } = fitLines(canvas, title, words);
  canvas.font = titleFont(px);
  canvas.textAlign = 'left';
  canvas.textBaseline = 'top';
  const first = words.y + (words.height - lines.length * px * 1.06) / 2;
  for (const [index, line] of lines.entries()) canvas.fillText(line, words.x, first + index * px * 1.06);
}

/** The picture of a drawn cover fills its part, and is cut where it is too wide or too high. */
function drawPicture(canvas: Canvas, { title, color }: { title: string; color: string }, area: Rect): void {
  const { field, shapes } = drawCover(title, color);
  const scale = Math.max(area.width / 12, area.height / 9);
  canvas.save();
  canvas.beginPath();
  canvas.rect(area.x, area.y, area.width, area.height);
  canvas.clip();
  fill(canvas, area, field);
  canvas.translate(area.x + (area.width - 12 * scale) / 2, area.y + (area.height - 9 * scale) / 2);
  canvas.scale(scale, scale);
  for (const shape of shapes) fillPath(canvas, new Path2D(shape.path), shape.fill);
  canvas.restore();
}

type Sideways = { x: number; y: number; px: number; room: number };

/** Latin titles lie on their side; those in square letters are written downwards, as on their own boxes. */
function drawSideways(canvas: Canvas, lines: readonly string[], { x, y, px, room }: Sideways): void {
  canvas.save();
  canvas.font = titleFont(px);
  canvas.beginPath();
  canvas.rect(x - 500, y, 1_000, room);
  canvas.clip();
  if (squareLetter.test(lines.join(''))) {
    canvas.textAlign = 'center';
    canvas.textBaseline = 'top';
    for (const [index, letter] of Array.from(lines.join(' ')).entries()) {
      canvas.fillText(letter, x, y + index * px * 1.04);
    }
  } else {
    canvas.translate(x, y);
    canvas.rotate(Math.PI / 2);
    canvas.textAlign = 'left';
    canvas.textBaseline = 'middle';
    const middle = (lines.length - 1) / 2;
    for (const [index, line] of lines.entries()) canvas.fillText(line, 0, (index - middle) * px * 1.06, room);
  }
  canvas.restore();
}

function drawWrapping(canvas: Canvas, area: Rect): void {
  const { x, y, width, height } = area;
  const light = canvas.createLinearGradient(x, y, x + width, y + width * 0.4);
  for (const [at, alpha] of [
    [0, 0.1],
    [0.18, 0.1],
    [0.181, 0.6],
    [0.3, 0.6],
    [0.301, 0.1],
    [0.4, 0.1],
    [1, 0],
  ] as const) {
    light.addColorStop(at, `rgb(255 255 255 / ${alpha})`);
  }
  fill(canvas, area, light);
  canvas.strokeStyle = 'rgb(255 255 255 / 0.6)';
  canvas.lineWidth = 2;
  canvas.strokeRect(x + 1, y + 1, width - 2, height - 2);
}

/** The largest type in which the title's words fit, and its lines. */
function fitLines(canvas: Canvas, title: string, { width, height }: Rect): { px: number; lines: string[] } {
  for (let px = Math.floor(width / 5); px > 8; px -= 1) {
    canvas.font = titleFont(px);
    const lines = wrap(title, (line) => canvas.measureText(line).width <= width);
    const isNarrow = lines.every((line) => canvas.measureText(line).width <= width);
    if (isNarrow && lines.length * px * 1.06 <= height) return { px, lines };
  }
  canvas.font = titleFont(8);
  return { px: 8, lines: wrap(title, (line) => canvas.measureText(line).width <= width) };
}

function wrap(title: string, fits: (line: string) => boolean): string[] {
  const parts = squareLetter.test(title) ? Array.from(title) : title.split(/(?<=\s)/);
  const lines = [''];
  for (const part of parts) {
    const longer = `${lines.at(-1) ?? ''}${part}`;
    if (lines.at(-1) === '' || fits(longer.trimEnd())) lines[lines.length - 1] = longer;
    else lines.push(part);
  }
  return lines.map((line) => line.trimEnd());
}

/** Two lines of about the same length. */
function twoLines(title: string): string[] {
  const words = title.split(' ');
  const lengthTo = (count: number) => words.slice(0, count).join(' ').length;
  const [best = 1] = words
    .map((_word, index) => index + 1)
    .toSorted((a, b) => Math.abs(lengthTo(a) - title.length / 2) - Math.abs(lengthTo(b) - title.length / 2));
  return [words.slice(0, best).join(' '), words.slice(best).join(' ')];
}

export function fillPath(canvas: Canvas, path: Path2D, paint: string): void {
  canvas.fillStyle = paint;
  canvas.fill(path);
}

function fill(
  canvas: Canvas,
  { x, y, width, height }: Rect,
  paint: CanvasRenderingContext2D['fillStyle'],
): void {
  canvas.fillStyle = paint;
  canvas.fillRect(x, y, width, height);
}
