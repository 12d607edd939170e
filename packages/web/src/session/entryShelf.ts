import type { ShelfBox } from '../ui/Shelf.tsx';

// The consoles as in the catalogue, which a visitor cannot read yet. A check compares them.
const nes = { short_name: 'NES', color: '#7e624a', box: { width: 127, height: 178, depth: 22 } };
const snes = { short_name: 'SNES', color: '#846699', box: { width: 178, height: 127, depth: 30 } };
const n64 = { short_name: 'N64', color: '#14945a', box: { width: 178, height: 127, depth: 30 } };
const gameCube = { short_name: 'GameCube', color: '#8329ff', box: { width: 135, height: 190, depth: 14 } };
const gameBoy = { short_name: 'Game Boy', color: '#8d7f0c', box: { width: 126, height: 126, depth: 22 } };
const advance = { short_name: 'GBA', color: '#ef0ab5', box: { width: 126, height: 126, depth: 22 } };
const megaDrive = { short_name: 'Mega Drive', color: '#516e5c', box: { width: 130, height: 180, depth: 26 } };
const masterSystem = {
  short_name: 'Master System',
  color: '#ec5a5d',
  box: { width: 130, height: 180, depth: 26 },
};
const saturn = { short_name: 'Saturn', color: '#9566dc', box: { width: 140, height: 212, depth: 22 } };
const dreamcast = { short_name: 'Dreamcast', color: '#db7702', box: { width: 125, height: 125, depth: 10 } };
const playStation = { short_name: 'PS1', color: '#ad8989', box: { width: 125, height: 125, depth: 10 } };
const playStation2 = { short_name: 'PS2', color: '#1e64ca', box: { width: 135, height: 190, depth: 14 } };
const engine = { short_name: 'PC Engine', color: '#e96b3b', box: { width: 125, height: 125, depth: 10 } };
const neoGeo = { short_name: 'Neo Geo', color: '#b78832', box: { width: 155, height: 205, depth: 36 } };
const ds = { short_name: 'DS', color: '#06a395', box: { width: 137, height: 123, depth: 15 } };
const vita = { short_name: 'PS Vita', color: '#549199', box: { width: 105, height: 135, depth: 12 } };
const gameGear = { short_name: 'Game Gear', color: '#1E9E7A', box: { width: 108, height: 140, depth: 22 } };
const xbox = { short_name: 'Xbox', color: '#7f9b03', box: { width: 135, height: 190, depth: 14 } };

