import { expect, test } from 'vitest';

import { toRequest } from './send.ts';

test('path parameters come from the input, and the rest travels as JSON', () => {
  const route = { method: 'PUT', path: '/collection/{gameId}' };

  const request = toRequest(route, { gameId: 7, notes: 'été', purchasePrice: null, purchaseDate: undefined });

  expect(request).toEqual({ url: '/api/collection/7', body: '{"notes":"été","purchasePrice":null}' });
});

test('a read sends its input in the address, without what is not set', () => {
  const route = { method: 'GET', path: '/rpc/fetch_games' };

  const request = toRequest(route, { p_search: 'a & b/c', p_genre: undefined, p_limit: 24 });

  expect(request).toEqual({ url: '/api/rpc/fetch_games?p_search=a+%26+b%2Fc&p_limit=24', body: null });
});

test('a path parameter cannot leave its place', () => {
  const { url } = toRequest({ method: 'GET', path: '/games/{gameId}' }, { gameId: '../session?x=' });

  expect(url).toBe('/api/games/..%2Fsession%3Fx%3D');
});
