import { afterEach, beforeEach, expect, test } from 'vitest';

import {
  type ListedCover,
  type PictureHost,
  coversOf,
  giveBoxes,
  sendsBox,
  startPictureHost,
  startWithCovers,
} from '../../testing/coverSource.ts';
import type { Product, TestUser } from '../../testing/product.ts';

const boxArt = '/libretro/Nintendo - Super Nintendo Entertainment System/Named_Boxarts';

let host: PictureHost;
let product: Product;
let ana: TestUser;
let gameId: number;
beforeEach(async () => {
  host = await startPictureHost();
  product = await startWithCovers(host, ['libretro']);
  ana = await product.user('ana');
  [gameId = 0] = await product.games(['Terranigma']);
});
afterEach(async () => {
  host.close();
  await product.close();
});

test('without a chosen release, somebody in Europe sees the European box, and everybody else the usual one', async () => {
  await giveBoxes(product, gameId, { labels: { US: 'Game (USA)', EU: 'Game (Europe)' } });
  const address = async () => {
    const { body } = await product.as(ana, 'catalogue.fetchGames', { p_limit: 1 });
    return (body as ListedCover[])[0]?.cover_url_big; // as: the contract's output
  };

  const usual = await address();
  await product.as(ana, 'settings.save', { preferred_currency: 'EUR' });
  const european = await address();
  await product.as(ana, 'settings.save', { preferred_marketplace: 'EBAY-FR' });
  const french = await address();
  host.answers.set(`${boxArt}/Game (Europe).png`, await sendsBox());
  const [cover] = await coversOf(product, ana, [gameId]);

  expect([usual, european, french]).toEqual(
    ['-', 'EU', 'EU'].map((region) => `/api/covers/${gameId}/${region}/big?v=new`),
  );
  expect(cover?.cover_width).toBe(400);
  expect(host.asked).toEqual([`${boxArt}/Game (Europe).png`]);
});

test('a European copy shows the European box, and whoever has none the usual one', async () => {
  await giveBoxes(product, gameId, {
    labels: { JP: 'Tenchi Souzou (Japan)', EU: 'Terranigma (Europe)', US: 'None (USA)' },
  });
  host.answers.set(`${boxArt}/Terranigma (Europe).png`, await sendsBox(500, 350));
  host.answers.set(`${boxArt}/Tenchi Souzou (Japan).png`, await sendsBox(300, 500));
  const bo = await product.user('bo');
  await product.as(ana, 'collection.save', { gameId, release: 'EU SNSP-XT' });
  await product.as(bo, 'collection.save', { gameId, release: 'JP' });

  const [hers] = await coversOf(product, ana, [gameId]);
  const [his] = await coversOf(product, bo, [gameId]);
  await product.as(bo, 'collection.save', { gameId, release: 'EUROPA' });
  const [his2] = await coversOf(product, bo, [gameId]);
  await product.as(ana, 'collection.remove', { gameId });
  const { body } = await product.as(ana, 'collection.bin');

  expect(hers).toMatchObject({ cover_width: 500 });
  expect(hers?.cover_url_big).toContain(`/covers/${gameId}/EU/big`);
  expect(his).toMatchObject({ cover_width: 300 });
  expect(his2?.cover_url_big).toContain(`/covers/${gameId}/-/big`);
  expect(his2).toMatchObject({ cover_width: 500 }); // none of the world and no American one, so Europe's
  expect(body).toMatchObject([{ game: { cover_url_big: hers?.cover_url_big } }]);
});

test('an address with a region that the game has no box of shows the usual one, and nothing is kept for it', async () => {
  await giveBoxes(product, gameId, { labels: { EU: 'Terranigma (Europe)' } });
  host.answers.set(`${boxArt}/Terranigma (Europe).png`, await sendsBox());

  const answers = await Promise.all(
    ['-', 'ZZ', 'JP', 'FR', 'EU'].map((region) =>
      product.app.inject({
        url: `/api/covers/${gameId}/${region}/big?v=new`,
        headers: { cookie: ana.cookie },
      }),
    ),
  );

  const regions = answers.map(({ headers }) => String(headers.location).split('/')[4]);
  expect(regions.join(' ')).toBe('- - - EU EU');
  const kept = await product.ctx.db.selectFrom('covers').select('region').orderBy('region').execute();
  expect(kept).toEqual([{ region: '-' }, { region: 'EU' }]);
});
