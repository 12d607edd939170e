import { z } from 'zod';

import { call, pictureBody, refuses } from './call.ts';

/** Specification 3, scanned game info. */
const scannedGame = z.object({
  /** The platform's name. What the reader said where it is none of ours: then the user is asked which one it is. */
  console: z.string(),
  platformId: z.number().nullable(),
  gameTitle: z.string(),
  gameEdition: z.string(),
  /** Whether the stand-in of the local edition read it. */
  isSample: z.boolean(),
});
export type ScannedGame = z.infer<typeof scannedGame>;

export const scanner = {
  /** What a screen with a camera has to know before it asks for a picture. */
  status: call.route({ method: 'GET', path: '/scanner', summary: 'Whether pictures can be read' }).output(
    z.object({
      isOn: z.boolean(),
      isSample: z.boolean(),
      /** A page with the pictures that the stand-in knows. */
      samplesUrl: z.string().nullable(),
      /** The marketplace itself, if it or the reader is switched off here. */
      elsewhereUrl: z.string().nullable(),
    }),
  ),

  /** Specification 7, AI vision service. The picture is made smaller, and loses its metadata, before it leaves. */
  recognize: call
    .route({
      method: 'POST',
      path: '/scanner/recognize',
      summary: 'Which game is on a picture of its box',
      inputStructure: 'detailed',
      spec: (operation) => ({ ...operation, requestBody: { required: true, content: pictureBody } }),
    })
    .errors(
      refuses(
        'scanner_off',
        'scanner_failed',
        'scanner_busy',
        'scanner_knows_samples',
        'game_not_recognized',
        'photo_not_an_image',
        'photo_too_large',
        'slow_down',
      ),
    )
    .input(z.object({ body: z.unknown() }))
    .output(scannedGame),
};
