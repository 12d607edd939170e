/**
 * Imported before a process begins, in its threads too: prints the path of every synced file, in order with the
 * process's own output. With FAILING_DISK_AFTER, the log can be synced only so often.
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

/** A pipe that is full, because its reader is busy, fails instead of waiting. */
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
