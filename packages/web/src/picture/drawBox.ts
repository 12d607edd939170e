import { isComplete } from '@cartouche/contract/completeness.rules';

import { type CoverArt, drawCover, randomOf } from '../ui/coverArt.ts';
import { type Place, layOut, placesOf } from '../ui/coverLayout.ts';
import { motifFor } from '../ui/coverMotifs.ts';
import { squareLetter, titleLineHeight, titleType } from '../ui/coverTitle.ts';
import { spineShape } from '../ui/spineShape.ts';
import { spineType } from '../ui/spineType.ts';
import type { PictureBox, PictureGame } from './pictureLayout.ts';
import { spineLines, titleLines } from './titleLines.ts';

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
  // Weaker on a front, whose title lies below it.
  if (box.isFront && isSealed(box.game)) drawWrapping(canvas, area, 0.5);
  canvas.restore();
}

const isSealed = ({ completeness }: PictureGame) => completeness === 'NEW_SEALED';

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

function drawSpine(canvas: Canvas, { game, platform }: PictureBox, area: Rect): void {
  const { x, y, width, height } = area;
  const { title } = game;
  const art = drawCover(title, platform.color);
  fill(canvas, area, art.ground);
  drawPicture(canvas, game, { art, x, y, width, height: width });
  if (isSealed(game)) drawWrapping(canvas, area, 1);

  // Sizes on a spine are in hundredths of the row, of which the box takes its part.
  const unit = width / spineShape(platform.box).width;
  const shape = { width: width / unit, height: height / unit };
  const { size, isTwoLines } = spineType(title, shape);
  const from = y + width + 2.5 * unit;
  const room = height - width - 12 * unit;
  canvas.fillStyle = art.ink;
  drawSideways(canvas, title, {
    x: x + width / 2,
    y: from,
    px: size * unit,
    room,
    most: isTwoLines ? 2 : 1,
  });

  canvas.fillStyle = art.spine;
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

/** As CoverFront has it: the console's band, a picture, the title, and the publisher at the foot. */
function drawFront(canvas: Canvas, { game, platform }: PictureBox, area: Rect): void {
  const unit = area.width / 100;
  const art = drawCover(game.title, platform.color);
  const layout = layOut(platform.box);
  const place = placesOf(layout, art.isTitleFirst);
  const title = within(area, place.title);
  const publisher = within(area, place.publisher);
  fill(canvas, area, art.ground);
  drawBand(canvas, platform, {
    ...within(area, place.band),
    unit,
    isLeft: layout.isBandLeft,
    ink: art.bandInk,
  });
  drawPicture(canvas, game, { art, ...within(area, place.picture) });

  const { size, lines: most } = titleType(game.title, layout.room);
  const px = size * unit;
  canvas.font = titleFont(px);
  canvas.fillStyle = art.ink;
  canvas.textAlign = 'left';
  canvas.textBaseline = 'middle';
  const lines = titleLines(game.title, {
    fits: (line) => canvas.measureText(line).width <= title.width,
    most,
  });
  const first = title.y + title.height / 2 - ((lines.length - 1) / 2) * px * titleLineHeight;
  for (const [index, line] of lines.entries()) {
    canvas.fillText(line, title.x, first + index * px * titleLineHeight);
  }
  canvas.globalAlpha = 0.8;
  canvas.font = `500 ${5 * unit}px Figtree, system-ui, sans-serif`;
  canvas.fillText(game.publisher ?? '', publisher.x, publisher.y + publisher.height / 2, publisher.width);
  canvas.globalAlpha = 1;
}

/** A part of a front, whose place is in percent, in pixels. */
function within({ x, y, width, height }: Rect, place: Place): Rect {
  const [left, top, wide, tall] = [place.left, place.top, place.width, place.height].map(
    (percent) => Number.parseFloat(percent) / 100,
  ) as [number, number, number, number]; // as: map keeps the length
  return { x: x + left * width, y: y + top * height, width: wide * width, height: tall * height };
}

type Band = Rect & { unit: number; isLeft: boolean; ink: string };

/** In the console's colour, with its short name. On a box that lies it is turned, and reads upwards. */
function drawBand(canvas: Canvas, { color, short_name }: PictureBox['platform'], band: Band): void {
  const { x, y, width, height, unit, isLeft, ink } = band;
  canvas.save();
  canvas.translate(x, y);
  if (isLeft) canvas.rotate(-Math.PI / 2);
  fill(canvas, { x: 0, y: 0, width, height }, color);
  canvas.fillStyle = ink;
  canvas.textAlign = isLeft ? 'right' : 'left';
  canvas.textBaseline = 'middle';
  canvas.font = `700 ${6.4 * unit}px Figtree, system-ui, sans-serif`;
  canvas.fillText(short_name, isLeft ? width - 5 * unit : 6 * unit, height / 2, width - 11 * unit);
  canvas.restore();
}

type Picture = Rect & { art: CoverArt };

/** The picture of a drawn cover fills its part, and is cut where it is too wide or too high. */
function drawPicture(canvas: Canvas, { title, genres }: PictureGame, { art, ...area }: Picture): void {
  const scale = Math.max(area.width / 12, area.height / 9);
  const random = randomOf(title);
  const shapes = motifFor(genres, random)(art.paint, random);
  canvas.save();
  canvas.beginPath();
  canvas.rect(area.x, area.y, area.width, area.height);
  canvas.clip();
  fill(canvas, area, art.field);
  canvas.translate(area.x + (area.width - 12 * scale) / 2, area.y + (area.height - 9 * scale) / 2);
  canvas.scale(scale, scale);
  for (const shape of shapes) fillPath(canvas, new Path2D(shape.path), shape.fill);
  canvas.restore();
}

type Sideways = { x: number; y: number; px: number; room: number; most: number };

/** Latin titles lie on their side; those in square letters are written downwards, as on their own boxes. */
function drawSideways(canvas: Canvas, title: string, { x, y, px, room, most }: Sideways): void {
  canvas.save();
  canvas.font = titleFont(px);
  canvas.beginPath();
  canvas.rect(x - 500, y, 1_000, room);
  canvas.clip();
  if (squareLetter.test(title)) {
    canvas.textAlign = 'center';
    canvas.textBaseline = 'top';
    for (const [index, letter] of Array.from(title).entries()) {
      canvas.fillText(letter, x, y + index * px * 1.04);
    }
  } else {
    canvas.translate(x, y);
    canvas.rotate(Math.PI / 2);
    canvas.textAlign = 'left';
    canvas.textBaseline = 'middle';
    const fits = (line: string) => most === 1 || canvas.measureText(line).width <= room;
    const lines = spineLines(title, { fits, most });
    const middle = (lines.length - 1) / 2;
    // One line was measured for its room, up to a hair.
    for (const [index, line] of lines.entries()) canvas.fillText(line, 0, (index - middle) * px * 1.06, room);
  }
  canvas.restore();
}

function drawWrapping(canvas: Canvas, area: Rect, strength: number): void {
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
    light.addColorStop(at, `rgb(255 255 255 / ${alpha * strength})`);
  }
  fill(canvas, area, light);
  canvas.strokeStyle = 'rgb(255 255 255 / 0.6)';
  canvas.lineWidth = 2;
  canvas.strokeRect(x + 1, y + 1, width - 2, height - 2);
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
