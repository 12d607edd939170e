import { expect, test } from 'vitest';

import { isOne } from './testing/matching.ts';
import { titleKeys } from './titleKeys.ts';

test.each([
  ['Star Fox', 'StarFox'],
  ['SimCity', 'Sim City'],
  ['Out Run', 'OutRun'],
  ['Aladdin', "Disney's Aladdin"],
  ['The Lion King', "Disney's The Lion King"],
  ['Tomb Raider II', 'Tomb Raider 2'],
  ['Goal! Two', 'Goal! 2'],
  ['Phantasy Star Zero', 'Phantasy Star 0'],
  ['Indy 500', 'Indy 500 ~ Race'],
  ['Final Fantasy VII', 'Final Fantasy 7'],
  ['Street Fighter II', 'Street Fighter 2'],
  ['Mega Man V', 'Mega Man 5'],
  ['Ys I & II', 'Ys 1 and 2'],
  ["Rock n' Roll Racing", "Rock 'n Roll Racing"],
  ['Sonic & Knuckles', 'Sonic and Knuckles'],
  ['FIFA 97', 'FIFA 1997'],
  ['Super Smash TV', 'Super Smash T.V.'],
  ['The Ninja Warriors', 'Ninjawarriors'],
  ['Super Mario Brothers', 'Super Mario Bros.'],
  ['The Hyrule Fantasy: Zelda no Densetsu', 'Zelda no Densetsu: The Hyrule Fantasy'],
  ['Akumajō Dracula', 'Akumajou Dracula'],
  ['Ōkami', 'Ookami'],
  ['Pokémon Snap', 'Pokemon Snap™'],
  ['1080° Snowboarding', '1080º Snowboarding'],
  ['Dragon Quest I & II', 'Dragon Quest I・II'],
  ['The Idolmaster', 'The Idolm@ster'],
  ['Ace o Nerae!', 'Ace wo Nerae!'],
  ['Einhänder', 'Einhaender'],
  ['Street Fighter EX Plus α', 'Street Fighter EX Plus Alpha'],
  ['Mario & Luigi RPG 2×2', 'Mario & Luigi RPG 2x2'],
  ['.hack//G.U. Vol. 1//Rebirth', 'Dot Hack G.U. Vol. 1: Rebirth'],
  ['Baseball Stars', 'Baseball Stars: Pocket Sports Series'],
  ['Discworld', "Terry Pratchett's Discworld"],
  ['The Cat in the Hat', "Dr. Seuss' The Cat in the Hat"],
  ['10 Most Wanted', "America's 10 Most Wanted"],
  ['Command & Conquer', 'Command & Conquer (GDI Disc)'],
  ['Tomb Raider II', 'Tomb Raider II: Starring Lara Croft'],
  ['Miner 2049er', 'Miner 2049er Starring Bounty Bob'],
  ['Duck Dodgers', 'Duck Dodgers Starring: Daffy Duck'],
  ['Instruments of Chaos', 'Instruments of Chaos …Starring Young Indiana Jones'],
  ['QuackShot + Castle of Illusion', 'QuackShot Starring Donald Duck + Castle of Illusion'],
  ['Virtua Tennis 2', 'Virtua Tennis 2: Sega Professional Tennis'],
  ['Madagascar', 'DreamWorks Madagascar'],
  ['Flushed Away', 'DreamWorks & Aardman Flushed Away'],
  ['FIFA 11', 'FIFA 11: World Class Soccer'],
  ['PES 2010', 'PES 2010: Pro Evolution Soccer'],
  ['Pro Evolution Soccer 6', 'PES 6: Pro Evolution Soccer'],
  ['MAG', 'MAG: Massive Action Game'],
  ["LEGO Marvel's Avengers", 'LEGO Marvel Avengers'],
  ["Power's Kingdom", 'Powers Kingdom'],
  ['A+M+O+K', 'Amok'],
  ['F.E.A.R.', 'FEAR'],
  ['S.T.A.L.K.E.R.: Shadow of Chernobyl', 'STALKER: Shadow of Chernobyl'],
  ['N.O.V.A', 'Nova'],
  ['P.O.D', 'POD'],
  ['M*A*S*H', 'M.A.S.H.'],
  ['A.S.P.: Air Strike Patrol', 'ASP: Air Strike Patrol'],
  ['G・O・D', 'GOD'],
  ['FIFA: Road to World Cup 98', 'FIFA 98: Road to World Cup'],
])('%s and %s are one game', (one, other) => {
  expect(isOne(one, other)).toBe(true);
  expect(isOne(other, one)).toBe(true);
});

test.each([
  ['Mega Man X', 'Mega Man 10'],
  ['Mega Man 2', 'Mega Man 3'],
  ['Final Fantasy X', 'Final Fantasy X-2'],
  ['FIFA 97', 'FIFA 98'],
  ['Pokémon Red Version', 'Pokémon Blue Version'],
  ['Street Fighter II', 'Super Street Fighter II'],
  ['Street Fighter II', 'Street Fighter II Turbo'],
  ['Ys I & II', 'Ys III'],
  ['Ys I & II', 'Ys'],
  ['Ys 1 2', 'Ys 12'],
  ["Disney's Aladdin", 'Aladdin (Virgin)'],
  ['Ikaruga', 'Ikaruga+'],
  ['Winning Eleven 10', 'Winning Eleven 2010'],
  ['Phantasy Star Online Episode I & II', 'Phantasy Star Online Episode I & II Plus'],
  ['Sonic', 'Sonic 2'],
  ['Street Fighter EX Plus α', 'Street Fighter EX Plus'],
  ['Mystical Ninja 2', 'Mystical Ninja Starring Goemon'],
  ['Magical Quest', 'Magical Quest 2 Starring Mickey & Minnie'],
  ['BZN', 'Starring You: BZN'],
  ['Madagascar', 'DreamWorks Madagascar: Escape 2 Africa'],
  ['Baseball Stars', 'Baseball Stars Color: Pocket Sports Series'],
  ['Dragon Quest I・II', 'Dragon Quest II'],
  ['PES 2010', 'PES 2011: Pro Evolution Soccer'],
  ['WWF', 'WWF: War Zone'],
  ["It's", 'It'],
  ['A+M+O+K', 'Mok'],
  ['N.A.M.', 'A.M.'],
  ['N.O.V.A', 'Ova'],
  ['M.A.X.', 'Max 2'],
  ['F.E.A.R. 2', 'F.E.A.R. 3'],
  ['F.E.A.R.', 'F.E.A.R. Files'],
  ['V.I.P.', '5 IP'],
  ['Ikaruga A+', 'Ikaruga A'],
  ['Ys I・V', 'Ys IV'],
  ['FIFA 97: Road to World Cup', 'FIFA: Road to World Cup 98'],
  ['FIFA 98: Road to World Cup', 'FIFA: Road to World Cup'],
])('%s and %s are two games', (one, other) => {
  expect(isOne(one, other)).toBe(false);
  expect(isOne(other, one)).toBe(false);
});

test('a title that only consists of what is left out still has a key', () => {
  expect(titleKeys('The')).toEqual(['the']);
  expect(titleKeys('N')).toEqual(['n']);
});

test('nothing is the same as a title without letters and digits', () => {
  expect(titleKeys('"!"')).toEqual([]);
  expect(titleKeys('')).toEqual([]);
});
