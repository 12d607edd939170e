/** A game as the starter catalogue writes it. */
export type Row = {
  title: string;
  platform_igdb_id: number;
  first_release_date?: string | null;
  publisher?: string | null;
  developer?: string | null;
  genres?: string[];
  alt_titles?: string[];
  releases?: { region?: string }[];
  description?: string | null;
};

const [nes, snes, n64, gc, wii] = [18, 19, 4, 21, 5];
const ds = 20;
const [sms, md, dreamcast, gameGear] = [64, 29, 23, 35];
const [ps1, ps2] = [7, 8];

type Fact = [
  title: string,
  platform: number,
  date: string,
  publisher: string,
  developer: string,
  genre: string,
  ...otherTitles: string[],
];

/** Games that only collectors look for: the whole game database has more than the starter catalogue. */
const facts: Fact[] = [
  ['No One Can Stop Mr. Domino!', ps1, '1998', 'Acclaim', 'Artdink', 'Puzzle', 'Domino-kun o Tomenaide.'],
  ['Irritating Stick', ps1, '1999', 'Jaleco', 'Saurus', 'Puzzle', 'Dengeki Iraira Bō Returns'],
  ['Tail of the Sun', ps1, '1996', 'Sony Computer Entertainment', 'Artdink', 'Adventure', 'Taiyō no Shippo'],
  ['Robbit Mon Dieu', ps1, '1999', 'Sony Computer Entertainment', 'Sugar & Rockets', 'Platform'],
  ['Ghost in the Shell', ps1, '1997', 'THQ', 'Exact', 'Shooter', 'Kōkaku Kidōtai'],
  ['Battle Clash', snes, '1992', 'Nintendo', 'Intelligent Systems', 'Shooter', 'Space Bazooka'],
  ['Skyblazer', snes, '1994', 'Sony Imagesoft', 'Ukiyotei', 'Platform', 'Karura Ō'],
  ['The Ignition Factor', snes, '1995', 'Jaleco', 'Jaleco', 'Adventure', 'Fire Fighting'],
  ['The Ooze', md, '1995', 'Sega', 'Sega Technical Institute', 'Adventure'],
  ['Chakan: The Forever Man', md, '1992', 'Sega', 'Extended Play', 'Platform', 'Chakan'],
  ['Chakan', gameGear, '1992', 'Sega', 'Extended Play', 'Platform'],
  ['Trouble Shooter', md, '1991', 'Vic Tokai', 'Vic Tokai', 'Shooter', 'Battle Mania'],
  ['Rolo to the Rescue', md, '1992', 'Electronic Arts', 'Vectordean', 'Platform'],
  ['Kung Fu Kid', sms, '1987', 'Sega', 'Sega', "Beat 'em up", 'Makai Retsuden'],
  ['Kickle Cubicle', nes, '1990', 'Irem', 'Irem', 'Puzzle', 'Meikyūjima'],
  ['Rakuga Kids', n64, '1998', 'Konami', 'Konami', 'Fighting'],
  ['Glover', n64, '1998', 'Hasbro Interactive', 'Interactive Studios', 'Platform'],
  ['Napple Tale: Arsia in Daydream', dreamcast, '2000', 'Sega', 'Chime', 'Platform', 'Napple Tale'],
  ['Cosmic Smash', dreamcast, '2001', 'Sega', 'Sega Rosso', 'Puzzle'],
  ['Gregory Horror Show', ps2, '2003', 'Capcom', 'Capcom', 'Adventure'],
  ['Mister Mosquito', ps2, '2001', 'Sony Computer Entertainment', 'Zoom', 'Simulation', 'Ka'],
  ['Odama', gc, '2006', 'Nintendo', 'Vivarium', 'Pinball'],
  ['Elebits', wii, '2006', 'Konami', 'Konami', 'Shooter', 'Eledees'],
  ['Let’s Tap', wii, '2008', 'Sega', 'Prope', 'Rhythm'],
  ['Contact', ds, '2006', 'Marvelous Interactive', 'Grasshopper Manufacture', 'Role-playing'],
  ['Bubsy 3D', ps1, '1996', 'Accolade', 'Eidetic', 'Platform'],
  ['Blaster Master: Blasting Again', ps1, '2000', 'Crave Entertainment', 'Sunsoft', 'Shooter'],
  ['Socket', md, '1993', 'Vic Tokai', 'Vic Tokai', 'Platform', 'Time Dominator 1st'],
  ['Greendog: The Beached Surfer Dude!', md, '1992', 'Sega', 'Interactive Designs', 'Platform'],
  ['Frame Gride', dreamcast, '1999', 'FromSoftware', 'FromSoftware', 'Fighting'],
  ['SkyGunner', ps2, '2001', 'Sony Computer Entertainment', 'PixelArts', 'Shooter'],
  ['Kya: Dark Lineage', ps2, '2003', 'Atari', 'Eden Studios', 'Platform'],
  ['Soul Bubbles', ds, '2008', 'Eidos Interactive', 'Mekensleep', 'Puzzle'],
];

export const extraRows: Row[] = facts.map(
  ([title, platform_igdb_id, date, publisher, developer, genre, ...alt_titles]) => ({
    title,
    platform_igdb_id,
    first_release_date: date,
    publisher,
    developer,
    genres: [genre],
    alt_titles,
  }),
);
