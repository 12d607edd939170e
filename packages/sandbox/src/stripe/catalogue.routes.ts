import { flag, integer, list, object, oneOf, required, text } from './parameters.ts';
import { createPrice, createProduct } from './prices.ts';
import { noSuch } from './refusal.ts';
import { listPage, page, route } from './route.ts';
import { type Product, requirePrice, type World } from './world.ts';

const recurring = object({
  interval: required(oneOf('day', 'week', 'month', 'year')),
  interval_count: integer,
});

export const catalogueRoutes = [
  route('GET /v1/products', { ...page, active: flag, ids: list(required(text)) }, ({ world, input }) => {
    const { active, ids } = input;
    const found = [...world.products.values()].filter(
      (one) => (active ?? one.active) === one.active && (ids?.includes(one.id) ?? true),
    );
    return listPage(found, input, '/v1/products');
  }),
  route('POST /v1/products', { id: text, name: required(text) }, ({ world, input }) =>
    createProduct(world, { name: input.name, ...(input.id && { id: input.id }) }),
  ),
  route('GET /v1/products/:id', {}, ({ world, id }) => requireProduct(world, id)),
  route('POST /v1/products/:id', { active: flag, name: text }, ({ world, id, input }) => {
    const product = requireProduct(world, id);
    product.active = input.active ?? product.active;
    product.name = input.name || product.name;
    return product;
  }),
  route(
    'GET /v1/prices',
    { ...page, active: flag, product: text, currency: text, type: oneOf('one_time', 'recurring') },
    ({ world, input }) => {
      const { active, product, currency, type } = input;
      const found = [...world.prices.values()].filter(
        (one) =>
          (active ?? one.active) === one.active &&
          (product ?? one.product) === one.product &&
          (currency ?? one.currency) === one.currency &&
          (type ?? one.type) === one.type,
      );
      return listPage(found, input, '/v1/prices');
    },
  ),
  route(
    'POST /v1/prices',
    {
      currency: required(text),
      unit_amount: required(integer),
      product: required(text),
      recurring: required(recurring),
    },
    ({ world, input }) => {
      if (!world.products.has(input.product)) throw noSuch('product', input.product, 'product');
      return createPrice(world, {
        product: input.product,
        amount: input.unit_amount,
        currency: input.currency,
        interval: input.recurring.interval,
        intervalCount: input.recurring.interval_count ?? 1,
      });
    },
  ),
  route('GET /v1/prices/:id', {}, ({ world, id }) => requirePrice(world, id)),
  route('POST /v1/prices/:id', { active: flag }, ({ world, id, input }) => {
    const price = requirePrice(world, id);
    price.active = input.active ?? price.active;
    return price;
  }),
];

function requireProduct(world: World, id: string): Product {
  const product = world.products.get(id);
  if (!product) throw noSuch('product', id);
  return product;
}
