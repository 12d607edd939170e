import { afterAll, beforeAll, expect, test } from 'vitest';

import { countOutcome } from '../outbound/counts.ts';
import { type Product, startProduct } from '../testing/product.ts';

const metricsToken = 'a token of the operator';
let product: Product;
beforeAll(async () => void (product = await startProduct({ metricsToken })));
afterAll(() => product.close());

const read = (authorization: string) => product.request({ url: '/metrics', headers: { authorization } });

test('the operator sees how requests to other services went, and nobody else sees that', async () => {
  countOutcome('watched', 'ok');
  countOutcome('watched', 'busy');
  countOutcome('watched', 'busy');

  const { status, body } = await read(`Bearer ${metricsToken}`);

  expect(status).toBe(200);
  expect(body).toContain('cartouche_outbound_total{provider="watched",outcome="ok"} 1\n');
  expect(body).toContain('cartouche_outbound_total{provider="watched",outcome="busy"} 2\n');
  expect((await read('Bearer a token of a stranger')).status).toBe(404);
  expect((await read('')).status).toBe(404);
});
