import { z } from 'zod';

import { call, pictureBody, refuses } from './call.ts';
import { gameRow } from './game.ts';
import { readers } from './scanner.rules.ts';

/** Specification 3, scanned game info. */
const scannedGame = z.object({
  isSure: z.literal(true),
  /** The platform's name. What the reader said where it is none of ours: then the user is asked which one it is. */
  console: z.string(),
  platformId: z.number().nullable(),
  gameTitle: z.string(),
  gameEdition: z.string(),
  /** Whether the stand-in of the local edition read it. */
  isSample: z.boolean(),
});

/** A title that the words may mean: the game on the likeliest console, and those on others. */
const candidate = z.object({ game: gameRow, onOthers: z.array(gameRow) });

const coverReading = z.object({
  /** Whether the first candidate is meant; otherwise the user chooses. */
  isSure: z.boolean(),
  /** Whether the first candidate is much like what was read; otherwise none of them may be it. */
  fitsWell: z.boolean(),
  /** The largest of what was read, for a search where no candidate is the game. */
  words: z.string(),
  /** The console, where the picture names one of ours. */
  platformId: z.number().nullable(),
  /** The likeliest first. */
  candidates: z.array(candidate).max(3),
  isSample: z.boolean(),
});
export type CoverReading = z.infer<typeof coverReading>;

/** What the price check makes of a front: one game, or what the user chooses from. */
const boxReading = z.discriminatedUnion('isSure', [
  scannedGame,
  coverReading.extend({ isSure: z.literal(false) }),
]);
export type BoxReading = z.infer<typeof boxReading>;

const shelfReading = z.object({
  /** From left to right, or from top to bottom where games lie on each other. */
  spines: z.array(
    z.object({
      /** In parts of the picture's width and height. */
      box: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
      /** Whether its title runs up, where most run down. */
      runsUp: z.boolean(),
      isSure: z.boolean(),
      words: z.string(),
      /** The games of up to three titles, the likeliest first. */
      candidates: z.array(gameRow),
    }),
  ),
  isSample: z.boolean(),
});
export type ShelfReading = z.infer<typeof shelfReading>;

/** What a call that takes a picture has in common with the others. */
const picture = (path: `/${string}`, summary: string) =>
  ({
    method: 'POST',
    path,
    summary,
    inputStructure: 'detailed',
    spec: (operation) => ({ ...operation, requestBody: { required: true, content: pictureBody } }),
  }) satisfies Parameters<typeof call.route>[0];

const refusals = refuses(
  'scanner_off',
  'scanner_failed',
  'scanner_busy',
  'scanner_knows_samples',
  'game_not_recognized',
  'photo_not_an_image',
  'photo_too_large',
  'slow_down',
);

export const scanner = {
  /** What a screen with a camera has to know before it asks for a picture. */
  status: call.route({ method: 'GET', path: '/scanner', summary: 'Whether pictures can be read' }).output(
    z.object({
      isOn: z.boolean(),
      isSample: z.boolean(),
      /** Who reads them, so that a screen can say where a picture goes; null if they are not read. */
      readBy: z.enum(readers).nullable(),
      /** A page with the pictures that the stand-in knows. */
      samplesUrl: z.string().nullable(),
      /** The marketplace itself, if it or the reader is switched off here. */
      elsewhereUrl: z.string().nullable(),
    }),
  ),

  /** Specification 7, AI vision service. The picture is made smaller, and loses its metadata, before it leaves. */
  recognize: call
    .route(picture('/scanner/recognize', 'Which game is on a picture of its box, or which ones it may be'))
    .errors(refusals)
    .input(z.object({ body: z.unknown() }))
    .output(boxReading),

  /** The games that a picture of a front may show. */
  cover: call
    .route(picture('/scanner/cover', 'The games that a picture of a cover may show'))
    .errors(refusals)
    .input(z.object({ body: z.unknown() }))
    .output(coverReading),

  /** The games on a picture of a shelf, by their spines. */
  shelf: call
    .route(picture('/scanner/shelf', 'The games on a picture of a shelf'))
    .errors(refusals)
    .input(z.object({ body: z.unknown() }))
    .output(shelfReading),
};
