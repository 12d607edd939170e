import { pages } from '@cartouche/contract/pages';
import { expect, test } from 'vitest';

import { router } from './routes.tsx';

test('the server knows every address that has a screen, and no other', () => {
  const addresses = Object.keys(router.routesByPath).filter((path) => path !== '/$');

  expect(addresses.toSorted()).toEqual([...pages]);
});
