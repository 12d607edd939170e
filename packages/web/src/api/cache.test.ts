import { calls } from 'virtual:calls';

import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { answer, forgetCalls, madeCalls, refuse, sent } from '../testing/answers.ts';
import { callOf, freshCacheForEachTest, reads, settled, use } from '../testing/hooks.tsx';
import { writes } from '../testing/writes.ts';
import type { CallName } from './cache.ts';
import { api } from './client.ts';
import { useRead } from './reads.ts';
import { useWrite } from './writes.ts';

freshCacheForEachTest();

/** A screen that shows every read. */
function useAllReads() {
  // oxlint-disable-next-line react/hooks -- the same reads in the same order each time
  for (const [name, input] of Object.entries(reads)) useRead(callOf(name as CallName), input);
}

test('every call of the contract is a read or a write in this test', () => {
  const all = Object.entries(calls).flatMap(([feature, verbs]) =>
    Object.keys(verbs).map((verb) => `${feature}.${verb}`),
  );

  const tried = [...Object.keys(reads), ...Object.keys(writes), 'archive.exportCollection'];
  expect(tried.toSorted(), 'add each call to `reads` or to `writes`').toEqual(all.toSorted());
});

test.each(Object.entries(writes))(
  'after %s, exactly the reads that it changed are repeated',
  async (name, [input, replies, again]) => {
    answer(replies);
    const { result } = use(() => {
      useAllReads();
      return useWrite(callOf(name as CallName));
    });
    await settled();
    forgetCalls();

    act(() => result.current.mutate(input));
    await waitFor(() => expect(sent(name as CallName)).toHaveLength(1));
    await settled();

    expect(madeCalls().slice(1).toSorted()).toEqual(again.toSorted());
  },
);

test('a refused write repeats its reads too: the refusal may mean that they are out of date', async () => {
  answer({ 'collection.restore': refuse('bin_item_not_found') });
  const { result } = use(() => {
    useRead(api.collection.bin, {});
    useRead(api.platforms.mine);
    return useWrite(api.collection.restore);
  });
  await settled();
  forgetCalls();

  act(() => result.current.mutate({ id: 77 }));
  await settled();

  expect(madeCalls()).toEqual(['collection.restore', 'collection.bin']);
});
