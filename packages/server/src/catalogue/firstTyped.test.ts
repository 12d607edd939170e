import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Product, type TestUser, startProduct } from '../testing/product.ts';
import { seedCatalogue } from './import/seed.ts';

let product: Product;
let ana: TestUser;
beforeAll(async () => {
  product = await startProduct();
  ana = await product.user('ana');
  await seedCatalogue(product.ctx);
});
afterAll(() => product.close());

/** What collectors of several countries type first, and the game that they mean. */
const meant = `
  pokemon rouge | Pokémon Red Version
  pokemon bleu | Pokémon Blue Version
  pokemon jaune | Pokémon Yellow Version: Special Pikachu Edition
  pokémon version or | Pokémon Gold Version
  pokemon argent | Pokémon Silver Version
  pokemon cristal | Pokémon Crystal Version
  pokemon rubis | Pokémon Ruby Version
  pokemon émeraude | Pokémon Emerald Version
  pokemon rouge feu | Pokémon FireRed Version
  pokemon vert feuille | Pokémon LeafGreen Version
  pokemon platine | Pokémon Platinum Version
  pokemon noire 2 | Pokémon Black Version 2
  pokemon soleil | Pokémon Sun
  pokemon épée | Pokémon Sword
  pokemon ecarlate | Pokémon Scarlet
  ファイナルファンタジーVII | Final Fantasy VII
  ファイナルファンタジー7 | Final Fantasy VII
  メタルギアソリッド | Metal Gear Solid
  グランツーリスモ | Gran Turismo
  キングダムハーツ | Kingdom Hearts
  super metroid super nintendo | Super Metroid
  super mario 64 nintendo 64 | Super Mario 64
  sonic cd sega cd | Sonic CD
  golden axe sega genesis | Golden Axe
  shenmue sega dreamcast | Shenmue
  tekken 3 sony playstation | Tekken 3
  forza horizon 5 xbox series x | Forza Horizon 5
  chrono trigger super nintendo entertainment system | Chrono Trigger
  soul calibur | Soulcalibur
  dark soul | Dark Souls
  sf2 | Street Fighter II: The World Warrior
  loz | The Legend of Zelda
  sonik | Sonic the Hedgehog
  castelvania | Castlevania
  panzer dragon | Panzer Dragoon
  mario tennis | Mario Tennis
  mega man 4 | Mega Man 4
  mega man iv | Mega Man IV
  final fantasy vi | Final Fantasy VI
  dragon warrior ii | Dragon Warrior II
  game boy wars | Game Boy Wars
  ロックマンX | Rockman X
  モンスターハンター | Monster Hunter
  桃太郎電鉄 | Momotarō Dentetsu
  street fighter 2 | Street Fighter II: The World Warrior
  street fighter ii | Street Fighter II: The World Warrior
  resident evil 3 | Resident Evil 3: Nemesis
  donkey kong country 2 | Donkey Kong Country 2: Diddy's Kong Quest
  king of fighters | The King of Fighters '94
  les tortues ninja | Teenage Mutant Ninja Turtles
  pokemon saphir | Pokémon Sapphire Version
  pokemon rot | Pokémon Red Version
  pokemon blau | Pokémon Blue Version
  kirby's dream land 3 | Kirby's Dream Land 3
  rockman x | Rockman X
  third strike | Street Fighter III: 3rd Strike
  sonic mega drive | Sonic the Hedgehog
  n64 goldeneye | GoldenEye 007
  snes super metroid | Super Metroid
  doom | Doom
  pokemon rote edition | Pokémon Red Version
  smaragd edition | Pokémon Emerald Version
  pokemon edicion roja | Pokémon Red Version
  pokemon versione rossa | Pokémon Red Version
  schtroumpfs | The Smurfs
  les schtroumpfs | The Smurfs
  schluempfe | The Smurfs
  tintin au tibet | Tintin in Tibet
  asterix | Asterix
  asterix et obelix | Asterix & Obelix
  astérix et obélix xxl | Asterix & Obelix XXL
  titeuf | Titeuf: Méga-Compet'
  adibou | Adibou
  alexandra ledermann | Alexandra Ledermann 5: L'Héritage du haras
  moorhuhn | Moorhuhn 2: Die Jagd geht weiter
  professeur layton | Professor Layton and the Curious Village
  professor layton und das geheimnisvolle dorf | Professor Layton and the Curious Village
  docteur kawashima | Brain Age: Train Your Brain in Minutes a Day!
  entrainement cerebral du docteur kawashima quel age | Brain Age: Train Your Brain in Minutes a Day!
  cérébrale académie | Big Brain Academy
  harry potter à l'école des sorciers | Harry Potter and the Sorcerer's Stone
  harry potter coupe de feu | Harry Potter and the Goblet of Fire
  harry potter stein der weisen | Harry Potter and the Sorcerer's Stone
  les sims | The Sims
  les sims 2 animaux et cie | The Sims 2: Pets
  die siedler | The Settlers
  die siedler 3 | The Settlers III
  le roi lion | The Lion King
  könig der löwen | The Lion King
  le seigneur des anneaux les deux tours | The Lord of the Rings: The Two Towers
  les chevaliers de baphomet | Broken Sword: The Shadow of the Templars
  baphomets fluch | Broken Sword: The Shadow of the Templars
  les tuniques bleues | North & South
  indigo prophecy | Fahrenheit
  james bond the stealth affair | Operation Stealth
  twinsens odyssey | Little Big Adventure 2
  woodruff et le schnibble d'azimuth | The Bizarre Adventures of Woodruff and the Schnibble
  les sims 2 académie | The Sims 2: University
  larry drague en haute mer | Leisure Suit Larry: Love for Sail!
  der patrizier | The Patrician
  schatten über riva | Realms of Arkania: Shadows over Riva
  c&c stunde null | Command & Conquer: Generals - Zero Hour
  posel smrti | The Black Mirror
  казаки | Cossacks: European Wars
  대격변 | World of Warcraft: Cataclysm
  真・魔王ゴルベリアス | Golvellius 2
  les simpson hit and run | The Simpsons: Hit & Run
  fifa 98 | FIFA: Road to World Cup 98
  fifa 2005 | FIFA Soccer 2005
  pes 6 | Pro Evolution Soccer 6
  winning eleven 8 | Pro Evolution Soccer 4
  lego star wars | LEGO Star Wars: The Video Game
  gta san andreas | Grand Theft Auto: San Andreas
  gta | Grand Theft Auto
  nus-nzle | The Legend of Zelda: Ocarina of Time
  NUS-NZLP-EUR | The Legend of Zelda: Ocarina of Time
  nus nsme | Super Mario 64
  street fighter | Street Fighter II: The World Warrior
  megaman x | Mega Man X
  alladin | Disney's Aladdin
  akumajou dracula | Akumajō Dracula
  crazy taxy | Crazy Taxi
  wind wakr | The Legend of Zelda: The Wind Waker
  god of ware | God of War
  perfct dark | Perfect Dark
  devil may kry | Devil May Cry
  ff7 | Final Fantasy VII
  pokemon | Pokémon Blue Version
  pokemon or | Pokémon Gold Version
  link | The Legend of Zelda: A Link to the Past
  red alert | Command & Conquer: Red Alert
  die hard | Die Hard
  le mans | Le Mans 24 Hours
  final fantasy | Final Fantasy
  metal gear | Metal Gear
  kirby | Kirby's Dream Land
  tetris | Tetris
  metroid | Metroid
  zelda | The Legend of Zelda
  mario | Super Mario Bros.
  sonic | Sonic the Hedgehog
  castlevania | Castlevania
  resident evil | Resident Evil
  crash bandicoot | Crash Bandicoot
  metal gear solid | Metal Gear Solid`;
