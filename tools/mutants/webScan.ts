import type { Mutant } from './mutant.ts';

const web = 'packages/web/src';
const cameraTests = [`${web}/scanner/camera.test.ts`];
const choiceTests = [`${web}/scanner/cameraChoice.test.ts`];
const frameTests = [`${web}/camera/pullFrames.test.ts`];
const spineTests = [`${web}/shelfPhoto/spineRows.test.ts`];

export const mutants: Mutant[] = [
  {
    bug: 'the camera stays on',
    file: `${web}/camera/useCamera.ts`,
    find: 'if (opened) closeCamera(opened);',
    plant: '',
    tests: cameraTests,
  },
  {
    bug: 'a camera that was unplugged looks as if it were running',
    file: `${web}/camera/watchCamera.ts`,
    find: "track.addEventListener('ended', () => void tell(), { signal });",
    plant: '',
    tests: cameraTests,
  },
  {
    bug: 'a camera that another application took looks as if it were running',
    file: `${web}/camera/watchCamera.ts`,
    find: "track.addEventListener('mute', wait, { signal });",
    plant: '',
    tests: cameraTests,
  },
  {
    bug: 'a camera that stumbles is given up',
    file: `${web}/camera/watchCamera.ts`,
    find: "track.addEventListener('unmute', () => clearTimeout(timer), { signal });",
    plant: '',
    tests: cameraTests,
  },
  {
    bug: 'a camera that was starting comes on behind a chosen picture',
    file: `${web}/camera/useCamera.ts`,
    find: 'if (isOver) closeCamera(found);\n        else setStream',
    plant: 'setStream',
    tests: cameraTests,
  },
  {
    bug: 'a camera that fails late is held against a chosen picture',
    file: `${web}/camera/useCamera.ts`,
    find: 'if (!isOver) fail(toCameraProblem(error));',
    plant: 'fail(toCameraProblem(error));',
    tests: cameraTests,
  },
  {
    bug: 'the camera stays on while nobody sees the page',
    file: `${web}/camera/useCamera.ts`,
    find: 'if (!wish || !isSeen) return undefined;',
    plant: 'if (!wish) return undefined;',
    tests: choiceTests,
  },
  {
    bug: 'a camera that was chosen is forgotten',
    file: `${web}/camera/useCamera.ts`,
    find: 'keepCamera(cameraId);',
    plant: '',
    tests: choiceTests,
  },
  {
    bug: 'without the camera that was chosen there is none',
    file: `${web}/camera/openCamera.ts`,
    find: 'if (isGone(error)) return',
    plant: 'if (false) return',
    tests: choiceTests,
  },
  {
    bug: 'what does not move is read for ever',
    file: `${web}/camera/pullFrames.ts`,
    find: 'return now() - movedAt < stillAfterMs;',
    plant: 'return true;',
    tests: frameTests,
  },
  {
    bug: 'the noise of a camera is movement',
    file: `${web}/camera/movement.ts`,
    find: 'const changeOfPlace = 14;',
    plant: 'const changeOfPlace = 1;',
    tests: frameTests,
  },
  {
    bug: 'frames pile up before a slow reader',
    file: `${web}/camera/pullFrames.ts`,
    find: 'if (isReading || !isWorthReading()) return;',
    plant: 'if (!isWorthReading()) return;',
    tests: frameTests,
  },
  {
    bug: 'a game that nobody is sure of is searched for at once',
    file: `${web}/reading/CoverView.tsx`,
    find: 'if (first && isSure)',
    plant: 'if (first)',
    tests: [`${web}/reading/coverScan.test.ts`],
  },
  {
    bug: 'the platform of a recognized game is lost',
    file: `${web}/catalogue/useSearchAddress.ts`,
    find: 'present({ q: title, platform: platformId })',
    plant: 'present({ q: title })',
    tests: [`${web}/reading/coverScan.test.ts`],
  },
  {
    bug: 'a spine that was hardly read is ticked',
    file: `${web}/shelfPhoto/spineRows.ts`,
    find: 'const isTicked = isSure && isNew &&',
    plant: 'const isTicked = isNew &&',
    tests: spineTests,
  },
  {
    bug: 'a game that is owned is ticked, as if each spine were a further copy',
    file: `${web}/shelfPhoto/spineRows.ts`,
    find: 'isNew && !game.is_owned',
    plant: 'isNew',
    tests: spineTests,
  },
  {
    bug: 'the same game is ticked twice',
    file: `${web}/shelfPhoto/spineRows.ts`,
    find: 'isSure && isNew &&',
    plant: 'isSure && game !== null &&',
    tests: spineTests,
  },
  {
    bug: 'what was added stays ticked',
    file: `${web}/shelfPhoto/spineRows.ts`,
    find: 'isAdded, isTicked: !isAdded, before',
    plant: 'isAdded, isTicked: true, before',
    tests: spineTests,
  },
  {
    bug: 'of two copies of a game only one is added',
    file: `${web}/shelfPhoto/spineRows.ts`,
    find: 'isFurther: standingOf(rows, row).isFurther',
    plant: 'isFurther: false',
    tests: spineTests,
  },
  {
    bug: 'a copy that was taken back still counts as owned',
    file: `${web}/shelfPhoto/spineRows.ts`,
    find: 'const is_owned = chosen.is_owned && !isAddedHere(rows, chosen.game_id);',
    plant: 'const { is_owned } = chosen;',
    tests: spineTests,
  },
  {
    bug: 'the list of a shelf is there for whoever signs in next',
    file: 'packages/web/src/item/keptList.ts',
    find: 'keeper === userId ? rows : []',
    plant: 'rows',
    tests: [`${web}/shelfPhoto/keptSpines.test.ts`],
  },
  {
    bug: 'a scanned picture is offered for every game',
    file: `${web}/photos/scannedPicture.ts`,
    find: '!last?.gameIds.includes(gameId) || Date.now()',
    plant: '!last || Date.now()',
    tests: [`${web}/reading/coverScan.test.ts`],
  },
];
