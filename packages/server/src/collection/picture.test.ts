import sharp from 'sharp';
import { expect, test } from 'vitest';

import { longDrawn } from '../testing/pictures.ts';
import { decoded, toPictureFromArchive } from './picture.ts';

test('a picture that takes too long to process is refused until later, and is not a fault', async () => {
  const side = 16_000;
  const endless = sharp({ create: { width: side, height: side, channels: 3, background: 'red' } })
    .blur(500)
    .webp()
    .timeout({ seconds: 1 });

  await expect(decoded(() => endless.toBuffer())).rejects.toMatchObject({
    code: 'slow_down',
    data: { seconds: 10 },
  });
});

test('a picture in an archive has the limits of every other picture', async () => {
  await expect(toPictureFromArchive(longDrawn())).rejects.toMatchObject({ code: 'photo_too_large' });
});
