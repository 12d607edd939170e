import type { Mutant } from './mutant.ts';

const alerts = 'packages/web/src/alerts';
const searches = [`${alerts}/Searches.test.ts`];
const creating = [`${alerts}/CreateAlert.test.ts`];
const buying = [`${alerts}/Purchase.test.ts`];

export const mutants: Mutant[] = [
  {
    bug: 'the page of alerts is closed until it is known to be open',
    file: `${alerts}/AlertsPage.tsx`,
    find: '.data?.isOpen !== false',
    plant: '.data?.isOpen === true',
    tests: [`${alerts}/AlertsPage.test.ts`],
  },
  {
    bug: 'what was drawn at once stays when it was refused',
    file: 'packages/web/src/api/useWriteAtOnce.ts',
    find: 'of before ?? []',
    plant: 'of []',
    tests: searches,
  },
  {
    bug: 'a deleted alert leaves what it found on the screen',
    file: `${alerts}/useAlerts.ts`,
    find: '(one) => one.alertId === id',
    plant: '() => false',
    tests: searches,
  },
  {
    bug: 'a paused alert looks active until the server has answered',
    file: `${alerts}/useAlerts.ts`,
    find: '{ ...alert, active }',
    plant: 'alert',
    tests: searches,
  },
  {
    bug: 'all fields of an edited alert are sent',
    file: `${alerts}/alertDraft.ts`,
    find: 'JSON.stringify(after[name]) !== JSON.stringify(before[name])',
    plant: 'after[name] !== undefined',
    tests: [...searches, `${alerts}/alertDraft.test.ts`],
  },
  {
    bug: 'the classifieds are previewed',
    file: `${alerts}/usePreview.ts`,
    find: " && platform !== 'leboncoin'",
    plant: '',
    tests: creating,
  },
  {
    bug: 'a range that holds nothing is sent',
    file: `${alerts}/useNewAlert.ts`,
    find: 'canPreview(draft) && problemOf(draft) === null',
    plant: 'canPreview(draft)',
    tests: creating,
  },
  {
    bug: 'what was previewed is found again',
    file: `${alerts}/useNewAlert.ts`,
    find: 'toInput(draft, preview.shownFor(draft))',
    plant: 'toInput(draft, [])',
    tests: creating,
  },
  {
    bug: 'what the preview of a change showed is found again',
    file: `${alerts}/EditAlert.tsx`,
    find: 'previewed: preview.shownFor(draft)',
    plant: 'previewed: []',
    tests: searches,
  },
  {
    bug: 'what was previewed before a change counts as shown after it',
    file: `${alerts}/usePreview.ts`,
    find: 'JSON.stringify(variables) === JSON.stringify(toInput(draft))',
    plant: 'data',
    tests: searches,
  },
  {
    bug: 'a preview is silent about what it leaves out',
    file: `${alerts}/PreviewOverlay.tsx`,
    find: 'answer.more > 0',
    plant: 'false',
    tests: creating,
  },
  {
    bug: 'the form of a new alert opens again at each visit',
    file: `${alerts}/usePrefill.ts`,
    find: 'state: fromGameDetails ? { fromGameDetails } : {}',
    plant: 'state: true',
    tests: creating,
  },
  {
    bug: 'an alert that fails looks like any other',
    file: `${alerts}/AlertCard.tsx`,
    find: "state === 'failing'",
    plant: 'false',
    tests: searches,
  },
  {
    bug: 'a purchase is saved as any copy',
    file: 'packages/web/src/item/useItemSave.ts',
    find: 'input.origin?.save ?? api.collection.save',
    plant: 'api.collection.save',
    tests: buying,
  },
  {
    bug: 'what a purchase starts with counts as typed',
    file: 'packages/web/src/item/useItemDraft.ts',
    find: 'changedFields(draft, started)',
    plant: 'changedFields(draft, stored)',
    tests: buying,
  },
  {
    bug: 'a purchase replaces the notes of a copy',
    file: 'packages/web/src/item/itemDraft.ts',
    find: '[stored.notes, known.notes]',
    plant: '[known.notes]',
    tests: buying,
  },
  {
    bug: 'a link to what was bought stays in the address',
    file: `${alerts}/BoughtInAddress.tsx`,
    find: '...paths.priceAlerts(), ',
    plant: "to: '.', search: true, ",
    tests: buying,
  },
  {
    bug: 'alerts are left for home when a game’s details led to them',
    file: 'packages/web/src/screen/BackButton.tsx',
    find: ' && !state.fromGameDetails',
    plant: '',
    tests: [`${alerts}/AlertsPage.test.ts`],
  },
];
