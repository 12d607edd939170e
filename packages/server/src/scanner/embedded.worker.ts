/**
 * Reads text in pictures and finds the games that it may mean, in a process of its own: it can be killed in the middle of
 * a picture, which the native runtime does not survive as a thread, and all of its memory comes back. What is large, the
 * models and the titles, is loaded when it is first needed.
 */
import sharp from 'sharp';

import type { FromReader, ToReader } from './embedded.ts';
import { type Asked, type Meant, findMeant } from './match.ts';
import {
  type Models,
  coverSide,
  isUpright,
  lettersReadIn,
  loadModels,
  lookAt,
  readText,
  runsUpOrDown,
  turnedUp,
} from './models.ts';
import { type ReadLine, type Turned, spinesOf } from './spines.ts';
import { type TitleIndex, indexTitles } from './titleIndex.ts';

const shelfSide = 1280;
/** Of half a cover, turned: letters are as large as in the whole one. */
const asideSide = 736;

let catalogue: TitleIndex | undefined;
let loading: Promise<Models> | undefined;

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
    return [{ box: whole, ...(await readCover(message.jpeg, meant)) }];
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
  const models = await loaded();
  const { image, marked } = await lookAt(models, await sharp(jpeg).rotate(turn).toBuffer(), shelfSide);
  const lines: ReadLine[] = [];
  // One by one: what is read together is read as wide as the longest line, which takes longer and is read worse.
  for (const box of marked) lines.push(...(await readText(models, image, [box])));
  return { turn, lines };
}

async function readCover(
  picture: Uint8Array,
  meant: (asked: { lines: ReadLine[]; aside?: ReadLine[] }) => Meant,
): Promise<Meant> {
  const models = await loaded();
  const { jpeg, image, marked, lines } = await readFront(models, picture);
  const first = meant({ lines });
  if (first.isConsoleKnown) return first;

  // On many boxes the console's name runs up along the left edge.
  const left = marked.filter((box) => !isUpright(box) && box.x + box.width / 2 < image.width / 2);
  const second = meant({ lines, aside: await readText(models, image, left.map(turnedUp)) });
  if (second.isConsoleKnown) return second;

  // Small letters above each other are marked one by one, until the picture is turned.
  const turned = await lookAt(models, await runningUp(jpeg), asideSide);
  return meant({ lines, aside: await readText(models, turned.image, turned.marked.filter(isUpright)) });
}

/** A front, upright also where the box lies on its side: a phone that looks straight down does not know its direction. */
async function readFront(models: Models, picture: Uint8Array) {
  const front = await asItIs(models, picture);
  if (!runsUpOrDown(front.marked)) return front;
  const fronts = [front];
  for (const turn of [90, 270])
    fronts.push(await asItIs(models, await sharp(picture).rotate(turn).toBuffer()));
  return fronts.toSorted((one, other) => lettersReadIn(other.lines) - lettersReadIn(one.lines))[0] ?? front;
}

async function asItIs(models: Models, jpeg: Uint8Array) {
  const { image, marked } = await lookAt(models, jpeg, coverSide);
  return { jpeg, image, marked, lines: await readText(models, image, marked.filter(isUpright)) };
}

/** The left half of a front, turned. */
async function runningUp(jpeg: Uint8Array): Promise<Buffer> {
  const { width, height } = await sharp(jpeg).metadata();
  const half = { left: 0, top: 0, width: Math.ceil(width / 2), height };
  return await sharp(jpeg).extract(half).rotate(90).toBuffer();
}

async function loaded(): Promise<Models> {
  loading ??= loadModels().catch((error: unknown) => {
    throw new Unable('the models cannot be loaded here', { cause: error });
  });
  return await loading;
}

const whole = { x: 0, y: 0, width: 1, height: 1 };
