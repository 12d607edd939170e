import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';

import { createDatabase } from './generate.ts';
import { openPool, type Where } from './pool.ts';
import { productSettings, root, startProduct } from './processes.ts';
import type { Figure } from './report.ts';
import { collector } from './collector.ts';
import { signUp } from './session.ts';

const copies = 10_000;
const program = join(root, 'packages/server/src/cli.ts');

/**
 * How long dumping and loading a collector's product takes, on the embedded database and on a server if there is one.
 */
export async function dumpFigures(folder: string, server: string | undefined): Promise<Figure[]> {
  rmSync(folder, { recursive: true, force: true });
  const [first, second, third] = ['first', 'second', 'third'].map((name) => placeIn(folder, name));
  if (!first || !second || !third) return [];
  await fill(first);

  const dump = join(folder, 'embedded.dump');
  const figures = [
    measured('dump of the embedded database', first, ['dump', dump]),
    measured('load into the embedded database', second, ['load', dump]),
    await whileRunning(first, join(folder, 'running.dump')),
  ];
  if (server !== undefined) {
    await createDatabase(server);
    const onServer = { ...third, where: { url: server } };
    figures.push(
      measured('load into PostgreSQL', onServer, ['load', dump]),
      measured('dump of PostgreSQL', onServer, ['dump', join(folder, 'server.dump')]),
    );
  }
  const megabytes = (statSync(dump).size / 1024 ** 2).toFixed(1);
  rmSync(folder, { recursive: true, force: true });
  return [...figures, { title: 'size of the dump', value: `${megabytes} MiB`, goals: [] }];
}

type Place = { where: Where; dataFolder: string };

function placeIn(folder: string, name: string): Place {
  const dataFolder = join(folder, name);
  return { where: { folder: join(dataFolder, 'db') }, dataFolder };
}

/** The whole catalogue if it is next to the project, else the starter one, with a collector. */
async function fill({ where, dataFolder }: Place): Promise<void> {
  const server = await startProduct(where, dataFolder);
  await signUp(server.origin);
  await server.stop();
  const catalogue = join(root, '../shared/data/catalogue-full.ndjson.gz');
  if (existsSync(catalogue)) cli({ where, dataFolder }, ['import', 'ndjson', catalogue]);

  const { pool, close } = await openPool(where);
  await pool.query(
    `insert into user_collection (user_id, game_id, notes)
     select u.id, g.game_id, 'note of ' || g.title
     from "user" u, (select game_id, title from games_igdb order by game_id limit $2) g where u.email = $1`,
    [collector.email, copies],
  );
  await pool.query('vacuum (analyze)');
  await close();
}

/** How long the command waits; the server's own memory is measured elsewhere. */
async function whileRunning(place: Place, dump: string): Promise<Figure> {
  const server = await startProduct(place.where, place.dataFolder);
  const figure = measured('dump while the server runs', place, ['dump', dump]);
  await server.stop();
  return figure;
}

function measured(title: string, place: Place, args: string[]): Figure {
  const begin = performance.now();
  const { peakKiB } = cli(place, args);
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  return { title, value: `${seconds} s, at most ${(peakKiB / 1024).toFixed(0)} MiB`, goals: [] };
}

function cli({ where, dataFolder }: Place, args: string[]): { peakKiB: number } {
  const peakFile = `${dataFolder}.peak`;
  const peak = ['--import', join(import.meta.dirname, 'peak.ts')];
  const env = { ...process.env, ...productSettings(where, dataFolder), PEAK_FILE: peakFile };
  execFileSync(process.execPath, [...peak, program, ...args], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return { peakKiB: Number(readFileSync(peakFile, 'utf8')) };
}
