import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { beforeAll, expect, test } from 'vitest';

import { findGame } from './match.ts';
import { namePlatforms } from './names.ts';
import { readNdjson } from './ndjson.ts';
import type { GameRecord } from './gameRecord.ts';
import { sources } from './reader.ts';
import { recordOf } from './testing/matching.ts';

const folder = join(import.meta.dirname, '../../../catalogue');
const games: { records: GameRecord[] }[] = [];
beforeAll(async () => {
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.ndjson'))) {
    const reading = { platforms: namePlatforms([]), unnamed: sources.own };
    for await (const one of readNdjson(join(folder, file), reading)) {
      if ('record' in one) games.push({ records: [one.record] });
    }
  }
});

/** The game of the starter catalogue that a record of another source is taken for. */
function titleOf(platform_id: number, title: string, region: string) {
  return findGame(recordOf({ platform_id, title, releases: [{ region }] }), games)?.records[0]?.title;
}

test.each([
  [8, 'DreamWorks Madagascar', 'US', 'Madagascar'],
  [66, 'Miner 2049er Starring Bounty Bob', 'US', 'Miner 2049er'],
  [59, "Pitfall!: Pitfall Harry's Jungle Adventure", 'US', 'Pitfall!'],
  [8, 'Soul Reaver 2', 'JP', 'Legacy of Kain: Soul Reaver 2'],
  [8, 'Magna Carta: Les Larmes de Sang', 'FR', 'Magna Carta: Tears of Blood'],
  [23, 'Shenmue: Isshou Yokosuka', 'JP', 'Shenmue'],
  [23, 'Power Smash: Sega Professional Tennis', 'JP', 'Virtua Tennis'],
  [23, 'Cool Boarders Burrrn!', 'JP', "Rippin' Riders"],
  [7, 'Command & Conquer: Alarmstufe Rot', 'DE', 'Command & Conquer: Red Alert'],
  [9, 'Infamous: Akumyou Takaki Otoko', 'JP', 'inFamous'],
  [41, 'LEGO Marvel Super Heroes The Game', 'JP', 'LEGO Marvel Super Heroes'],
  [12, 'Just Cause: Viva Revolution', 'JP', 'Just Cause'],
  [38, "Dante's Inferno: Shinkyoku Jigoku-Hen", 'JP', "Dante's Inferno"],
  [38, 'Saru! Get You! P!', 'JP', 'Ape Escape: On the Loose'],
  [7, 'Kagero: Kokumeikan Shinshou', 'JP', 'Kagero: Deception II'],
  [7, 'Persona 2: Batsu - Eternal Punishment', 'JP', 'Persona 2: Eternal Punishment'],
  [7, 'DigimonWorld 3: Aratanaru Bouken no Tobira', 'JP', 'Digimon World 3'],
  [7, 'Jersey Devil no Daibouken', 'JP', 'Jersey Devil'],
  [7, 'Discworld II: Mortality Bytes!', 'US', 'Discworld II: Missing Presumed...!?'],
  [9, 'Attouteki Yuugi: Mugen Souls', 'JP', 'Mugen Souls'],
  [9, 'Apdojeog Yuhui: Mugen Souls Z', 'KR', 'Mugen Souls Z'],
  [24, 'Super Mario Bros.', 'JP', 'Classic NES Series: Super Mario Bros.'],
])('on platform %i, %s of %s is %s', (platform, title, region, game) => {
  expect(titleOf(platform, title, region)).toBe(game);
});

test.each([
  [38, 'Growlanser', 'JP'],
  [38, 'Saru! Get You! Piposaru Racer', 'JP'],
  [7, 'Command & Conquer: Alarmstufe Rot - Gegenschlag', 'DE'],
  [12, "Need for Speed: Carbon - Collector's Edition", 'US'],
])('on platform %i, %s of %s is none of the starter catalogue', (platform, title, region) => {
  expect(titleOf(platform, title, region)).toBeUndefined();
});
