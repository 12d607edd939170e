import { plural } from '../plural.ts';

/** The texts of the screen that reads the spines on a picture of a shelf. */
export const shelfPhoto = {
  title: 'Photograph a shelf',
  lead: 'One picture of a row of spines becomes a list. You decide which of them go into your collection.',
  hint: 'Ten to twenty spines at a time, straight and sharp.',
  capture: 'Capture',
  another: 'Another picture',
  left: 'The list was set aside.',
  nextTitle: 'Read the new picture?',
  nextHint: 'It takes the place of this list.',
  nextTicked: plural('en')({
    one: '# game is ticked in it and not added yet.',
    other: '# games are ticked in it and not added yet.',
  }),
  readNext: 'Read the picture',
  keepList: 'Keep the list',
  pictureGone: 'The picture is not kept, only the list.',
  results: 'What was read',
  noneFound:
    'No spines were found in this picture. Get closer, hold the camera straight, and keep the titles in focus.',
  found: plural('en')({ one: '# spine found', other: '# spines found' }),

  crop: (number: number) => `Spine ${number} on the picture`,
  read: (words: string) => `We read: ${words}`,
  unread: 'Nothing could be read here',
  unknown: 'No game yet',
  tick: (title: string, platform: string) => `Add ${title}, ${platform}`,
  tickNone: (number: number) => `Add spine ${number}`,
  tickFurther: (title: string, platform: string) => `Add another copy of ${title}, ${platform}`,
  tickIfRight: 'Not sure: tick it if it is right.',
  tickForCopy: 'Tick it to add another copy',
  sameGame: (number: number) => `The game of spine ${number}. Tick it to add another copy`,
  anotherCopy: 'Another copy',
  otherGame: (number: number) => `Which game spine ${number} is`,
  whichGame: (number: number) => `Which game is spine ${number}?`,
  search: 'Search',
  forSpine: (number: number) => ` for the game of spine ${number}`,

  tickedGames: 'Ticked games',
  ticked: plural('en')({ one: '# game ticked', other: '# games ticked' }),
  add: plural('en')({ one: 'Add # game', other: 'Add # games' }),
  stillTicked: plural('en')({
    one: '# game was not added. It is still ticked.',
    other: '# games were not added. They are still ticked.',
  }),
};
