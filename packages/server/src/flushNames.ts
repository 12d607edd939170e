import { open } from 'node:fs/promises';

/** Makes a new name in a folder outlast a power cut. Windows does so by itself, and opens no folders. */
export async function flushNames(folder: string): Promise<void> {
  if (process.platform === 'win32') return;

  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
