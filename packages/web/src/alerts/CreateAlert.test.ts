import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { previewItem, signInToAlerts } from '../testing/alertsPage.ts';
import { type Answers, answer, fault, held, noAnswer, refuse, sent } from '../testing/answers.ts';
import { openPage, signIn } from '../testing/page.tsx';
import { details, foundGem, priceAlert } from '../testing/things.ts';

type Item = ReturnType<typeof previewItem>;

const previewOf = (...items: Item[]) => ({ items, more: 0, ratesDay: null, isSample: false });

beforeEach(() => {
  signInToAlerts(
    {},
    {
      'alerts.preview': previewOf(previewItem()),
      'alerts.create': { alert: { ...priceAlert, query: 'mana' }, found: [] },
    },
  );
});

async function openForm() {
  const user = await openPage('/price-alerts');
  await user.click(await screen.findByRole('button', { name: 'Create Alert' }));
  const form = within(await screen.findByRole('dialog', { name: 'Create New Price Alert' }));
  await form.findByLabelText('What are you looking for?');
  return { user, form };
}

const preview = () => screen.findByRole('dialog', { name: 'Preview Alert Results' });
const previewButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Preview' });

test('a title and a price are enough: what was previewed is activated and found', async () => {
  const { user, form } = await openForm();
  await user.type(form.getByLabelText('What are you looking for?'), ' mana ');
  await user.type(form.getByLabelText('Max price (optional)'), '40');
  await user.click(previewButton());

  const shown = within(await preview());
  expect(shown.getByText('€30.00')).toBeTruthy();
  expect(shown.getByText('€32.20 with fees')).toBeTruthy();
  answer({
    'alerts.list': [{ ...priceAlert, query: 'mana' }],
    'alerts.found': [foundGem({ title: 'Mana, boxed' })],
  });
  await user.click(shown.getByRole('button', { name: 'Activate Alert' }));

  await screen.findByText('1 listing found');
  const wish = {
    platform: 'vinted',
    query: 'mana',
    min_price: null,
    max_price: 40,
    part: 'any',
    excluded_words: [],
    with_fees: false,
  };
  expect(sent('alerts.preview')).toEqual([wish]);
  expect(sent('alerts.create')).toEqual([
    { ...wish, game_id: null, previewed: ['v1'], time_zone: expect.any(String) },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Create Alert' }));
  const next = within(await screen.findByRole('dialog', { name: 'Create New Price Alert' }));
  expect(next.getByLabelText<HTMLInputElement>('What are you looking for?').value).toBe('');
});

test('the folded options are sent', async () => {
  const { user, form } = await openForm();
  await user.type(form.getByLabelText('What are you looking for?'), 'mana');
  await user.click(form.getByText('More options'));
  await user.selectOptions(form.getByLabelText('What you want of it'), 'sealed');
  await user.type(form.getByLabelText('Leave out titles with'), 'repro, empty box');
  await user.click(form.getByRole('switch', { name: 'The price includes fees and shipping' }));
  await user.click(previewButton());

  await preview();
  expect(sent('alerts.preview')[0]).toMatchObject({
    part: 'sealed',
    excluded_words: ['repro', 'empty box'],
    with_fees: true,
  });
});

test('without words nothing can be previewed, nor at the classifieds, which are coming soon', async () => {
  const { user, form } = await openForm();
  expect(previewButton().disabled).toBe(true);

  await user.type(form.getByLabelText('What are you looking for?'), 'mana');
  expect(previewButton().disabled).toBe(false);
  await user.click(form.getByRole('button', { name: 'Leboncoin' }));

  expect(form.getByText('Leboncoin integration coming soon! Stay tuned for updates.')).toBeTruthy();
  expect(previewButton().disabled).toBe(true);
});

test('a preview of words that were changed meanwhile does not open: it would not be of this alert', async () => {
  const slow = held<ReturnType<typeof previewOf>>();
  answer({ 'alerts.preview': () => slow.promise });
  const { user, form } = await openForm();
  const words = form.getByLabelText('What are you looking for?');
  await user.type(words, 'mana');
  await user.click(previewButton());
  await user.type(words, ' snes');
  slow.resolve(previewOf(previewItem()));

  await waitFor(() => expect(previewButton().textContent).toBe('Preview'));
  expect(screen.queryByRole('dialog', { name: 'Preview Alert Results' })).toBeNull();
});

test('a range that holds nothing is explained, and not sent', async () => {
  const { user, form } = await openForm();
  await user.type(form.getByLabelText('What are you looking for?'), 'mana');
  await user.type(form.getByLabelText('Min price (optional)'), '50');
  await user.type(form.getByLabelText('Max price (optional)'), '40');
  await user.click(previewButton());

  await form.findByText('The lowest price is above the highest one.');
  expect(sent('alerts.preview')).toEqual([]);
});

test.each<[string, NonNullable<Answers['alerts.preview']>, string]>([
  ['no answer', noAnswer(), 'Failed to fetch preview'],
  [
    'a marketplace that is silent',
    refuse('marketplace_unavailable', { marketplace: 'Vinted' }),
    'HTTP error! status: 502 Vinted does not answer at the moment. Please try again in a few minutes.',
  ],
  ['a fault', fault(), 'HTTP error! status: 500 Something went wrong on our side.'],
])('after %s there is no list, and the alert can be made anyway', async (_name, failure, says) => {
  answer({ 'alerts.preview': failure });
  const { user, form } = await openForm();
  await user.type(form.getByLabelText('What are you looking for?'), 'mana');
  await user.click(previewButton());

  const shown = within(await preview());
  await shown.findByText((text) => text.startsWith(says));
  expect(shown.queryByText('Mana, boxed')).toBeNull();
  await user.click(shown.getByRole('button', { name: 'Create Alert Anyway' }));
  await waitFor(() => expect(sent('alerts.create')[0]).toMatchObject({ previewed: [] }));
});

test('if nothing matches, the alert can be made anyway', async () => {
  answer({ 'alerts.preview': previewOf() });
  const { user, form } = await openForm();
  await user.type(form.getByLabelText('What are you looking for?'), 'mana');
  await user.click(previewButton());

  const shown = within(await preview());
  await shown.findByText('Nothing matches right now');
  await user.click(shown.getByRole('button', { name: 'Create Alert Anyway' }));
  await waitFor(() => expect(sent('alerts.create')[0]).toMatchObject({ query: 'mana', previewed: [] }));
});

test('other currencies stay as they are, with the day of their rates, and what has no rate is marked', async () => {
  answer({
    'alerts.preview': {
      items: [
        previewItem({ price: { amount: '5400.00', currency_code: 'JPY' }, total_item_price: null }),
        previewItem({ id: 'v2', price: { amount: '40.00', currency_code: 'UAH' }, isCompared: false }),
      ],
      more: 0,
      ratesDay: '2026-11-20',
      isSample: true,
    },
  });
  const { user, form } = await openForm();
  await user.type(form.getByLabelText('What are you looking for?'), 'mana');
  await user.click(previewButton());

  const shown = within(await preview());
  expect(shown.getByText('¥5,400')).toBeTruthy();
  expect(shown.getByText(/rates of Nov 20, 2026/)).toBeTruthy();
  expect(shown.getAllByText('No rate: shown, never told')).toHaveLength(1);
  expect(shown.getByText(/Test listings/)).toBeTruthy();
});

test('a full plan says so before and leads to the plans', async () => {
  signIn({ tier: 'free' });
  answer({
    'alerts.summary': { active: 5, unseen: 0, isOpen: true },
    'alerts.list': Array.from({ length: 5 }, (_alert, at) => ({ ...priceAlert, id: at + 1 })),
  });
  const { form } = await openForm();

  expect(form.getByText(/You can only add up to 5 price alerts/)).toBeTruthy();
  expect(form.getByRole('link', { name: 'Upgrade to Pro' }).getAttribute('href')).toBe('/subscription');
});

test.each<[string, NonNullable<Answers['alerts.create']>, RegExp, boolean]>([
  [
    'a plan that another tab has filled',
    refuse('alert_limit_reached', { limit: 5 }),
    /up to 5 price alerts/,
    true,
  ],
  ['no answer', noAnswer(), /^Failed to create search record\.$/, false],
])('after %s the form stays as it was typed', async (_name, failure, says, isDisabled) => {
  signIn({ tier: 'free' });
  answer({ 'alerts.summary': { active: 0, unseen: 0, isOpen: true }, 'alerts.create': failure });
  const { user, form } = await openForm();
  await user.type(form.getByLabelText('What are you looking for?'), 'mana');
  await user.click(previewButton());
  const shown = within(await preview());

  await user.click(shown.getByRole('button', { name: 'Activate Alert' }));

  await shown.findByText(says);
  const button = shown.getByRole<HTMLButtonElement>('button', { name: 'Activate Alert' });
  expect(button.disabled).toBe(isDisabled);
  expect(form.getByLabelText<HTMLInputElement>('What are you looking for?').value).toBe('mana');
});

test('from a game’s details the form opens filled in, once', async () => {
  answer({ 'catalogue.game': details(), 'alerts.countForGame': { count: 0 } });
  const user = await openPage('/game/5');
  await user.click(await screen.findByRole('button', { name: 'Create price alert' }));

  const form = within(await screen.findByRole('dialog', { name: 'Create New Price Alert' }));
  const words = await form.findByLabelText<HTMLInputElement>('What are you looking for?');
  expect(words.value).toBe('Terranigma Super Nintendo');
  expect(form.getByRole('button', { name: 'Vinted' }).getAttribute('aria-pressed')).toBe('true');
  await waitFor(() =>
    // as: the router's state is any object
    expect(history.state as object).not.toHaveProperty('prefillSearch'),
  );
  expect(history.state).toMatchObject({ fromGameDetails: true });

  await user.click(previewButton());
  await user.click(await screen.findByRole('button', { name: 'Activate Alert' }));
  await waitFor(() => expect(sent('alerts.create')[0]).toMatchObject({ game_id: 5 }));
});
