import type { Random } from './coverArt.ts';
import {
  arcs,
  bars,
  blocks,
  checker,
  burst,
  hexes,
  maze,
  rays,
  sprite,
  stairs,
  sun,
  target,
  waves,
} from './coverPatterns.ts';
import * as places from './coverPlaces.ts';
import * as things from './coverThings.ts';
import { type Motif, pickFrom } from './coverShapes.ts';

/** What pictures suit a genre, the more telling genre first: nearly every game is also called Action or Adventure. */
const motifsOf: readonly [genre: RegExp, motifs: readonly Motif[]][] = [
  [/pinball/, [things.bumpers]],
  [/light gun/, [target, burst]],
  [/rhythm|music/, [bars, things.record]],
  [/horror/, [things.eye, places.house]],
  [/visual novel/, [things.bubbles, sun]],
  [/quiz|board|card/, [things.pawn, hexes]],
  [/racing|driving/, [places.road, checker]],
  [/sport/, [places.court, places.lanes]],
  [/fighting/, [burst, rays]],
  [/beat.?.em/, [places.skyline, burst]],
  [/shoot.?.em/, [places.ship, places.planet]],
  [/puzzle/, [blocks, maze, arcs]],
  [/role|rpg/, [places.castle, things.sword, things.gem, places.peaks]],
  [/strateg|tactic/, [hexes, things.pawn]],
  [/simulat/, [things.dial, waves]],
  [/platform/, [stairs, places.islands]],
  [/shooter/, [target, places.planet]],
  [/party|minigames|compilation|educat/, [things.pad, sprite]],
  [/adventure|point.and.click/, [places.peaks, sun, maze]],
  [/action|arcade/, [rays, places.skyline, sprite]],
];

/** Where the genre is unknown. */
const plain = [arcs, sun, rays, places.peaks, things.pad, stairs, waves, sprite];

/** The picture for a game's genres, separated by commas. */
export function motifFor(genres: string, random: Random): Motif {
  const known = genres.toLowerCase();
  const [, motifs] = motifsOf.find(([genre]) => genre.test(known)) ?? [undefined, plain];
  return pickFrom(motifs, random);
}

/** Every motif once, for tests. */
export const allMotifs: ReadonlySet<Motif> = new Set([...motifsOf.flatMap(([, motifs]) => motifs), ...plain]);
