/**
 * Imported before a process begins, its threads included: prints the path of every file that is synced, in line
 * with what the process prints itself. With FAILING_DISK_AFTER the log can be synced that many times, and no more.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { fsyncSync, openSync } = fs;
const paths = new Map<number, fs.PathLike>();
let healthySyncs = Number(process.env['FAILING_DISK_AFTER'] ?? Infinity);

fs.openSync = (path, flags, mode) => {
  const file = openSync(path, flags, mode);
  paths.set(file, path);
  return file;
};

fs.fsyncSync = (file) => {
  const path = String(paths.get(file));
  if (path.includes('pg_wal') && (healthySyncs -= 1) < 0) {
    throw Object.assign(new Error('EIO: i/o error, fsync'), { code: 'EIO' });
  }
  fsyncSync(file);
  print(`fsync ${path}\n`);
};

/** A pipe that is full for a moment, because its reader has no time, says so instead of waiting. */
function print(line: string): void {
  for (;;) {
    try {
      fs.writeSync(1, line);
      return;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN')) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
    }
  }
}

syncBuiltinESMExports();
