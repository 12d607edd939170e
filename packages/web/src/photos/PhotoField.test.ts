import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { answer, refuse, sent } from '../testing/answers.ts';
import { beforeTheForm, button, openEdit, saved } from '../testing/itemForm.ts';
import { openPage, passTime } from '../testing/page.tsx';
import { copy, details } from '../testing/things.ts';

const fileName = (number: number) => `1700000000000-${number}.webp`;

/** A copy with this many photos. */
function withPhotos(count: number) {
  const photos = Array.from({ length: count }, (_photo, index) => ({
    file_name: fileName(index + 1),
    mime_type: 'image/webp' as const,
    size: 1_000,
    is_cover: false,
  }));
  answer({ 'collection.item': copy({ photos }) });
}

/** A picture of one pixel: its signature, header and end, each with its length and without checksums. */
const png = Uint8Array.from(
  ['89504e470d0a1a0a', '0000000d', '49484452', '0000000100000001', '0802000000', '00000000']
    .concat('00000000', '49454e44', '00000000')
    .flatMap((part) => part.match(/../g) ?? [])
    .map((byte) => Number.parseInt(byte, 16)),
);
const picture = (name: string) => new File([png], name, { type: 'image/png' });

beforeEach(() => {
  beforeTheForm();
  answer({ 'collection.removePhoto': { ok: true } });
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
});

test('photos are accepted as long as there is room for them, and the rest are reported', async () => {
  withPhotos(4);
  const user = await openEdit();
  await user.upload(screen.getByLabelText('Add Photo'), picture('box.png'));
  await screen.findByText('(5/6)');

  await user.upload(screen.getByLabelText('Add Photo'), [picture('cart.png'), picture('manual.png')]);

  await screen.findByText('(6/6)');
  expect(screen.getByText('1 photo was left out: there is no more room.')).toBeTruthy();
  expect(screen.getByLabelText('Add Photo').getAttribute('aria-disabled')).toBe('true');
});

test('a file that is not a picture is named, whatever its extension, and takes up no room', async () => {
  withPhotos(1);
  const user = await openEdit();

  await user.upload(
    screen.getByLabelText('Add Photo'),
    new File(['no picture at all'], 'bill.png', { type: 'image/png' }),
  );

  await screen.findByText('bill.png is not a JPEG, PNG or WebP image.');
  expect(screen.getByText('(1/6)')).toBeTruthy();
});

test('a photo is removed with the save and not before, makes room at once, and can be kept until then', async () => {
  withPhotos(6);
  const user = await openEdit();
  await user.click(button('Remove photo 1'));
  await user.click(button('Remove photo 3'));
  await screen.findByText('(4/6)');
  await user.click(button('Keep photo 1'));
  await screen.findByText('(5/6)');
  expect(sent('collection.removePhoto')).toEqual([]);

  await user.click(button('Save'));

  await waitFor(() => expect(sent('collection.removePhoto')).toEqual([{ fileName: fileName(3) }]));
});

test('a photo that could not be removed is reported, and the copy is saved', async () => {
  withPhotos(1);
  answer({ 'collection.removePhoto': refuse('slow_down', { seconds: 2 }) });
  const user = await openEdit();
  await user.click(button('Remove photo 1'));

  await user.click(button('Save'));

  await screen.findByText('The copy is saved, but not all of its photos are: see Game Photos.');
  expect(sent('collection.save')).toHaveLength(1);
});

test('another copy that was added without its photo is the one that is removed', async () => {
  const added = { ...saved, id: 88, isLead: false };
  answer({
    'catalogue.game': details({ is_owned: true }),
    'collection.copies': [{ ...copy(), isLead: true }],
    'collection.addCopy': added,
    'collection.removeCopy': { id: 99, title: 'Terranigma' },
  });
  const upload = vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function fail(
    this: XMLHttpRequest,
  ) {
    this.dispatchEvent(new Event('error'));
  });
  const user = await openPage('/game/5');
  await user.click(await screen.findByRole('button', { name: 'Add another copy' }));
  await user.upload(await screen.findByLabelText('Add Photo'), picture('box.png'));
  await screen.findByText('(1/6)');
  await user.click(button('Add'));
  await waitFor(() => expect(upload).toHaveBeenCalled());
  await passTime(1_000); // a write is tried twice
  await screen.findByText('The copy is saved, but not all of its photos are: see Game Photos.');

  await user.click(button('Remove'));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Remove' }));

  await waitFor(() => expect(sent('collection.removeCopy')).toEqual([{ id: '88' }]));
  expect(sent('collection.remove')).toEqual([]);
});

test('leaving a form with a photo in it asks first', async () => {
  withPhotos(1);
  const user = await openEdit();
  await user.upload(screen.getByLabelText('Add Photo'), picture('box.png'));
  await screen.findByText('(2/6)');

  await user.click(button('Close'));

  expect(await screen.findByText('Leave without saving?')).toBeTruthy();
});
