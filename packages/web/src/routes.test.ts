import { pages } from '@cartouche/contract/pages';
import { expect, test } from 'vitest';

import { router } from './routes.tsx';

test('the server knows the address of every screen, and no other', () => {
  const addresses = Object.keys(router.routesByPath).filter((path) => path !== '/$');

  expect(addresses.toSorted()).toEqual([...pages]);
});
