import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import type { Answer, api } from '../api/client.ts';
import { answer, fault, forgetCalls, held, noAnswer, refuse, sent } from '../testing/answers.ts';
import { leftFor, openPage, passTime, signIn } from '../testing/page.tsx';

type Choice = Answer<typeof api.telling.choice>;
type Chat = Answer<typeof api.telling.chat>;

const choice = (part: Partial<Choice> = {}): Choice => ({
  told_by: null,
  tells: ['mail'],
  hasBot: true,
  hasChat: false,
  browsers: [],
  ...part,
});
const chat = (part: Partial<Chat> = {}): Chat => ({
  telegram_chat_id: null,
  hasBot: true,
  isSample: false,
  ...part,
});
const connected = () =>
  answer({
    'telling.choice': choice({ hasChat: true, tells: ['telegram'] }),
    'telling.chat': chat({ telegram_chat_id: '7001001001' }),
  });
const paris = { isQuiet: true, quiet_from: 1320, quiet_to: 480, time_zone: 'Europe/Paris' };
const url = 'https://t.me/CartoucheBot?start=abc';

/** The tab that a press opens. */
const tab = { opener: {}, location: { replace: vi.fn<(to: string) => void>() }, close: vi.fn<() => void>() };

beforeEach(() => {
  signIn();
  vi.stubGlobal('open', () => tab);
  tab.location.replace.mockClear();
  tab.close.mockClear();
  answer({
    'alerts.summary': { active: 0, unseen: 0, isOpen: true },
    'telling.choice': choice(),
    'telling.chat': chat(),
    'telling.chatLink': { url },
    'telling.removeChat': { ok: true },
    'alerts.quietHours': paris,
    'alerts.saveQuietHours': paris,
  });
});

const open = () => openPage('/settings?section=telling');
const press = (name: string) => screen.findByRole('button', { name });
const way = (name: string) => screen.findByRole('switch', { name });
const isOn = async (name: string) => (await way(name)).getAttribute('aria-checked');

test('connecting opens a new link in a tab, and the page notices when the chat has followed it', async () => {
  const user = await open();

  await user.click(await press('Connect Telegram'));

  const link = await screen.findByRole('link', { name: /^Open Telegram/ });
  expect(link.getAttribute('href')).toBe(url);
  expect(tab.location.replace).toHaveBeenCalledWith(url);
  expect(tab.opener).toBeNull();
  connected();
  await passTime(3_000);
  await screen.findByText('Connected to the chat …1001.');
  await screen.findByText('Telegram is connected');
  await screen.findByText('You are told in Telegram.');
  expect(screen.queryByRole('link', { name: /^Open Telegram/ })).toBeNull();
});

test('two presses at once open one tab', async () => {
  const opened = vi.fn<() => typeof tab>(() => tab);
  vi.stubGlobal('open', opened);
  await open();
  const connect = await press('Connect Telegram');

  connect.click();
  connect.click();

  await screen.findByRole('link', { name: /^Open Telegram/ });
  expect(opened).toHaveBeenCalledOnce();
});

test('where a chat is connected already, nobody is told that it was just connected', async () => {
  connected();
  await open();

  await screen.findByText('Connected to the chat …1001.');

  expect(screen.queryByText('Telegram is connected')).toBeNull();
});

test('a link that could not be made says so and opens nothing', async () => {
  answer({ 'telling.chatLink': refuse('telegram_unavailable') });
  const user = await open();

  await user.click(await press('Connect Telegram'));

  await screen.findByText('Telegram does not answer at the moment. Please try again in a few minutes.');
  expect(tab.close).toHaveBeenCalled();

  answer({ 'telling.chatLink': fault() });
  await user.click(await press('Connect Telegram'));
  await screen.findByText(/^Failed to initiate update/);
});

test('‘Update’ reopens the link, and says ‘Updating...’ for three seconds', async () => {
  connected();
  const user = await open();

  await user.click(await press('Update'));

  await press('Updating...');
  await passTime(3_100);
  await press('Update');
  expect(sent('telling.chatLink')).toHaveLength(1);
});

test('‘Remove’ disconnects at once', async () => {
  connected();
  const answered = held<{ ok: true }>();
  answer({ 'telling.removeChat': () => answered.promise });
  const user = await open();

  await user.click(await press('Remove'));

  await press('Connect Telegram');
  expect(sent('telling.removeChat')).toHaveLength(1);
  answer({ 'telling.chat': chat(), 'telling.choice': choice() });
  answered.resolve({ ok: true });
});

test('a chat that could not be removed is back, with the reason', async () => {
  connected();
  const later = held<ReturnType<typeof fault>>();
  answer({ 'telling.removeChat': () => later.promise });
  const user = await open();

  await user.click(await press('Remove'));
  answer({ 'telling.chat': noAnswer(), 'telling.choice': noAnswer() }); // so that nothing but the undo brings it back
  later.resolve(fault());
  await passTime(2_000);

  await screen.findByText('Failed to remove subscription');
  await press('Remove');
  expect(screen.queryByText('Telegram is disconnected')).toBeNull();
});

test('what is not known about the chat says so, and connects nothing', async () => {
  answer({ 'telling.chat': refuse('slow_down', { seconds: 3 }) });
  await open();

  await screen.findByText(/wait 3 seconds/);

  expect((await press('Connect Telegram')).matches(':disabled')).toBe(true);
});