/** Row by row, as a collector would arrange them: by console. */
export const entryShelf: readonly (readonly ShelfBox[])[] = [
  [
    { title: 'Super Metroid', console: snes, genres: 'Platform' },
    { title: 'EarthBound', console: snes, genres: 'Role-playing' },
    { title: 'Chrono Trigger', console: snes, genres: 'Role-playing', isFront: true },
    { title: 'Terranigma', console: snes, genres: 'Role-playing' },
    { title: 'Star Fox', console: snes, genres: 'Shooter' },
    { title: 'ActRaiser', console: snes, genres: 'Simulation' },
    { title: 'Wave Race 64', console: n64, genres: 'Racing' },
    { title: 'Banjo-Kazooie', console: n64, genres: 'Platform' },
    { title: 'Sin & Punishment', console: n64, genres: "Shoot 'em up", isFront: true },
    { title: 'Mischief Makers', console: n64, genres: 'Platform' },
    { title: 'Metroid Prime', console: gameCube, genres: 'Shooter' },
    { title: 'Pikmin 2', console: gameCube, genres: 'Strategy' },
    { title: 'Viewtiful Joe', console: gameCube, genres: "Beat 'em up" },
    { title: 'Eternal Darkness', console: gameCube, genres: 'Survival horror', isFront: true },
    { title: 'F-Zero GX', console: gameCube, genres: 'Racing' },
    { title: 'Ikaruga', console: gameCube, genres: "Shoot 'em up" },
    { title: 'Chibi-Robo!', console: gameCube, genres: 'Platform' },
    { title: 'Contact', console: ds, genres: 'Role-playing' },
    { title: 'Elite Beat Agents', console: ds, genres: 'Rhythm', isFront: true },
  ],
  [
    { title: 'Shenmue II', console: dreamcast, genres: 'Adventure' },
    { title: 'Rez', console: dreamcast, genres: 'Rhythm' },
    { title: 'Skies of Arcadia', console: dreamcast, genres: 'Role-playing' },
    { title: 'Jet Set Radio', console: dreamcast, genres: 'Platform' },
    { title: 'Panzer Dragoon Saga', console: saturn, genres: 'Role-playing', isFront: true },
    { title: 'Radiant Silvergun', console: saturn, genres: "Shoot 'em up" },
    { title: 'Guardian Heroes', console: saturn, genres: "Beat 'em up" },
    { title: 'Burning Rangers', console: saturn, genres: 'Shooter' },
    { title: 'Gunstar Heroes', console: megaDrive, genres: 'Platform' },
    { title: 'Streets of Rage 2', console: megaDrive, genres: "Beat 'em up", isFront: true },
    { title: 'Shining Force II', console: megaDrive, genres: 'Role-playing' },
    { title: 'Ristar', console: megaDrive, genres: 'Platform' },
    { title: 'Phantasy Star', console: masterSystem, genres: 'Role-playing' },
    { title: 'Alex Kidd', console: masterSystem, genres: 'Platform' },
    { title: 'Wonder Boy III', console: masterSystem, genres: 'Platform' },
    { title: 'Sonic Chaos', console: gameGear, genres: 'Platform' },
    { title: 'Shinobi', console: gameGear, genres: 'Action' },
    { title: 'Defenders of Oasis', console: gameGear, genres: 'Role-playing' },
    { title: 'Land of Illusion', console: gameGear, genres: 'Platform', isFront: true },
    { title: 'Dragon Crystal', console: gameGear, genres: 'Role-playing' },
    { title: 'Tails Adventure', console: gameGear, genres: 'Adventure' },
    { title: 'Sonic Drift', console: gameGear, genres: 'Racing' },
    { title: 'Columns', console: gameGear, genres: 'Puzzle' },
    { title: 'Shining Force Gaiden', console: gameGear, genres: 'Strategy' },
  ],
  [
    { title: 'Suikoden II', console: playStation, genres: 'Role-playing' },
    { title: 'Ico', console: playStation2, genres: 'Puzzle', isFront: true },
    { title: 'Okami', console: playStation2, genres: 'Adventure' },
    { title: 'Gitaroo Man', console: playStation2, genres: 'Rhythm' },
    { title: 'Katamari Damacy', console: playStation2, genres: 'Puzzle' },
    { title: 'Persona 3', console: playStation2, genres: 'Role-playing' },
    { title: 'Vagrant Story', console: playStation, genres: 'Role-playing' },
    { title: 'Klonoa', console: playStation, genres: 'Platform' },
    { title: 'Tombi!', console: playStation, genres: 'Platform' },
    { title: 'Vib-Ribbon', console: playStation, genres: 'Rhythm', isFront: true },
    { title: 'Gravity Rush', console: vita, genres: 'Adventure' },
    { title: 'Lumines', console: vita, genres: 'Puzzle' },
    { title: 'Psychonauts', console: xbox, genres: 'Platform' },
    { title: 'Jade Empire', console: xbox, genres: 'Role-playing', isFront: true },
    { title: 'Panzer Dragoon Orta', console: xbox, genres: "Shoot 'em up" },
    { title: 'Otogi', console: xbox, genres: 'Action' },
    { title: 'Stubbs the Zombie', console: xbox, genres: 'Action' },
    { title: 'Phantom Dust', console: xbox, genres: 'Strategy' },
    { title: 'Gunvalkyrie', console: xbox, genres: 'Shooter', isFront: true },
  ],
  [
    { title: 'Metal Slug', console: neoGeo, genres: 'Platform' },
    { title: 'Garou', console: neoGeo, genres: 'Fighting' },
    { title: 'Blazing Star', console: neoGeo, genres: "Shoot 'em up", isFront: true },
    { title: 'R-Type', console: engine, genres: "Shoot 'em up" },
    { title: 'Bonk’s Adventure', console: engine, genres: 'Platform' },
    { title: 'Ys Book I & II', console: engine, genres: 'Role-playing' },
    { title: 'Kirby’s Adventure', console: nes, genres: 'Platform' },
    { title: 'Mega Man 2', console: nes, genres: 'Platform', isFront: true },
    { title: 'Crystalis', console: nes, genres: 'Role-playing' },
    { title: 'Metroid II', console: gameBoy, genres: 'Platform' },
    { title: 'Donkey Kong', console: gameBoy, genres: 'Puzzle' },
    { title: 'Golden Sun', console: advance, genres: 'Role-playing' },
    { title: 'Advance Wars', console: advance, genres: 'Strategy' },
    { title: 'Drill Dozer', console: advance, genres: 'Platform', isFront: true },
    { title: 'Ghost Trick', console: ds, genres: 'Puzzle' },
    { title: 'The World Ends with You', console: ds, genres: 'Role-playing' },
    { title: 'Soma Bringer', console: ds, genres: 'Role-playing' },
    { title: 'Retro Game Challenge', console: ds, genres: 'Compilation', isFront: true },
    { title: 'Henry Hatsworth', console: ds, genres: 'Puzzle' },
  ],
];
