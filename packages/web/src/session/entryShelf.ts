import type { ShelfBox } from '../ui/Shelf.tsx';

// The consoles' colours as in the catalogue, which a visitor cannot read yet.
const nes = '#BF4A35';
const snes = '#6B5FA8';
const n64 = '#009645';
const gameCube = '#8450D6';
const gameBoy = '#84932B';
const advance = '#4038C8';
const megaDrive = '#0A74C4';
const masterSystem = '#E03C31';
const saturn = '#8A5FC0';
const dreamcast = '#EF7D1A';
const playStation = '#D8323F';
const playStation2 = '#4A48D0';
const engine = '#F0701F';
const neoGeo = '#C9981C';
const ds = '#64819E';
const vita = '#0F97A0';
const gameGear = '#1E9E7A';
const xbox = '#9DB51C';

/** Row by row, as a collector would arrange them: by console. */
export const entryShelf: readonly (readonly ShelfBox[])[] = [
  [
    { title: 'Super Metroid', color: snes },
    { title: 'EarthBound', color: snes },
    { title: 'Chrono Trigger', color: snes, isFront: true },
    { title: 'Terranigma', color: snes },
    { title: 'Star Fox', color: snes },
    { title: 'ActRaiser', color: snes },
    { title: 'Wave Race 64', color: n64 },
    { title: 'Banjo-Kazooie', color: n64 },
    { title: 'Sin & Punishment', color: n64, isFront: true },
    { title: 'Mischief Makers', color: n64 },
    { title: 'Metroid Prime', color: gameCube },
    { title: 'Pikmin 2', color: gameCube },
    { title: 'Viewtiful Joe', color: gameCube },
    { title: 'Eternal Darkness', color: gameCube, isFront: true },
    { title: 'F-Zero GX', color: gameCube },
    { title: 'Ikaruga', color: gameCube },
    { title: 'Chibi-Robo!', color: gameCube },
    { title: 'Contact', color: ds },
    { title: 'Elite Beat Agents', color: ds, isFront: true },
  ],
  [
    { title: 'Shenmue II', color: dreamcast },
    { title: 'Rez', color: dreamcast },
    { title: 'Skies of Arcadia', color: dreamcast },
    { title: 'Jet Set Radio', color: dreamcast },
    { title: 'Panzer Dragoon Saga', color: saturn, isFront: true },
    { title: 'Radiant Silvergun', color: saturn },
    { title: 'Guardian Heroes', color: saturn },
    { title: 'Burning Rangers', color: saturn },
    { title: 'Gunstar Heroes', color: megaDrive },
    { title: 'Streets of Rage 2', color: megaDrive, isFront: true },
    { title: 'Shining Force II', color: megaDrive },
    { title: 'Ristar', color: megaDrive },
    { title: 'Phantasy Star', color: masterSystem },
    { title: 'Alex Kidd', color: masterSystem },
    { title: 'Wonder Boy III', color: masterSystem },
    { title: 'Sonic Chaos', color: gameGear },
    { title: 'Shinobi', color: gameGear },
    { title: 'Defenders of Oasis', color: gameGear },
    { title: 'Land of Illusion', color: gameGear, isFront: true },
    { title: 'Dragon Crystal', color: gameGear },
  ],
  [
    { title: 'Suikoden II', color: playStation },
    { title: 'Ico', color: playStation2, isFront: true },
    { title: 'Okami', color: playStation2 },
    { title: 'Gitaroo Man', color: playStation2 },
    { title: 'Katamari Damacy', color: playStation2 },
    { title: 'Persona 3', color: playStation2 },
    { title: 'Vagrant Story', color: playStation },
    { title: 'Klonoa', color: playStation },
    { title: 'Tombi!', color: playStation },
    { title: 'Vib-Ribbon', color: playStation, isFront: true },
    { title: 'Gravity Rush', color: vita },
    { title: 'Lumines', color: vita },
    { title: 'Psychonauts', color: xbox },
    { title: 'Jade Empire', color: xbox, isFront: true },
    { title: 'Panzer Dragoon Orta', color: xbox },
    { title: 'Otogi', color: xbox },
    { title: 'Stubbs the Zombie', color: xbox },
    { title: 'Phantom Dust', color: xbox },
    { title: 'Gunvalkyrie', color: xbox, isFront: true },
  ],
  [
    { title: 'Metal Slug', color: neoGeo },
    { title: 'Garou', color: neoGeo },
    { title: 'Blazing Star', color: neoGeo, isFront: true },
    { title: 'R-Type', color: engine },
    { title: 'Bonk’s Adventure', color: engine },
    { title: 'Ys Book I & II', color: engine },
    { title: 'Kirby’s Adventure', color: nes },
    { title: 'Mega Man 2', color: nes, isFront: true },
    { title: 'Crystalis', color: nes },
    { title: 'Metroid II', color: gameBoy },
    { title: 'Donkey Kong', color: gameBoy },
    { title: 'Golden Sun', color: advance },
    { title: 'Advance Wars', color: advance },
    { title: 'Drill Dozer', color: advance, isFront: true },
    { title: 'Ghost Trick', color: ds },
    { title: 'The World Ends with You', color: ds },
    { title: 'Soma Bringer', color: ds },
    { title: 'Retro Game Challenge', color: ds, isFront: true },
    { title: 'Henry Hatsworth', color: ds },
  ],
];
