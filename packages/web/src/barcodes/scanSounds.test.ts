import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { answer, held, noAnswer } from '../testing/answers.ts';
import { openPage } from '../testing/page.tsx';
import {
  codes,
  digits,
  game,
  lufia,
  openList,
  press,
  scanInto,
  startScanning,
  terranigma,
} from '../testing/scanning.ts';

let known: ReturnType<typeof startScanning>;
/** The tones that are heard, in hertz, and how the phone trembles. */
let heard: number[];
let trembled: unknown[];

beforeEach(() => {
  known = startScanning();
  localStorage.removeItem('scanSound');
  [heard, trembled] = [[], []];
  vi.stubGlobal('AudioContext', Speaker);
  onTestFinished(() => void vi.unstubAllGlobals());
  const phone = {
    vibrate: (pattern: unknown) => trembled.push(pattern) > 0,
    userActivation: { hasBeenActive: true },
  };
  for (const [name, value] of Object.entries(phone)) {
    Object.defineProperty(navigator, name, { configurable: true, value });
    onTestFinished(() => void Reflect.deleteProperty(navigator, name));
  }
});

/** The part of the browser's that is used. */
class Speaker {
  currentTime = 0;
  destination = {};
  resume = async () => {};
  createGain = () => ({
    gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} },
    connect() {},
  });
  createOscillator = () => {
    const tone = { frequency: { value: 0 }, stop() {}, connect: <Next>(next: Next) => next };
    return { ...tone, start: () => void heard.push(tone.frequency.value) };
  };
}

async function signalOf(...scanned: string[]): Promise<{ heard: number[]; trembled: unknown[] }> {
  [heard, trembled] = [[], []];
  await openList(...scanned.slice(0, -1));
  await waitFor(() => expect(trembled).toHaveLength(scanned.length - 1));
  [heard, trembled] = [[], []];
  scanInto(await digits(), scanned.at(-1) ?? '');
  await waitFor(() => expect(trembled).toHaveLength(1));
  return { heard, trembled };
}

test('a scan ticks when it is read, and says what it is once it was looked up', async () => {
  const slow = held<{ gtin: string; games: ReturnType<typeof game>[] }>();
  answer({ 'barcodes.find': () => slow.promise });
  await openList(codes.terranigma);
  await screen.findByText('Looking up…');
  expect([heard.length, trembled]).toEqual([1, []]);

  slow.resolve({ gtin: codes.terranigma, games: [terranigma] });

  await waitFor(() => expect(trembled).toHaveLength(1));
  expect(heard).toHaveLength(2);
});

test('a new game, one that is there already and an unknown code sound and tremble differently', async () => {
  known[codes.doom] = [game(3, 'Doom', 'source', true)];
  const fresh = await signalOf(codes.terranigma);
  localStorage.removeItem('scans');
  const owned = await signalOf(codes.doom);
  localStorage.removeItem('scans');
  const unknown = await signalOf(codes.none);
  localStorage.removeItem('scans');
  const again = await signalOf(codes.lufia, codes.lufia);

  expect(again).toEqual(owned);
  expect(new Set([fresh, owned, unknown].map((signal) => JSON.stringify(signal.heard))).size).toBe(3);
  expect(new Set([fresh, owned, unknown].map((signal) => JSON.stringify(signal.trembled))).size).toBe(3);
});

test('a code that could not be looked up does not sound like a game', async () => {
  const fresh = await signalOf(codes.terranigma);
  localStorage.removeItem('scans');
  answer({ 'barcodes.find': noAnswer() });
  await openPage('/scanner');
  [heard, trembled] = [[], []];
  scanInto(await digits(), codes.lufia);
  await screen.findByText('Not looked up yet', {}, { timeout: 5000 });

  expect(trembled).not.toEqual(fresh.trembled);
  expect(trembled).toHaveLength(1);
});

test('where a scan opens a game it sounds the same', async () => {
  const inList = await signalOf(codes.lufia);
  localStorage.setItem('scanMode', 'details');
  [heard, trembled] = [[], []];
  known[codes.none] = [lufia];

  await openPage('/scanner');
  scanInto(await digits(), codes.none);

  await waitFor(() => expect(trembled).toEqual(inList.trembled));
  expect(heard).toEqual(inList.heard);
});

test.each(['Details', 'Several'])('switched off, a scan makes no sound: %s', async (mode) => {
  const user = await openPage('/scanner');
  await press(user, mode);
  await press(user, 'Sound and vibration');
  scanInto(await digits(), codes.terranigma);
  await screen.findAllByText('Terranigma');

  expect([heard, trembled]).toEqual([[], []]);
});
