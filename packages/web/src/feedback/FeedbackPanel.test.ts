import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { answer, fault, noAnswer, sent } from '../testing/answers.ts';
import { openPage, passTime, signIn } from '../testing/page.tsx';

beforeEach(() => {
  document.cookie = 'feedbackBannerDismissed=;path=/;max-age=0';
  signIn();
  answer({ 'wishlist.list': [], 'feedback.send': { ok: true } });
});

/** Opens the form and fills it in, except the address. */
async function fillIn() {
  const user = await openPage('/wishlist');
  await user.click((await screen.findAllByRole('button', { name: 'Give Feedback' }))[0] ?? document.body);
  await user.selectOptions(await screen.findByLabelText('Feedback Type*'), 'Bug Report');
  await user.type(screen.getByLabelText('Subject*'), 'A slip');
  await user.type(screen.getByLabelText('Your Message*'), 'The year is wrong.');
  return user;
}

const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });

test('a message is sent with its sender and page, and the form says thank you and closes by itself', async () => {
  const user = await fillIn();

  await user.click(send());

  await screen.findByText('Your feedback has been sent successfully.');
  expect(sent('feedback.send')).toMatchObject([
    {
      feedbackType: 'bug_report',
      subject: 'A slip',
      message: 'The year is wrong.',
      userId: 'ana',
      currentUrl: expect.stringMatching(/\/wishlist$/),
    },
  ]);
  await passTime(2_000);
  await waitFor(() => expect(screen.queryByText('Thank you!')).toBeNull());

  const again = await openPage('/wishlist');
  await again.click((await screen.findAllByRole('button', { name: 'Give Feedback' }))[0] ?? document.body);
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Your Message*')).value).toBe('');
});

test('an invalid address is marked when its field is left, and keeps the form from being sent', async () => {
  const user = await fillIn();
  const email = screen.getByLabelText('Your Email (optional)');

  await user.type(email, 'ana@');
  expect(screen.queryByText('Please enter a valid email address.')).toBeNull();
  await user.tab();

  expect(screen.getByText('Please enter a valid email address.')).toBeTruthy();
  expect(send().disabled).toBe(true);
  await user.type(email, 'example.com');
  expect(send().disabled).toBe(false);
});

test.each([
  ['a fault', fault('req-5')],
  ['no answer', noAnswer()],
])('after %s, the message stays, even after a reload, and was sent once', async (_name, failure) => {
  answer({ 'feedback.send': failure });
  const user = await fillIn();

  await user.click(send());
  await within(screen.getByRole('dialog')).findByRole('alert');
  await passTime(5_000);
  expect(sent('feedback.send')).toHaveLength(1);

  const again = await openPage('/wishlist');
  await again.click((await screen.findAllByRole('button', { name: 'Give Feedback' }))[0] ?? document.body);
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Your Message*')).value).toBe(
    'The year is wrong.',
  );
});

test('one invitation at a time: the pill comes once the banner is dismissed', async () => {
  const pill = () => screen.queryByRole('complementary', { name: 'Your feedback' });
  const user = await openPage('/wishlist');
  const banner = await screen.findByRole('region', { name: 'Early version' });
  await passTime(1_500);
  expect(pill()).toBeNull();

  await user.click(within(banner).getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(pill()).toBeTruthy());
  expect(pill()?.closest('footer')).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Hide until the next visit' }));
  expect(pill()).toBeNull();
});

test('a banner that was dismissed stays away', async () => {
  const banner = () => screen.queryByRole('region', { name: 'Early version' });
  const user = await openPage('/wishlist');
  await waitFor(() => expect(banner()).toBeTruthy());

  await user.click(within(banner() ?? document.body).getByRole('button', { name: 'Dismiss' }));
  expect(banner()).toBeNull();

  await openPage('/wishlist');
  await screen.findByText('Your wishlist is empty.');
  expect(banner()).toBeNull();
});
