import { open } from 'node:fs/promises';

/** Makes a new file name survive a power cut. Windows does that by itself, and cannot open folders. */
export async function flushNames(folder: string): Promise<void> {
  if (process.platform === 'win32') return;

  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
