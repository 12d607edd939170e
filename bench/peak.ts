/** Imported before a program: writes the program's peak memory, in KiB, to the file named in PEAK_FILE. */
import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const file = process.env['PEAK_FILE'];
if (file && isMainThread)
  process.on('exit', () => writeFileSync(file, String(process.resourceUsage().maxRSS)));