test('without a bot there is nothing to connect', async () => {
  answer({ 'telling.chat': chat({ hasBot: false }), 'telling.choice': choice({ hasBot: false }) });
  await open();

  await screen.findByText(/^There is no bot here/);

  expect(screen.queryByRole('button', { name: 'Connect Telegram' })).toBeNull();
});

test('several ways tell only whoever switches on a second one', async () => {
  connected();
  answer({ 'telling.choose': choice() });
  const user = await open();
  expect([await isOn('Telegram'), await isOn('Mail')]).toEqual(['true', 'false']);

  const both = choice({ told_by: ['telegram', 'mail'], tells: ['telegram', 'mail'], hasChat: true });
  answer({ 'telling.choice': both, 'telling.choose': both });
  await user.click(await way('Mail'));

  await screen.findByText('You are told in Telegram and by mail.');
  expect(sent('telling.choose')).toEqual([{ told_by: ['telegram', 'mail'] }]);
  answer({ 'telling.choice': choice({ hasChat: true, tells: ['telegram'] }) });
  await user.click(await press('Let Cartouche choose'));
  await waitFor(() => expect(sent('telling.choose').at(-1)).toEqual({ told_by: null }));
  await screen.findByText('You are told in Telegram.');
});

test('a refused choice is taken back', async () => {
  answer({ 'telling.choose': refuse('slow_down', { seconds: 3 }) });
  const user = await open();

  await user.click(await way('Mail'));

  await screen.findByText('Your choice could not be saved. The previous one still applies.');
  expect(await isOn('Mail')).toBe('true');
});

test('whoever chose a way that does not reach them reads by which way they are told instead', async () => {
  answer({ 'telling.choice': choice({ told_by: ['telegram'], tells: ['mail'] }) });
  await open();

  await screen.findByText('What you chose does not reach you at the moment, so you are told by mail.');
  expect(await isOn('Telegram')).toBe('true');
});

test('whoever chose no way is not told', async () => {
  answer({ 'telling.choice': choice({ told_by: [], tells: [] }) });
  await open();

  await screen.findByText('You are not told. What is found waits on your Alerts page.');

  expect(await isOn('Mail')).toBe('false');
});

test('a browser without push messages says so', async () => {
  await open();

  await screen.findByText('This browser cannot show push messages.');

  expect(screen.queryByRole('button', { name: 'Turn on here' })).toBeNull();
});

test('an iPhone says how to get push messages there', async () => {
  Object.defineProperty(navigator, 'standalone', { configurable: true, value: false });
  await open();

  expect(await screen.findByText(/^On an iPhone or iPad, add Cartouche to the home screen/)).toBeTruthy();

  Reflect.deleteProperty(navigator, 'standalone');
});

test('the browser says once where it is, and quiet hours are saved as they are changed', async () => {
  answer({ 'alerts.quietHours': { ...paris, time_zone: null } });
  const user = await open();
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  await waitFor(() => expect(sent('alerts.saveQuietHours')).toEqual([{ ...paris, time_zone: here }]));
  answer({ 'alerts.quietHours': paris });
  forgetCalls();

  const until = await screen.findByLabelText('Until');
  await user.clear(until);
  await user.type(until, '07:30');
  await user.tab();

  await waitFor(() => expect(sent('alerts.saveQuietHours').at(-1)).toMatchObject({ quiet_to: 450 }));
});

test('a time zone that could not be saved is not asked for again and again', async () => {
  answer({
    'alerts.quietHours': { ...paris, time_zone: null },
    'alerts.saveQuietHours': refuse('slow_down', { seconds: 3 }),
  });
  await open();

  await screen.findByText(/^Your quiet hours could not be saved/);
  await passTime(5_000);

  expect(sent('alerts.saveQuietHours')).toHaveLength(1);
});

test('a browser in another time zone offers its own', async () => {
  const elsewhere = 'Pacific/Chatham';
  answer({ 'alerts.quietHours': { ...paris, time_zone: elsewhere } });
  const user = await open();

  const zone = await screen.findByLabelText<HTMLSelectElement>('Time zone');
  expect(within(zone).getAllByRole('option').length).toBeGreaterThan(300);
  expect(zone.value).toBe(elsewhere);
  await user.click(await press('Use it'));

  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  await waitFor(() => expect(sent('alerts.saveQuietHours')).toMatchObject([{ time_zone: here }]));
});

test('where price alerts are still to come, the settings do not speak of them', async () => {
  answer({ 'alerts.summary': { active: 0, unseen: 0, isOpen: false }, 'session.list': [], 'keys.list': [] });
  await openPage('/settings');

  const menu = await screen.findByRole('navigation', { name: 'Sections' });

  expect(within(menu).queryByText('How you are told')).toBeNull();
});

test('whoever signs out is told nothing more in this browser', async () => {
  const unsubscribe = vi.fn<() => Promise<boolean>>().mockResolvedValue(true);
  const pushManager = { getSubscription: async () => ({ endpoint: 'https://push.example/1', unsubscribe }) };
  const serviceWorker = { getRegistration: async () => ({ pushManager }) };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  answer({ 'session.list': [], 'keys.list': [], 'session.signOut': { ok: true } });
  const user = await openPage('/settings?section=account');

  await user.click(await press('Sign Out'));

  await waitFor(() => expect(leftFor()).toEqual(['/']));
  expect(unsubscribe).toHaveBeenCalledOnce();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});
