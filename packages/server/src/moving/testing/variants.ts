/** Ways in which trackers and people write a title of the catalogue; each changes only what it says. */
export const variants: Record<string, (title: string) => string> = {
  'as it is': (title) => title,
  'article at the end': (title) => title.replace(/^(The|A|An) ([^:]+)/, '$2, $1'),
  'region behind': (title) => `${title} (PAL)`,
  'region in brackets': (title) => `${title} [NTSC-J]`,
  'edition in brackets': (title) => `${title} [Player's Choice]`,
  'edition behind': (title) => `${title} - Platinum`,
  'colon left out': (title) => title.replaceAll(': ', ' '),
  'dash for colon': (title) => title.replaceAll(': ', ' - '),
  'arabic numerals': (title) => swap(title, romans),
  'roman numerals': (title) => swap(title, new Map([...romans].map(([roman, arabic]) => [arabic, roman]))),
  'small letters': (title) => title.toLowerCase(),
  'without accents and signs': (title) => title.normalize('NFKD').replace(/[\u0300-\u036f’'!.,]/g, ''),
  'and for &': (title) => title.replaceAll(' & ', ' and '),
};

const romans = new Map([
  ['II', '2'],
  ['III', '3'],
  ['IV', '4'],
  ['VI', '6'],
  ['VII', '7'],
  ['VIII', '8'],
  ['IX', '9'],
]);

function swap(title: string, words: Map<string, string>): string {
  return title
    .split(' ')
    .map((word, place) => {
      const bare = word.replace(/:$/, '');
      return place > 0 && words.has(bare) ? word.replace(bare, words.get(bare) ?? bare) : word;
    })
    .join(' ');
}

/** Platforms as trackers call them, by id. */
export const trackerPlatforms: Record<number, readonly string[]> = {
  4: ['N64', 'Nintendo 64', 'PAL Nintendo 64', 'Nintendo 64 [EU]'],
  7: ['PS1', 'Playstation', 'Sony PlayStation', 'PSX', 'PlayStation [NA]'],
  8: ['PS2', 'PlayStation 2', 'Sony PlayStation 2', 'PAL Playstation 2'],
  9: ['PS3', 'PlayStation 3'],
  11: ['Xbox', 'Microsoft Xbox'],
  12: ['Xbox 360', 'X360'],
  18: ['NES', 'Nintendo (NES)', 'PAL NES'],
  19: ['SNES', 'Super Nintendo', 'Super Nintendo (SNES)', 'Super NES [NA]'],
  20: ['DS', 'Nintendo DS', 'NDS'],
  21: ['GameCube', 'Gamecube', 'NGC', 'PAL Gamecube'],
  22: ['GBC', 'Game Boy Color', 'GameBoy Color'],
  24: ['GBA', 'Game Boy Advance', 'Nintendo Game Boy Advance', 'GameBoy Advance'],
  29: ['Genesis', 'Mega Drive', 'Sega Genesis', 'Genesis / Mega Drive'],
  32: ['Saturn', 'Sega Saturn'],
  33: ['Game Boy', 'GameBoy', 'GB'],
  38: ['PSP', 'Sony PSP'],
  23: ['Dreamcast', 'Sega Dreamcast', 'PAL Sega Dreamcast'],
  5: ['Wii', 'Nintendo Wii'],
  64: ['Sega Master System', 'Master System'],
};
