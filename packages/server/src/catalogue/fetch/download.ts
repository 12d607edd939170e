import { join } from 'node:path';

import type { Context } from '../../context.ts';
import { isNoAnswer, noAnswer } from '../../outbound/failure.ts';
import { unpackWanted } from './archive.ts';
import { type Asker, createAsker } from './asker.ts';
import { type OpenCatalogue, consoleFiles, catalogues } from './catalogues.ts';
import { toMistake } from './failures.ts';
import { type Keep, openKeep } from './keep.ts';
import { libretroSystems } from './libretroSystems.ts';
import { findNewest } from './newest.ts';
import { takeTurns } from './turns.ts';

const atOnce = 2;
const largestDat = 32 * 1024 * 1024;
const libretroFiles = [...new Set(libretroSystems.flatMap(({ list, facts }) => [list, ...facts]))];
const archiveTypes = ['application/x-gzip', 'application/gzip', 'application/octet-stream'];
const datTypes = ['text/plain', 'application/octet-stream'];

/** The files that a catalogue should have and lacks in its newest version. */
export type Missing = { source: string; names: string[]; of: number };

export type Telling = {
  /** What stays on the screen. */
  line: (text: string) => void;
  /** What the next one replaces. */
  progress: (text: string) => void;
};

/** Opens the data names' folders and finds out their newest commits. */
export async function openDownloads(ctx: Context, tell: Telling, patience?: number) {
  const { config, now } = ctx;
  const agent = config.edition === 'production' ? `Cartouche (+${config.publicUrl})` : 'Cartouche';

  const open = async (name: OpenCatalogue) => {
    const { files, repository } = config.catalogue[name];
    const { source, branch } = catalogues[name];
    const onWait = (seconds: number, isAsked: boolean) =>
      tell.progress(
        `${source} ${isAsked ? 'wants us to wait' : 'gave no answer, asking again'}: ${seconds} s`,
      );
    const asker = createAsker({ provider: name, bases: [files, repository], agent, now, onWait, patience });
    const newest = await named(repository, () => findNewest(asker, repository, branch));
    return { asker, newest, keep: openKeep(join(config.dataFolder, 'catalogue', name)) };
  };
  const [gamedatabase, libretro] = [await open('gamedatabase'), await open('libretro')];

  return {
    newest: { gamedatabase: gamedatabase.newest, libretro: libretro.newest },
    keeps: { gamedatabase: gamedatabase.keep, libretro: libretro.keep },
    async download(): Promise<void> {
      await downloadGameDatabase(ctx, tell, gamedatabase);
      await downloadLibretro(ctx, tell, libretro);
    },
    missing(): Missing[] {
      return [
        missingOf(catalogues.gamedatabase.source, consoleFiles, gamedatabase),
        missingOf(catalogues.libretro.source, libretroFiles, libretro),
      ].filter(({ names }) => names.length > 0);
    },
  };
}

function missingOf(source: string, all: readonly string[], { keep, newest }: Source): Missing {
  return { source, names: all.filter((name) => keep.wasMissing(name, newest)), of: all.length };
}

type Source = { asker: Asker; newest: string; keep: Keep };

async function downloadGameDatabase(
  { config: { catalogue } }: Context,
  tell: Telling,
  { asker, newest: revision, keep }: Source,
): Promise<void> {
  const { source } = catalogues.gamedatabase;
  const isUnpacked = (name: string) => keep.isHere(name, revision) || keep.wasMissing(name, revision);
  if (consoleFiles.every(isUnpacked)) {
    tell.line(`${source}: already here.`);
    return;
  }
  tell.progress(`${source}: downloading`);
  const url = new URL(`${catalogue.gamedatabase.files}/${revision}`);

  await named(url.href, async () => {
    const { body } = await asker.ask({ call: 'archive', url, types: archiveTypes });
    const files = await unpackWanted(body, consoleFiles);
    if (files.size === 0) throw noAnswer('unusable', 'It has none of the files that we need.');
    for (const name of consoleFiles) {
      const content = files.get(name);
      if (content) keep.keep(name, content, { revision });
      else keep.forget(name, revision);
    }
    tell.line(
      `${source}: ${files.size} of ${consoleFiles.length} files, ${megabytes(body.byteLength)} MB downloaded.`,
    );
  });
}

/**
 * A file that was not found is asked for again by the next download, because a mirror can be behind. Where none is
 * found, the address is wrong, and what is here stays.
 */
async function downloadLibretro(
  { config: { catalogue } }: Context,
  tell: Telling,
  { asker, newest: revision, keep }: Source,
): Promise<void> {
  const { source } = catalogues.libretro;
  const missing = libretroFiles.filter((name) => !keep.isHere(name, revision));
  if (missing.length === 0) {
    tell.line(`${source}: already here.`);
    return;
  }
  let asked = libretroFiles.length - missing.length;
  let bytes = 0;
  const gone: string[] = [];
  const folder = new URL(`${catalogue.libretro.files}/${revision}`);
  if (asked > 0) tell.line(`${source}: ${asked} of ${libretroFiles.length} files are already here.`);

  await takeTurns(missing, { atOnce, pauseMs: catalogue.pauseMs }, async (name) => {
    const path = name.split('/').map(encodeURIComponent).join('/');
    const url = new URL(`${folder.href}/${path}`);
    await named(url.href, async () => {
      const body = await askForDat(asker, url, keep.etagOf(name));
      if (body === 'gone') gone.push(name);
      else if (body === 'unchanged') keep.keepUnchanged(name, revision);
      else {
        keep.keep(name, body.content, { revision, etag: body.etag });
        bytes += body.content.byteLength;
      }
    });
    asked += 1;
    tell.progress(`${source}: ${asked} of ${libretroFiles.length} files, ${megabytes(bytes)} MB`);
  });
  if (gone.length === libretroFiles.length)
    throw toMistake(folder, noAnswer('refused', 'Nothing is there.', { status: 404 }));
  for (const name of gone) keep.forget(name, revision);
  tell.line(`${source}: ${libretroFiles.length} files looked at, ${megabytes(bytes)} MB downloaded.`);
}

/** A list of games, or facts of them, unless it is as it was. That a console lacks one is no failure. */
async function askForDat(asker: Asker, url: URL, known: string | undefined) {
  const headers: Record<string, string> = known === undefined ? {} : { 'if-none-match': known };
  try {
    const fetched = await asker.ask({ call: 'file', url, headers, types: datTypes });
    if (fetched.isUnchanged) return 'unchanged';
    requireDat(fetched.body);
    return { content: fetched.body, etag: fetched.headers.etag };
  } catch (error) {
    if (isNoAnswer(error) && error.status === 404) return 'gone';
    throw error;
  }
}

/** A list begins with its head, and its last game is closed: a connection without a length can end in the middle. */
function requireDat(body: Buffer): void {
  const isWhole =
    body.byteLength <= largestDat &&
    body.subarray(0, 200).toString().trimStart().startsWith('clrmamepro (') &&
    body.subarray(-100).toString().trimEnd().endsWith(')');
  if (!isWhole) throw noAnswer('unusable', 'It is not a whole list of games.');
}

/** Does what may fail, and says whose failure it is in a sentence for whoever runs the command. */
async function named<T>(address: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw toMistake(new URL(address), error);
  }
}

function megabytes(bytes: number): string {
  return (bytes / 1024 ** 2).toFixed(1);
}
