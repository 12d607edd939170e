import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { answer, sent } from '../testing/answers.ts';
import { beforeTheForm, button, openAdd, openEdit } from '../testing/itemForm.ts';
import { copy, details } from '../testing/things.ts';

const nothing = { date: null, title: null, serial: null, barcode: null, publisher: null, source: null };
const inAmerica = { ...nothing, region: 'US', serial: 'SNS-RI-USA' };

beforeEach(() => {
  beforeTheForm();
  answer({ 'catalogue.game': details({ releases: [inAmerica, { ...nothing, region: 'EU' }] }) });
});

const release = () => screen.getByLabelText<HTMLSelectElement>('Release');
const named = (options: Iterable<Element>) => [...options].map((option) => option.textContent);

test('a French copy can be told of a game whose releases name no France', async () => {
  const user = await openAdd();

  await user.selectOptions(release(), 'France · PAL');
  await user.click(button('Add'));

  await waitFor(() => expect(sent('collection.save')).toMatchObject([{ release: 'FR' }]));
});

test('the usual regions stand under a heading below the releases of the game, which they do not repeat', async () => {
  await openAdd();

  const others = screen.getByRole('group', { name: 'Other regions' });
  expect(named(release().querySelectorAll(':scope > option'))).toEqual([
    'Not specified',
    'United States · NTSC-U',
    'United States · SNS-RI-USA',
    'Europe · PAL',
  ]);
  expect(named(within(others).getAllByRole('option'))).toEqual([
    'Japan · NTSC-J',
    'United Kingdom · PAL',
    'France · PAL',
    'Germany · PAL',
    'Spain · PAL',
    'Italy · PAL',
    'Australia · PAL',
    'South Korea · NTSC-J',
    'Brazil · PAL-M',
    'Worldwide',
  ]);
});

test('a copy of a region that neither its game nor the usual ones have keeps it in the form', async () => {
  answer({ 'collection.item': copy({ release: 'NL' }) });
  await openEdit();

  expect(release().selectedOptions[0]?.textContent).toBe('Netherlands');
  expect(screen.getByRole('group', { name: 'Other regions' })).toBeTruthy();
});

test('where nothing is known of releases, the usual regions stand without a heading', async () => {
  answer({ 'catalogue.game': details({ releases: [] }) });
  await openAdd();

  expect(within(release()).queryByRole('group')).toBeNull();
  expect(within(release()).getByRole('option', { name: 'France · PAL' })).toBeTruthy();
});
