/** Where a listing is offered, by country; the games of Japan alone are searched by their Japanese names everywhere. */
export type Market = 'US' | 'CA' | 'GB' | 'AU' | 'FR' | 'DE' | 'IT' | 'ES' | 'JP';

type PlatformNames = {
  /** The platform's id. Several may share a name, such as PC. */
  id: number;
  /** What sellers type, the most usual first, where no market has names of its own. */
  usual: readonly string[];
  own?: Partial<Record<Market, readonly string[]>>;
  /** Further names that say which platform a listing is for. */
  also?: readonly string[];
};

const genesis = ['Genesis'];
const segaCd = ['Sega CD'];
const turbografx = ['TurboGrafx-16', 'TurboGrafx'];

/**
 * The platforms' names as sellers write them. A name that is as often an ordinary word, such as GB or Nintendo, is
 * missing: it would say the wrong thing of a listing.
 */
export const marketNames: readonly PlatformNames[] = [
  {
    id: 18,
    usual: ['NES', 'Nintendo NES'],
    also: ['Nintendo Entertainment System'],
  },
  {
    id: 19,
    usual: ['SNES', 'Super Nintendo'],
    own: {
      FR: ['Super Nintendo', 'SNES', 'Super NES'],
      IT: ['Super Nintendo', 'SNES'],
      ES: ['Super Nintendo', 'SNES'],
    },
    also: ['Super NES', 'Super Nintendo Entertainment System'],
  },
  { id: 58, usual: ['Super Famicom', 'SFC'] },
  { id: 99, usual: ['Famicom'], also: ['Family Computer'] },
  { id: 51, usual: ['Famicom Disk', 'FDS'], also: ['Famicom Disk System', 'Disk System'] },
  { id: 4, usual: ['N64', 'Nintendo 64'] },
  { id: 21, usual: ['GameCube', 'Game Cube'], also: ['GCN', 'NGC'] },
  { id: 5, usual: ['Wii'] },
  { id: 41, usual: ['Wii U'], also: ['WiiU'] },
  { id: 130, usual: ['Switch'], also: ['Nintendo Switch', 'NSW'] },
  { id: 508, usual: ['Switch 2'], also: ['Nintendo Switch 2'] },
  { id: 33, usual: ['Game Boy', 'Gameboy'], own: { FR: ['Gameboy', 'Game Boy'] } },
  {
    id: 22,
    usual: ['GBC', 'Game Boy Color', 'Gameboy Color'],
    own: { FR: ['Game Boy Color', 'Gameboy Color', 'GBC'], GB: ['Game Boy Color', 'Gameboy Colour', 'GBC'] },
    also: ['Game Boy Colour', 'Gameboy Colour'],
  },
  { id: 24, usual: ['GBA', 'Game Boy Advance', 'Gameboy Advance'] },
  { id: 20, usual: ['DS', 'NDS'], also: ['Nintendo DS'] },
  { id: 37, usual: ['3DS'], also: ['2DS', 'Nintendo 3DS'] },
  { id: 137, usual: ['New 3DS', '3DS'], also: ['New Nintendo 3DS'] },
  { id: 87, usual: ['Virtual Boy'] },
  {
    id: 29,
    usual: ['Mega Drive', 'Megadrive'],
    own: { US: genesis, CA: genesis, FR: ['Megadrive', 'Mega Drive'], JP: ['Mega Drive Japan'] },
  },
  { id: 78, usual: ['Mega CD'], own: { US: segaCd, CA: segaCd }, also: ['Sega CD'] },
  { id: 30, usual: ['32X'], also: ['Sega 32X', 'Mega Drive 32X', 'Genesis 32X', 'Super 32X'] },
  { id: 64, usual: ['Master System'], own: { JP: ['Mark III'] }, also: ['Mark III', 'Sega Master System'] },
  { id: 35, usual: ['Game Gear', 'Gamegear'] },
  { id: 32, usual: ['Saturn'], also: ['Sega Saturn'] },
  { id: 23, usual: ['Dreamcast'], also: ['Sega Dreamcast'] },
  {
    id: 86,
    usual: ['PC Engine'],
    own: { US: turbografx, CA: turbografx, JP: ['PC Engine', 'HuCard', 'PCE'] },
    also: ['HuCard', 'TG16', 'TurboGrafx', 'TurboGrafx-16', 'PCE'],
  },
  { id: 150, usual: ['PC Engine CD'], also: ['CD-ROM2', 'TurboGrafx CD', 'Turbo Duo'] },
  {
    id: 7,
    usual: ['PS1', 'Playstation 1', 'PSX'],
    own: { IT: ['PS1', 'PSX', 'Play 1'], JP: ['PS1 Japan'] },
    also: ['Playstation', 'PSone', 'PS one', 'Play 1'],
  },
  { id: 8, usual: ['PS2', 'Playstation 2'], also: ['Play 2'] },
  { id: 9, usual: ['PS3', 'Playstation 3'], also: ['Play 3'] },
  { id: 48, usual: ['PS4', 'Playstation 4'], also: ['Play 4'] },
  { id: 167, usual: ['PS5', 'Playstation 5'], also: ['Play 5'] },
  { id: 38, usual: ['PSP'], also: ['Playstation Portable'] },
  { id: 46, usual: ['PS Vita', 'Vita'], also: ['Playstation Vita', 'PSVita'] },
  { id: 11, usual: ['Xbox', 'Original Xbox'], also: ['OG Xbox'] },
  { id: 12, usual: ['Xbox 360', 'X360'], also: ['Xbox360'] },
  { id: 49, usual: ['Xbox One', 'XB1'] },
  { id: 169, usual: ['Xbox Series X', 'Xbox Series'], also: ['Series X', 'XSX'] },
  { id: 80, usual: ['Neo Geo AES', 'Neo Geo'] },
  { id: 79, usual: ['Neo Geo MVS', 'MVS'], also: ['Neo Geo'] },
  { id: 136, usual: ['Neo Geo CD'] },
  { id: 119, usual: ['Neo Geo Pocket', 'NGP'] },
  { id: 120, usual: ['Neo Geo Pocket Color', 'NGPC'] },
  { id: 59, usual: ['Atari 2600'], own: { US: ['Atari 2600', '2600'] }, also: ['Atari VCS'] },
  { id: 60, usual: ['Atari 7800'] },
  { id: 61, usual: ['Atari Lynx', 'Lynx'] },
  { id: 62, usual: ['Atari Jaguar'] },
  { id: 57, usual: ['WonderSwan'] },
  { id: 15, usual: ['C64', 'Commodore 64'] },
  { id: 16, usual: ['Amiga'], also: ['Commodore Amiga'] },
  { id: 390, usual: ['PSVR2', 'PlayStation VR2'], also: ['PS VR2'] },
  // Sellers say PC of both.
  { id: 6, usual: ['PC CD-ROM', 'PC DVD'], also: ['PC', 'Windows PC', 'Steam'] },
  { id: 13, usual: ['PC big box', 'PC'], also: ['MS-DOS', 'DOS', 'PC CD-ROM', 'PC diskette', 'PC floppy'] },
  { id: 14, usual: ['Mac', 'Macintosh'], also: ['Apple Macintosh'] },
];

/** Every name of a platform, whichever market uses it. */
export function allNamesOf({ usual, own, also = [] }: PlatformNames): string[] {
  return [...usual, ...Object.values(own ?? {}).flat(), ...also];
}
