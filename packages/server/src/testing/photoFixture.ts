import { photoPath } from '@cartouche/contract/photo.rules';
import { expect } from 'vitest';

import { jpeg } from './pictures.ts';
import { type Product, type TestUser, photoUpload } from './product.ts';

/** The place where files are kept, which a test can break. */
export type PhotoStore = {
  start: () => Promise<Product>;
  /** Lets the store fail to keep anything until it is mended. */
  breakPuts: (product: Product) => Promise<void>;
  breakDeletes: (product: Product) => Promise<void>;
  mend: (product: Product) => Promise<void>;
};

export type PhotoFixture = Awaited<ReturnType<typeof ownerOfGame>>;

/** Somebody who owns a game, and what they can do with its photos. */
export async function ownerOfGame(product: Product) {
  const ana = await product.user('ana');
  const [gameId = 0] = await product.games([`Game ${crypto.randomUUID()}`]);
  await product.as(ana, 'collection.save', { gameId });

  const upload = (bytes: Buffer, type = 'image/jpeg', user: TestUser | null = ana) =>
    product.request(photoUpload(user, gameId, bytes, type));

  return {
    ana,
    gameId,
    upload,

    /** Adds a photo, and answers its name. */
    async uploaded(bytes?: Buffer, type?: string): Promise<string> {
      const { status, body } = await upload(bytes ?? (await jpeg()), type);
      expect(status).toBe(200);
      return (body as { file_name: string }).file_name; // as: the contract's output
    },

    show: (fileName: string, size?: 'thumbnail', user: TestUser | null = ana) =>
      product.app.inject({ url: photoPath(fileName, size), headers: user ? { cookie: user.cookie } : {} }),

    /** Hers, as the copy's form lists them. */
    async photos(): Promise<unknown[]> {
      const { body } = await product.as(ana, 'collection.item', { gameId });
      return (body as { photos: unknown[] }).photos; // as: the contract's output
    },

    /** Whether the picture and its thumbnail are stored. */
    async stored(fileName: string): Promise<boolean[]> {
      const keys = [`user_images/${fileName}`, `user_images/thumbnails/${fileName}`];
      const found = await Promise.all(keys.map((key) => product.ctx.files.get(key)));
      return found.map((bytes) => bytes !== undefined);
    },
  };
}
