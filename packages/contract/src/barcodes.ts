import { z } from 'zod';

import { call, id, refuses } from './call.ts';
import { gameRow } from './game.ts';

/** As it was typed or read; the server brings every form of it to the same thirteen digits. */
const code = z.string().max(40);

const ofGame = z.object({ code, gameId: id });
const ok = z.object({ ok: z.literal(true) });

export const barcodeGame = gameRow.extend({
  /** Who says that the code is this game's: a source of the catalogue, the user, or other users. */
  known_by: z.enum(['source', 'self', 'users']),
});
export type BarcodeGame = z.infer<typeof barcodeGame>;

/** What the barcodes on boxes mean, by the sources of the catalogue and by what users have said. */
export const barcodes = {
  find: call
    .route({ method: 'GET', path: '/barcodes/{code}', summary: 'The games that a barcode is on' })
    .errors(refuses('barcode_unreadable', 'slow_down'))
    .input(z.object({ code }))
    .output(
      z.object({
        /** Thirteen digits. */
        gtin: z.string(),
        /** The likeliest first; none where nobody knows the code. */
        games: z.array(barcodeGame),
      }),
    ),

  /** 'This code is on this game': so for the user at once, for everybody once others agree. */
  teach: call
    .route({
      method: 'PUT',
      path: '/barcodes/{code}/games/{gameId}',
      summary: 'Say which game a barcode is on',
    })
    .errors(refuses('barcode_unreadable', 'game_not_found', 'slow_down'))
    .input(ofGame)
    .output(ok),

  /** 'This code is not on this game': not shown to the user any more, and to nobody once enough agree. */
  report: call
    .route({
      method: 'POST',
      path: '/barcodes/{code}/games/{gameId}/report',
      summary: 'Say that a barcode is not on a game',
    })
    .errors(refuses('barcode_unreadable', 'game_not_found', 'slow_down'))
    .input(ofGame)
    .output(ok),

  /** Takes back what the user said of a code and a game. */
  withdraw: call
    .route({
      method: 'DELETE',
      path: '/barcodes/{code}/games/{gameId}',
      summary: 'Take back what was said of a barcode',
    })
    .errors(refuses('barcode_unreadable'))
    .input(ofGame)
    .output(ok),
};
