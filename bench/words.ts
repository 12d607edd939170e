/** The words of made-up titles, the most common first: titles use the first ones far more often. */
const list = (text: string) => text.trim().split(/\s+/);

export const adjectives = list(`
  Super Final Dark Mega Ultimate Magical Golden Legendary Lost Crazy Secret Ancient Cosmic Silent Crimson Eternal Iron
  Shadow Turbo Crystal Hyper Neon Brave Mystic Phantom Savage Frozen Royal Wild Burning Hidden Electric Forbidden Giant
  Atomic Blue Red Silver Deep Little Flying Hollow Perfect Pocket Radiant Rapid Sacred Solar Lunar Steel Stormy Tiny
  Virtual Wicked Twilight Emerald Scarlet Midnight Infinite Broken Distant Fearless Grand Haunted Jade Noble Quantum Rusty
`);

export const nouns = list(`
  World Dragon Quest Racing Soccer Battle Adventure Star Fantasy Football Force Hero Wars Legend Story Island Basketball
  Baseball Tennis Golf Puzzle Ninja Kingdom Knight Monster Saga Tactics Fighter Warrior Hunter Chronicles Empire Machine
  Castle Sword Blade Planet Galaxy City Garden Party Kart Rally Boxing Wrestling Hockey Poker Chess Pinball Robot Samurai
  Vampire Zombie Pirate Wizard Witch Angel Demon Phoenix Tiger Wolf Eagle Shark Panther Cobra Falcon Raven Unicorn Dungeon
  Tower Temple Palace Fortress Harbor Forest Desert Ocean River Mountain Valley Canyon Volcano Jungle Meadow Cavern Abyss
  Horizon Eclipse Nebula Comet Meteor Orbit Rocket Shuttle Submarine Locomotive Helicopter Zeppelin Carnival Orchestra
  Alchemist Detective Gladiator Janitor Kangaroo Lighthouse Marionette Nightingale Observatory Platypus Quarterback
  Rhapsody Scarecrow Tambourine Umbrella Ventriloquist Windmill Xylophone Yacht Zeitgeist
`);

export const endings = list(
  '2 3 II III 64 Deluxe 4 IV Special Collection Plus 98 99 2000 Advance Zero V Gold Returns',
);

const syllables = list(`
  ka ri do ma zen tu val mor shi el na xo bra qui len fa gor hy ista jun ky lor mi nox op pra rho su tha ur vex wy za
`);

/** Thousands of names like those in games, each of them rare: Kado, Rivalmor… */
export const names = syllables.flatMap((first) =>
  syllables.flatMap((second) =>
    (syllables.indexOf(first) + syllables.indexOf(second)) % 6 === 0
      ? syllables.map((third) => capital(first + second + third))
      : [],
  ),
);

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export const publishers = Array.from({ length: 800 }, (_, index) => {
  const kinds = ['Soft', 'Games', 'Interactive', 'Entertainment', 'Works'];
  return `${names[(index * 7) % names.length]} ${kinds[index % kinds.length]}`;
});

export const genres = [
  'Adventure',
  'Role-playing (RPG)',
  'Platform',
  'Shooter',
  'Sport',
  'Puzzle',
  'Racing',
  'Strategy',
  'Arcade',
  'Simulator',
  'Fighting',
  "Hack and slash/Beat 'em up",
  'Turn-based strategy (TBS)',
  'Visual Novel',
  'Music',
  'Card & Board Game',
  'Tactical',
  'Quiz/Trivia',
  'Point-and-click',
  'Pinball',
];

export const regions = ['US', 'JP', 'EU', 'WW', 'GB', 'FR', 'DE', 'AU', 'KR', 'ES', 'IT', 'BR'];

export const rareWords = names.filter((_name, index) => index % 500 === 7);
