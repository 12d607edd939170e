import { plural } from '../plural.ts';

export const photos = {
  title: 'Game Photos',
  count: (count: number, most: number) => `(${count}/${most})`,
  keepScanned: 'Keep the scanned picture as a photo',
  hint: (most: number) => `Add up to ${most} photos.`,
  add: 'Add Photo',
  dropHere: 'Drop here',
  photo: (number: number) => `Photo ${number}`,
  remove: (number: number) => `Remove photo ${number}`,
  keep: (number: number) => `Keep photo ${number}`,
  goes: 'Will be removed',
  sending: (number: number, count: number) => `Sending photo ${number} of ${count}`,
  progressOf: (number: number) => `Photo ${number}, sent so far`,
  retry: (number: number) => `Try again: photo ${number}`,
  tryAgain: 'Try again',
  notPossible: 'Cannot be used',

  looking: 'Reading...',
  noData: (name: string) => `${name} is empty or can no longer be read. Please choose another file.`,
  broken: (name: string) => `${name} is damaged or incomplete. Please choose another file.`,
  heic: (name: string) =>
    `${name} is a HEIC photo, which this browser cannot open. Please save it as JPEG first, and choose that file.`,
  tooManyPixels: (name: string, { size, most, side }: Record<'size' | 'most' | 'side', string>) =>
    `${name} has ${size} pixels. Please make it smaller: at most ${most} megapixels, and ${side} pixels a side.`,
  wrongType: (name: string) => `${name} is not a JPEG, PNG or WebP image.`,
  tooLarge: (name: string, megabytes: number) => `${name} is larger than ${megabytes} MB.`,
  beyond: plural('en')({
    one: '# photo was left out: there is no more room.',
    other: '# photos were left out: there is no more room.',
  }),
  failed: (name: string, reason: string) => `${name}: ${reason}`,
  notSent: 'The photo did not arrive. The copy itself is saved; please try again.',
  removeFailed: 'A photo could not be removed. The copy itself is saved; please try again.',
  notDone: 'The copy is saved, but not all of its photos are: see Game Photos.',
  leaveTitle: 'Leave without the photos?',
  leaveQuestion: 'The copy is saved, but not all photos have been sent.',
  leave: 'Leave',

  useAsCover: 'Use as cover',
  isCover: 'Your cover',
  isCoverOfCopy: 'Cover of this copy',
  coverChoice: (words: string, number: number) => `${words}: photo ${number}`,
  coverUsed: 'Your photo is the cover of this game now. Only you see it.',
  coverOfCopyUsed:
    'Your photo is the cover of this copy now. Lists show it once this copy is the main one. Only you see it.',
  coverUnused: 'Your photo is no longer the cover.',
  coverFailed: 'The cover could not be changed. Please try again.',

  yours: 'Your Photos',
  yoursOf: (title: string, number: number) => `Your photo ${number} of ${title}`,
};
