import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { answer, refuse, sent } from '../testing/answers.ts';
import { addressBar, goOffline, openPage, signIn } from '../testing/page.tsx';
import { details } from '../testing/things.ts';
import { startEntry, toEntry, understoodDay } from './entryDraft.ts';

const entryId = 2 ** 30;
/** One pixel. */
const png = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='),
  (character) => character.charCodeAt(0),
);

beforeEach(() => {
  signIn();
  answer({
    'catalogue.search': { found: [], likely: [], alike: [] },
    'catalogue.game': ({ gameId }) => details({ game_id: Number(gameId) }),
    'catalogue.facets': { genres: ['Puzzle', 'Role-playing (RPG)', 'Shooter'], regions: [] },
    'igdb.status': { isOn: false, isSample: false },
    'entries.create': { gameId: entryId },
    'entries.correct': { gameId: entryId },
  });
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
});

const button = (name: string) => screen.findByRole('button', { name });

async function openForm() {
  const user = await openPage('/search?q=lagoon%203');
  await user.click(await button('Add it yourself'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a game yourself' }));
  await dialog.findByLabelText('Platform');
  return { user, dialog };
}

const valueOf = ({ dialog }: Awaited<ReturnType<typeof openForm>>, label: string) =>
  dialog.getByLabelText<HTMLInputElement>(label).value;

test('what was typed is there again after a reload, until it is saved', async () => {
  const first = await openForm();
  await first.user.selectOptions(first.dialog.getByLabelText('Platform'), '19');
  await first.user.type(first.dialog.getByLabelText('Publisher'), 'Kemco');
  await first.user.click(first.dialog.getByRole('checkbox', { name: 'Japan' }));

  const again = await openForm();
  const resumed = [valueOf(again, 'Title'), valueOf(again, 'Platform'), valueOf(again, 'Publisher')];
  const isChecked = again.dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Japan' }).checked;
  expect(again.dialog.getByText(/^Your unsaved changes are back/)).toBeTruthy();
  await again.user.click(again.dialog.getByRole('button', { name: 'Add game' }));
  await waitFor(() => expect(addressBar()).toBe(`/game/${entryId}`));

  expect([...resumed, isChecked]).toEqual(['lagoon 3', '19', 'Kemco', true]);
  expect(sent('entries.create')).toMatchObject([{ platform_id: 19, publisher: 'Kemco', regions: ['JP'] }]);
  expect(valueOf(await openForm(), 'Publisher')).toBe('');
});

test('what was typed is gone once it is cancelled, or started over', async () => {
  const first = await openForm();
  await first.user.type(first.dialog.getByLabelText('Publisher'), 'Kemco');
  await first.user.click(first.dialog.getByRole('button', { name: 'Cancel' }));
  await first.user.click(await button('Discard'));

  const second = await openForm();
  expect(valueOf(second, 'Publisher')).toBe('');
  await second.user.type(second.dialog.getByLabelText('Publisher'), 'Enix');
  const third = await openForm();
  await third.user.click(third.dialog.getByRole('button', { name: 'Start over' }));

  expect(valueOf(third, 'Publisher')).toBe('');
  expect(valueOf(await openForm(), 'Publisher')).toBe('');
});

test('without a network the form says that it waits, and is saved when the network is back', async () => {
  const { user, dialog } = await openForm();
  await user.selectOptions(dialog.getByLabelText('Platform'), '19');
  await goOffline();

  await user.click(dialog.getByRole('button', { name: 'Add game' }));

  expect(await dialog.findByText(/^You are offline\. Keep this open/)).toBeTruthy();
  expect(dialog.queryByText(/could not be saved/)).toBeNull();
  expect(sent('entries.create')).toEqual([]);
  await goOffline(false);
  await waitFor(() => expect(addressBar()).toBe(`/game/${entryId}`));
});

test('a day that can be read in two ways is shown as it is understood', async () => {
  const { user, dialog } = await openForm();
  const released = dialog.getByLabelText('Released');

  await user.type(released, '3/1/1993');

  expect(dialog.getByText('= Mar 1, 1993')).toBeTruthy();
  await user.clear(released);
  await user.type(released, 'September 20, 1993');
  expect(dialog.getByText('= Sep 20, 1993')).toBeTruthy();
  await user.clear(released);
  await user.type(released, '1993');
  expect(dialog.getByText('A year is enough.')).toBeTruthy();
});

test('after a reload the form says that its photo is gone, and starting over drops a photo that is chosen', async () => {
  const photo = new File([png], 'box.png', { type: 'image/png' });
  const first = await openForm();
  await first.user.type(first.dialog.getByLabelText('Publisher'), 'Kemco');
  await first.user.upload(first.dialog.getByLabelText('Choose a photo'), photo);
  await first.dialog.findByRole('img', { name: 'Your photo as the cover' });

  const again = await openForm();
  expect(again.dialog.getByText(/Only the photo has to be chosen again\.$/)).toBeTruthy();
  await again.user.upload(again.dialog.getByLabelText('Choose a photo'), photo);
  await again.dialog.findByRole('img', { name: 'Your photo as the cover' });
  expect(again.dialog.queryByText(/Only the photo/)).toBeNull();
  await again.user.click(again.dialog.getByRole('button', { name: 'Start over' }));

  expect(again.dialog.queryByRole('img')).toBeNull();
});

test('a form of which a reload took all there was says nothing of it, and closes without a question', async () => {
  const photo = new File([png], 'box.png', { type: 'image/png' });
  const first = await openForm();
  await first.user.upload(first.dialog.getByLabelText('Choose a photo'), photo);
  await first.dialog.findByRole('img', { name: 'Your photo as the cover' });

  const again = await openForm();
  const claims = again.dialog.queryByText(/^Your unsaved changes are back/);
  await again.user.click(again.dialog.getByRole('button', { name: 'Cancel' }));

  expect(claims).toBeNull();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('where the plan has no room, the plans are a press away, and the game can be wished for instead', async () => {
  answer({
    'entries.create': ({ to }) =>
      to === 'wishlist' ? { gameId: entryId } : refuse('game_limit_reached', { limit: 20 }),
  });
  const { user, dialog } = await openForm();
  await user.selectOptions(dialog.getByLabelText('Platform'), '19');
  await user.click(dialog.getByRole('button', { name: 'Add game' }));
  const plans = await dialog.findByRole('link', { name: 'See the plans' });

  await user.click(dialog.getByRole('button', { name: 'Add to my wishlist instead' }));

  expect(plans.getAttribute('href')).toBe('/subscription');
  await waitFor(() => expect(addressBar()).toBe(`/game/${entryId}`));
  expect(sent('entries.create')).toMatchObject([{ to: 'collection' }, { to: 'wishlist', title: 'lagoon 3' }]);
});

test('a search that is longer than a title may be is cut in the form', async () => {
  const user = await openPage(`/search?q=${'lagoon%20'.repeat(50)}`);
  await user.click(await button('Add it yourself'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a game yourself' }));

  expect((await dialog.findByLabelText<HTMLInputElement>('Title')).value).toHaveLength(250);
});

test('a correction that changes nothing is none', async () => {
  const user = await openPage('/game/5');
  await user.click(await button('Something wrong here?'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Correct this game' }));
  const genre = await dialog.findByRole('checkbox', { name: 'Role-playing (RPG)' });
  await user.click(genre);
  await user.click(genre);

  await user.click(dialog.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('Nothing was changed')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('entries.correct')).toEqual([]);
});

test('what is typed into a correction stays when it becomes its game meanwhile', async () => {
  const entry = { corrects: { game_id: 5, title: 'Terranigma' }, hasCover: false };
  answer({
    'catalogue.game': details({ game_id: entryId, entry }),
    'entries.change': { ok: true },
  });
  const user = await openPage(`/game/${entryId}`);
  await user.click(await button('Edit entry'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit your entry' }));
  await user.clear(await dialog.findByLabelText('Publisher'));
  await user.type(dialog.getByLabelText('Publisher'), 'Kemco');
  answer({ 'catalogue.game': details({ game_id: 5 }) });
  const { queryClient } = await import('../api/query.ts');
  await queryClient.invalidateQueries();
  await waitFor(() => expect(screen.queryByText('You corrected Terranigma.')).toBeNull());

  await user.click(dialog.getByRole('button', { name: 'Save' }));

  await waitFor(() =>
    expect(sent('entries.change')).toMatchObject([{ gameId: String(entryId), publisher: 'Kemco' }]),
  );
});

test('genres of a game can be corrected for oneself', async () => {
  const user = await openPage('/game/5');
  await user.click(await button('Something wrong here?'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Correct this game' }));
  await user.click(await dialog.findByRole('button', { name: 'Other genres' }));
  await user.click(await dialog.findByRole('checkbox', { name: 'Puzzle' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Role-playing (RPG)' }));

  await user.click(dialog.getByRole('button', { name: 'Save' }));

  await waitFor(() => expect(sent('entries.correct')).toMatchObject([{ genres: ['Puzzle'] }]));
});

const languages = ['en', 'fr'] as const;

test.each([
  [null, '', ''],
  ['1993', '1993', '1993'],
  ['1993-11', '11/1993', '11/1993'],
  ['1993-03-01', '03/01/1993', '01/03/1993'],
])('the date %s of a game is %j in an English form and %j in a French one', (release_date, en, fr) => {
  const drafts = languages.map((language) =>
    startEntry({ what: 'correct', game: details({ release_date }) }, language),
  );

  const read = languages.map((language, at) => toEntry(drafts[at]!, language).facts?.release_date);

  expect(drafts.map(({ released }) => released)).toEqual([en, fr]);
  expect(read).toEqual([release_date, release_date]);
});

test.each([
  ['', null, null, null],
  [' 1993 ', '1993', '1993', null],
  ['1993-11', '1993-11', '1993-11', null],
  ['11/1993', '1993-11', '1993-11', '1993-11'],
  ['13/1993', undefined, undefined, null],
  ['1993-11-20', '1993-11-20', '1993-11-20', null],
  ['3/1/1993', '1993-03-01', '1993-01-03', '1993-03-01'],
  ['3.1.1993', '1993-01-03', '1993-01-03', '1993-01-03'],
  ['20/11/1993', '1993-11-20', '1993-11-20', '1993-11-20'],
  ['11/20/1993', '1993-11-20', '1993-11-20', '1993-11-20'],
  ['20-11-1993', '1993-11-20', '1993-11-20', '1993-11-20'],
  ['3-1-1993', '1993-03-01', '1993-01-03', '1993-03-01'],
  ['3 1 1993', '1993-01-03', '1993-01-03', '1993-01-03'],
  ['20 . 11 . 1993', '1993-11-20', '1993-11-20', '1993-11-20'],
  ['1993/11/20', '1993-11-20', '1993-11-20', '1993-11-20'],
  ['1993.3', '1993-03', '1993-03', '1993-03'],
  ['Nov 20, 1993', '1993-11-20', '1993-11-20', '1993-11-20'],
  ['march 1st 1993', '1993-03-01', '1993-03-01', '1993-03-01'],
  ['20-Nov-1993', '1993-11-20', '1993-11-20', '1993-11-20'],
  ['1er août 1993', '1993-08-01', '1993-08-01', '1993-08-01'],
  ['20 févr. 1993', '1993-02-20', '1993-02-20', '1993-02-20'],
  ['décembre 1993', '1993-12', '1993-12', '1993-12'],
  ['November', undefined, undefined, null],
  ['Nov 31, 1993', undefined, undefined, null],
  ['Nov 20 or 21, 1993', undefined, undefined, null],
  ['Friday 1993', undefined, undefined, null],
  ['31.02.1993', undefined, undefined, null],
  ['93', undefined, undefined, null],
])('the date %j is read as %j in English and %j in French, and %j is said', (released, en, fr, said) => {
  const draft = { ...startEntry({ what: 'new', title: 'Lagoon', platformId: 19 }, 'en'), released };

  const read = languages.map((language) => toEntry(draft, language).facts?.release_date);

  expect(read).toEqual([en, fr]);
  expect(understoodDay(released, 'en')).toBe(said);
});
