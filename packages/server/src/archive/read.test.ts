import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

import { itemField } from '@cartouche/contract/item.rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ZipFile } from 'yazl';

import { copy, valid, zipOf } from '../testing/archives.ts';
import { most, openArchive } from './read.ts';

const folder = mkdtempSync(join(tmpdir(), 'cartouche-test-'));
const path = join(folder, 'archive.zip');
const copies = 8_000;
const now = new Date();
const { longest: longestNotes } = itemField.notes;

beforeAll(async () => {
  const rows = Array.from({ length: copies }, (_, item) =>
    JSON.stringify({ ...copy, item, notes: 'x'.repeat(longestNotes) }),
  );
  await writeFile(path, await zipOf({ ...valid, 'collection.json': `[${rows.join(',')}]` }));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function countCopies(limits: typeof most): Promise<number> {
  const archive = await openArchive(path, now, limits);
  let count = 0;
  try {
    for await (const { notes } of archive.readCopies('collection')) count += notes.length / longestNotes;
  } finally {
    archive.close();
  }
  return count;
}

test('copies are read one by one, however long all of their notes are', async () => {
  const code = `
    const { parentPort } = require('node:worker_threads');
    import(${JSON.stringify(new URL('read.ts', import.meta.url).href)}).then(async ({ openArchive }) => {
      const archive = await openArchive(${JSON.stringify(path)}, new Date());
      let count = 0;
      for await (const row of archive.readCopies('collection')) count += 1;
      archive.close();
      parentPort.postMessage(count);
    });`;

  // A worker that needs more memory than this ends with an error.
  const worker = new Worker(code, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 40 } });
  const count = await new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject));

  expect(count).toBe(copies);
});

test('comments on files are bounded, and so are repetitions of the same picture', async () => {
  const odd = join(folder, 'odd.zip');
  const zip = new ZipFile();
  const comment = { fileComment: 'x'.repeat(60_000) }; // missing from yazl's types
  for (const [name, text] of Object.entries(valid)) zip.addBuffer(Buffer.from(text), name);
  for (let file = 0; file < 20; file += 1) {
    const bytes = Buffer.alloc(100_000);
    zip.addBuffer(bytes, `photos/${file}.webp`, { compress: false, ...comment });
  }
  zip.end();
  await writeFile(odd, zip.outputStream);
  const open = async (limits: Partial<typeof most>) =>
    (await openArchive(odd, now, { ...most, ...limits })).close();

  await expect(open({ directoryBytes: 1_000_000 })).rejects.toMatchObject({ code: 'archive_too_large' });
  await expect(open({ unpackedBytes: 2_000_000 })).rejects.toMatchObject({ code: 'archive_too_large' });
  await expect(open({})).resolves.toBeUndefined();
  await writeFile(odd, await zipOf({ ...valid, 'photos/1.webp': Buffer.alloc(1_000_000) }));
  await expect(open({})).rejects.toMatchObject({ code: 'archive_too_large' });
});

test('the limits on an archive’s copies, bytes and files are inclusive', async () => {
  expect(await countCopies({ ...most, rows: copies })).toBe(copies);
  for (const limits of [{ rows: copies - 1 }, { copiesBytes: copies * longestNotes }, { entries: 6 }]) {
    await expect(countCopies({ ...most, ...limits })).rejects.toMatchObject({ code: 'archive_too_large' });
  }
});
