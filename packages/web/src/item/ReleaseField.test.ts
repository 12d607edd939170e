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

  const usual = screen.getByRole('group', { name: 'Usual regions' });
  expect(named(release().querySelectorAll(':scope > option'))).toEqual([
    'Not specified',
    'United States · NTSC-U',
    'United States · SNS-RI-USA',
    'Europe · PAL',
  ]);
  expect(named(within(usual).getAllByRole('option'))).toEqual([
    'Japan · NTSC-J',
    'United Kingdom · PAL',
    'France · PAL',
    'Germany · PAL',
    'Spain · PAL',
    'Italy · PAL',
    'Australia · PAL',
    'South Korea · NTSC-J',
    'China · NTSC-C',
    'Asia · NTSC-J',
    'Canada · NTSC-U',
    'Brazil · PAL-M',
    'Worldwide',
  ]);
});

test('a copy can be of any region that an import or the catalogue names, in the order of its name', async () => {
  const user = await openAdd();

  const others = named(within(screen.getByRole('group', { name: 'Other regions' })).getAllByRole('option'));
  await user.selectOptions(release(), 'Netherlands');
  await user.click(button('Add'));

  expect(others.slice(0, 2)).toEqual(['Afghanistan', 'Åland Islands']);
  expect(others).toContain('Hong Kong');
  expect(others).not.toContain('France');
  await waitFor(() => expect(sent('collection.save')).toMatchObject([{ release: 'NL' }]));
});

test('a copy of a release that nobody knows keeps it in the form', async () => {
  answer({ 'collection.item': copy({ release: 'NL SNSP-RI-HOL' }) });
  await openEdit();

  expect(release().selectedOptions[0]?.textContent).toBe('Netherlands · SNSP-RI-HOL');
});

test('the release is folded under More with the other things that few say, and counts as filled in', async () => {
  answer({ 'collection.item': copy({ release: 'EU', edition: 'Platinum' }) });
  await openEdit();

  const more = screen.getByText('More').closest('details');
  expect(more?.contains(release())).toBe(true);
  expect(within(more ?? document.body).getByText('2 filled in')).toBeTruthy();
});

test('where nothing is known of releases, the usual regions stand without a heading', async () => {
  answer({ 'catalogue.game': details({ releases: [] }) });
  await openAdd();

  expect(named(release().querySelectorAll(':scope > option')).slice(0, 2)).toEqual([
    'Not specified',
    'Europe · PAL',
  ]);
  expect(within(release()).queryByRole('group', { name: 'Usual regions' })).toBeNull();
  expect(within(release()).getByRole('option', { name: 'France · PAL' })).toBeTruthy();
});
