/** Run as a process: commits single rows in an embedded database, and prints the median in ms. */
import { performance } from 'node:perf_hooks';

import { median } from './load.ts';
import { openPool } from './pool.ts';

const commits = 400;

const { pool, close } = await openPool({ folder: process.argv[2] ?? '' });
const tookMs: number[] = [];
for (let index = 0; index < commits; index += 1) {
  const start = performance.now();
  const { rowCount } = await pool.query({
    name: 'commit',
    text: 'update consoles set description = $1 where id = (select min(id) from consoles)',
    values: [String(index)],
  });
  if (rowCount !== 1) throw new Error('Nothing was committed.');
  tookMs.push(performance.now() - start);
}
await close();
process.stdout.write(String(median(tookMs)));
