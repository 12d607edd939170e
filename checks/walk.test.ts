import { createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Contract, contract } from '../packages/contract/src/contract.ts';
import { type Product, startProduct } from '../packages/server/src/testing/product.ts';

let product: Product;
let address: string;
beforeAll(async () => {
  product = await startProduct();
  address = await product.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => product.close());

test('a game that the real client saves over HTTP is a row of the collection', async () => {
  const ana = await product.user('ana');
  const [gameId = 0] = await product.games(['Chrono Trigger']);
  const client: ContractRouterClient<Contract> = createORPCClient(
    new OpenAPILink(contract, { url: `${address}/api`, headers: { cookie: ana.cookie } }),
  );

  const item = await client.collection.save({
    gameId,
    completeness: 'LOOSE',
    purchasePrice: 149.99,
    notes: 'Ōzora',
  });
  const row = await product.ctx.db
    .selectFrom('user_collection')
    .selectAll()
    .where('user_id', '=', ana.id)
    .executeTakeFirstOrThrow();

  expect(row).toMatchObject({
    game_id: gameId,
    completeness: 'CARTRIDGE',
    purchasePrice: 149.99,
    notes: 'Ōzora',
  });
  expect(item).toMatchObject({ id: row.id, created_at: row.created_at.toISOString() });
});
