import { mostCovers } from '@cartouche/contract/catalogue.rules';

import { type Answer, api } from '../api/client.ts';
import { readNow } from '../api/reads.ts';

type FoundCover = Answer<typeof api.catalogue.covers>[number];

/** The first pause lets the covers of a screen be asked for together; then they come, or take their time. */
const pausesMs = [60, 600, 1_200, 2_500, 4_000, 6_000];
const mostQuestions = 25;

type Wanted = { gameId: number; tell: Set<() => void> };

/** By the address that the list has. */
const wanted = new Map<string, Wanted>();
const found = new Map<string, FoundCover | null>();
let timer: number | undefined;
let questions = 0;

/** The cover that came in place of an unknown one; null if there is none, undefined if nobody knows yet. */
export function cameFor(address: string): FoundCover | null | undefined {
  return found.get(address);
}

type WaitedCover = { address: string; gameId: number; tell: () => void };

/** Asks for a cover as long as somebody looks at its place. Answers how to stop that. */
export function waitForCover({ address, gameId, tell }: WaitedCover): () => void {
  const one = wanted.get(address) ?? { gameId, tell: new Set() };
  one.tell.add(tell);
  wanted.set(address, one);
  if (found.get(address) === null) found.delete(address); // it may be there by now
  questions = 0;
  if (timer === undefined) askLater();

  return () => {
    one.tell.delete(tell);
    if (one.tell.size === 0) wanted.delete(address);
  };
}

function askLater(): void {
  const pauseMs = pausesMs[Math.min(questions, pausesMs.length - 1)];
  timer = window.setTimeout(() => void ask(), pauseMs);
}

async function ask(): Promise<void> {
  const open = [...wanted].filter(([address]) => !found.has(address)).slice(-mostCovers);
  if (open.length === 0 || questions >= mostQuestions) {
    timer = undefined;
    return;
  }
  if (document.visibilityState === 'visible') {
    questions += 1;
    await take(open).catch(() => (questions = mostQuestions)); // no network: drawn covers will do
  }
  askLater();
}

async function take(open: [address: string, one: Wanted][]): Promise<void> {
  const games = open.map(([, { gameId }]) => gameId).join();
  const answers = await readNow(api.catalogue.covers, { games });
  const byId = new Map(answers.map((cover) => [cover.game_id, cover]));
  for (const [address, { gameId, tell }] of open) {
    const cover = byId.get(gameId);
    if (cover?.is_coming) continue;
    const isThere = cover && cover.cover_url_big !== '' && !cover.cover_url_big.endsWith('v=new');
    found.set(address, isThere ? cover : null);
    for (const one of tell) one();
  }
}
