import { photos } from '@cartouche/contract/limits';
import { isPictureTooLarge } from '@cartouche/contract/photo.rules';

import { formBytes, pictureForm, pictureHead } from './pictureHead.ts';
import { toJpeg } from './toJpeg.ts';

/** Why a file cannot become a photo. */
export type PhotoProblem =
  | { what: 'noData' | 'wrongType' | 'tooLarge' | 'broken' | 'heic' }
  | { what: 'tooManyPixels'; width: number; height: number };

/** A chosen file, ready to send, or with its problem. */
export type CheckedFile<Picture = File> = { file: Picture; problem: PhotoProblem | null };

/** Checks a file before it is sent. One that only this browser can read is converted to JPEG. */
export async function checkFile(file: File, convert = toJpeg): Promise<CheckedFile> {
  const refused = (problem: PhotoProblem) => ({ file, problem });
  if (file.size === 0) return refused({ what: 'noData' });
  try {
    const form = pictureForm(await bytesOf(file.slice(0, formBytes)));
    if (form === null) return refused({ what: 'wrongType' });
    if (form === 'heic' || form === 'avif') {
      const jpeg = await convert(file);
      return jpeg ? { file: jpeg, problem: null } : refused({ what: form === 'heic' ? 'heic' : 'broken' });
    }
    if (file.size > photos.largestBytes) return refused({ what: 'tooLarge' });

    const head = pictureHead(await bytesOf(file), form);
    if (!head?.isWhole) return refused({ what: 'broken' });
    const { width, height } = head;
    return isPictureTooLarge(head)
      ? refused({ what: 'tooManyPixels', width, height })
      : { file, problem: null };
  } catch {
    return refused({ what: 'noData' }); // it has gone from the device since it was chosen
  }
}

async function bytesOf(blob: Blob): Promise<Uint8Array> {
  return new Uint8Array(await blob.arrayBuffer());
}
