/** Imported before a program: leaves the most memory that it had, in KiB, in the file that PEAK_FILE names. */
import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const file = process.env['PEAK_FILE'];
if (file && isMainThread)
  process.on('exit', () => writeFileSync(file, String(process.resourceUsage().maxRSS)));
