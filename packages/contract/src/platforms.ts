import { z } from 'zod';

import { call, id, refuses } from './call.ts';

/** What the games of a platform come on. */
export const media = ['cartridge', 'disc', 'umd', 'card', 'cassette', 'diskette'] as const;
export type Medium = (typeof media)[number];

export const platform = z.object({
  id: z.number(),
  name: z.string(),
  /** What collectors call it: 'SNES'. Its name where nothing shorter is in use. */
  short_name: z.string(),
  manufacturer: z.string(),
  /** Other names that collectors use. */
  aliases: z.array(z.string()),
  release_year: z.number().nullable(),
  /** A CSS colour, shown with every game of the platform. */
  color: z.string(),
  /** Names the part of a copy that is stored as CARTRIDGE. */
  medium: z.enum(media),
  /** A game's box in millimetres: its front, and the thickness of its spine. */
  box: z.object({ width: z.number(), height: z.number(), depth: z.number() }),
  image_url: z.string(),
  /** How many games the catalogue has for the platform. */
  game_count: z.number(),
});
export type Platform = z.infer<typeof platform>;

export const platforms = {
  list: call
    .meta({ access: 'user', sameForAll: true })
    .route({ method: 'GET', path: '/platforms', summary: 'Every platform' })
    .output(z.array(platform)),

  mine: call
    .route({ method: 'GET', path: '/my-platforms', summary: 'The platforms the user collects, by name' })
    .output(z.array(z.object({ platform_id: z.number(), created_at: z.string() }))),

  add: call
    .route({ method: 'POST', path: '/my-platforms', summary: 'Collect a platform' })
    .errors(
      refuses(
        'platform_not_found',
        'platform_already_added',
        'console_limit_reached',
        'basic_console_limit_reached',
      ),
    )
    .input(z.object({ platformId: id }))
    .output(z.object({ ok: z.literal(true) })),

  remove: call
    .route({ method: 'DELETE', path: '/my-platforms/{platformId}', summary: 'Stop collecting a platform' })
    .input(z.object({ platformId: id }))
    .output(z.object({ ok: z.literal(true) })),
};