const rows = meant
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((one) => one.trim()));

test.each(rows)('%s means %s', async (q = '', title = '') => {
  const { body } = await product.as(ana, 'catalogue.search', { q });

  const { found, likely, alike } = body as Record<'found' | 'likely' | 'alike', { title: string }[]>; // as: the contract's output
  expect([...likely, ...found, ...alike][0]?.title).toBe(title);
});

test.each([
  ['chrono trigger', 'Super Nintendo Entertainment System'],
  ['crono triger', 'Super Nintendo Entertainment System'],
  ['shinobi', 'Sega Master System/Mark III'],
  ['tomb raider', 'PlayStation'],
  ['zelda64', 'Nintendo 64'],
  ['zelda snes', 'Super Nintendo Entertainment System'],
  ['metroid gba', 'Game Boy Advance'],
  ['castlevania ds', 'Nintendo DS'],
  ['doom super nintendo', 'Super Nintendo Entertainment System'],
  ['sonic mega drive', 'Sega Mega Drive/Genesis'],
])('%s means the game for the %s first', async (q, platform) => {
  const { body } = await product.as(ana, 'catalogue.search', { q });

  const { found, likely, alike } = body as Record<'found' | 'likely' | 'alike', { platform: string }[]>; // as: the contract's output
  expect([...likely, ...found, ...alike][0]?.platform).toBe(platform);
});
