import { useEffect, useState } from 'react';

/** The pixels of a picture, upright, to cut parts out of it; null until they are there, and where they cannot be. */
export function useBitmap(picture: File | null): ImageBitmap | null {
  const [bitmap, setBitmap] = useState<ImageBitmap | null>(null);

  useEffect(() => {
    if (!picture) return undefined;
    let isOver = false;
    let made: ImageBitmap | undefined;
    void decode(picture).then((found) => {
      if (isOver) found?.close();
      else setBitmap((made = found) ?? null);
    });
    return () => {
      isOver = true;
      made?.close();
      setBitmap(null);
    };
  }, [picture]);

  return bitmap;
}

async function decode(picture: File): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(picture);
  } catch {
    return undefined; // the list is complete without its crops
  }
}
