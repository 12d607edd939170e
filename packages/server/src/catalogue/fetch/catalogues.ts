import { sources } from '../import/reader.ts';

/** The openly licensed catalogues, with the branch that has their newest state. */
export const catalogues = {
  gamedatabase: { ...sources.gamedatabase, branch: 'main' },
  libretro: { ...sources.libretro, branch: 'master' },
} as const;

export type OpenCatalogue = keyof typeof catalogues;

/** GameDataBase's consoles; its arcade boards have nothing that stands on a shelf. */
export const consoleFiles = [
  'console_nec_cdrom2',
  'console_nec_pcengine_turbografx_supergrafx',
  'console_nec_pcfx',
  'console_nintendo_64dd',
  'console_nintendo_bandai_sufamiturbo',
  'console_nintendo_famicom_nes',
  'console_nintendo_famicomdisksystem',
  'console_nintendo_gameboy',
  'console_nintendo_gameboyadvance',
  'console_nintendo_gameboycolor',
  'console_nintendo_nintendo64',
  'console_nintendo_satellaview',
  'console_nintendo_superfamicom_snes',
  'console_nintendo_virtualboy',
  'console_pioneer_laseractive',
  'console_sega_gamegear',
  'console_sega_markiii_mastersystem',
  'console_sega_megacd_segacd',
  'console_sega_megadrive_genesis',
  'console_sega_saturn',
  'console_sega_sg1000_sc3000_othellomultivision',
  'console_sega_super32x',
  'console_snk_neogeopocket_neogeopocketcolor',
].map((name) => `${name}.csv`);
