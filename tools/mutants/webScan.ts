import type { Mutant } from './mutant.ts';
import { mutants as camera } from './webCamera.ts';

const web = 'packages/web/src';
const cameraTests = [`${web}/scanner/camera.test.ts`];
const startTests = [`${web}/camera/startByItself.test.ts`];
const lostTests = [`${web}/barcodes/lostAnswers.test.ts`];
const spineTests = [`${web}/shelfPhoto/spineRows.test.ts`];

export const mutants: Mutant[] = [
  ...camera,
  {
    bug: 'a picture that is dropped on a list of spines takes its ticks away unasked',
    file: `${web}/shelfPhoto/SpinesRead.tsx`,
    find: 'else if (shelf.isOpen || shelf.adding.isAdding) setNext(file);',
    plant: '',
    tests: [`${web}/shelfPhoto/nextShelf.test.ts`],
  },
  {
    bug: 'after the last ticked spines were added, the focus is nowhere',
    file: `${web}/shelfPhoto/SpinesRead.tsx`,
    find: 'useFocusOnward(shelf.adding.isAdding, { place, another });',
    plant: '',
    tests: [`${web}/shelfPhoto/shelfPhoto.test.ts`],
  },
  {
    bug: 'the camera comes on by itself behind a picture that was pasted',
    file: `${web}/reading/usePictureSource.ts`,
    find: 'if (!scan.picture && !scan.problem) camera.start();',
    plant: 'camera.start();',
    tests: startTests,
  },
  {
    bug: 'the camera stays on behind a capture that failed',
    file: `${web}/reading/usePictureSource.ts`,
    find: '    camera.stop();\n    return scan.fail(made);',
    plant: '    return scan.fail(made);',
    tests: cameraTests,
  },
  {
    bug: 'a spine that was read surely is called unsure once it is unticked',
    file: `${web}/shelfPhoto/SpineStanding.tsx`,
    find: '{!isSure && ',
    plant: '{',
    tests: [`${web}/shelfPhoto/shelfPhoto.test.ts`],
  },
  {
    bug: 'a game that nobody is sure of is searched for at once',
    file: `${web}/reading/CoverView.tsx`,
    find: 'if (first && isSure)',
    plant: 'if (first)',
    tests: [`${web}/reading/coverScan.test.ts`],
  },
  {
    bug: 'a title that is in no catalogue is called unreadable',
    file: `${web}/reading/Candidates.tsx`,
    find: 'isNone ? none : reading.fitsWell',
    plant: 'isNone ? notRecognized : reading.fitsWell',
    tests: [`${web}/reading/nothingAlike.test.ts`],
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
    bug: 'the total of a shelf prices the next shelf',
    file: `${web}/shelfPhoto/useShelfPhoto.ts`,
    find: 'forAll.forget();',
    plant: '',
    tests: [`${web}/shelfPhoto/keptSpines.test.ts`],
  },
  {
    bug: 'a list comes back that another tab has added',
    file: `${web}/item/keptList.ts`,
    find: 'read(localStore(), key) === seen ? old : load(userId, old)',
    plant: 'old',
    tests: [`${web}/barcodes/otherTab.test.ts`],
  },
  {
    bug: 'two tabs that wait for each other add the same list',
    file: `${web}/item/useAddMany.ts`,
    find: 'asked.games.filter(isOpen)',
    plant: 'asked.games',
    tests: [`${web}/barcodes/otherTab.test.ts`],
  },
  {
    bug: 'a copy that was added elsewhere is taken for the one whose answer was lost',
    file: `${web}/item/addOneByOne.ts`,
    find: 'sent[name] === undefined || sent[name] === copy[name]',
    plant: 'true || sent[name] === copy[name]',
    tests: lostTests,
  },
  {
    bug: 'a copy that was there long before is taken for the one whose answer was lost',
    file: `${web}/item/addOneByOne.ts`,
    find: 'Date.parse(copy.created_at) >= at - clockMs',
    plant: 'true',
    tests: lostTests,
  },
  {
    bug: 'a changed total forgets what the lost copy has of it',
    file: `${web}/item/useForAll.ts`,
    find: 'Math.max(total - late.price, 0)',
    plant: 'total',
    tests: lostTests,
  },
  {
    bug: 'one refused game holds up all games after it',
    file: `${web}/item/addOneByOne.ts`,
    find: 'if (!isOfOneGame(refusal)) throw refusal;',
    plant: 'throw refusal;',
    tests: lostTests,
  },
  {
    bug: 'a scanned picture is offered for every game',
    file: `${web}/photos/scannedPicture.ts`,
    find: '!last?.gameIds.includes(gameId) || Date.now()',
    plant: '!last || Date.now()',
    tests: [`${web}/reading/coverScan.test.ts`],
  },
];
