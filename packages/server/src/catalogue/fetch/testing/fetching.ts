import { rmSync } from 'node:fs';
import { join } from 'node:path';

import type { Context } from '../../../context.ts';
import { startProduct } from '../../../testing/product.ts';
import { seedCatalogue } from '../../import/seed.ts';
import { fetchCatalogue } from '../fetch.ts';
import { commitOf, csv, dat, startProjects } from './projects.ts';

export const n64 = 'metadat/no-intro/Nintendo - Nintendo 64.dat';
export const playStation = 'metadat/redump/Sony - PlayStation.dat';

export type Fetching = Awaited<ReturnType<typeof startFetching>>;

/** A product that fetches from two projects on this machine, which have three games on two consoles. */
export async function startFetching() {
  const projects = await startProjects();
  const product = await startProduct({ catalogue: projects.config });
  await seedCatalogue(product.ctx);
  const folder = join(product.ctx.config.dataFolder, 'catalogue');
  let commits = 0;

  const commit = () => projects.commit((commits += 1));

  /** Everything as on a new instance, but for games. */
  async function reset() {
    projects.behave();
    projects.serveArchive(undefined);
    projects.asked.length = 0;
    commit();
    rmSync(folder, { recursive: true, force: true });
    await product.ctx.db.deleteFrom('source_state').execute();
    projects.csv.clear();
    projects.dats.clear();
    projects.csv.set(
      'console_nintendo_nintendo64.csv',
      csv([
        ['Kappa no Tabi', '河童の旅', 'kappa', 'Japan', '1997-03-01', 'aa01'],
        ['Kappa Quest', '=', 'kappa', 'USA', '1998-04-02', 'aa02'],
      ]),
    );
    projects.dats.set(
      n64,
      dat('Nintendo - Nintendo 64', [
        '\tname "Kappa Quest (USA)"\n\trom ( name "x.z64" crc 11 sha1 AA02 serial "NKQE" )',
        '\tname "Kappa Quest (USA) (Rev 1)"\n\trom ( name "y.z64" crc 12 sha1 AA03 serial "NKQE" )',
        '\tname "Otter Golf (Europe)"\n\trom ( name "z.z64" crc 13 sha1 AA04 serial "NOGP" )',
        '\tname "Otter Golf (Europe) (Beta)"\n\trom ( name "z.z64" crc 14 sha1 AA05 )',
      ]),
    );
    projects.dats.set(
      'metadat/publisher/Nintendo - Nintendo 64.dat',
      dat('Nintendo 64', ['\tname "Otter Golf (Europe)"\n\tpublisher "Otters"\n\trom (\n\t\tcrc 13\n\t)']),
    );
    projects.dats.set(
      playStation,
      dat('Sony - PlayStation', [
        '\tname "Heron, The (Europe) (Disc 1)"\n\tserial "SLES-90001"\n\trom ( name "h" crc 21 sha1 BB01 serial "SLES-90001" )',
        '\tname "Heron, The (Europe) (Disc 2)"\n\tserial "SLES-90001"\n\trom ( name "h" crc 22 sha1 BB02 serial "SLES-90001" )',
      ]),
    );
    projects.dats.set(
      'metadat/developer/Sony - PlayStation.dat',
      dat('Sony PlayStation', [
        '\tname "Heron, The"\n\tdeveloper "Waders"\n\trom (\n\t\tserial "SLES-90001"\n\t)',
      ]),
    );
  }

  async function fetchAll(anyway = false, ctx: Context = product.ctx) {
    const said: string[] = [];
    const tell = {
      line: (text: string) => void said.push(text),
      progress: (text: string) => void said.push(text),
    };
    const options = { embedded: false, anyway, tell, onProgress: () => undefined, patience: 0.0001 };
    try {
      const { imported, missing } = await fetchCatalogue(ctx, options);
      return { summary: imported, missing, said, error: '' };
    } catch (error) {
      return {
        summary: undefined,
        missing: [],
        said,
        error: error instanceof Error ? error.message : String(error),
      };
    }
  }

  async function find(title: string) {
    return await product.ctx.db
      .selectFrom('games_igdb')
      .innerJoin('game_details', 'game_details.game_id', 'games_igdb.game_id')
      .select([
        'title',
        'platform_id',
        'release_date',
        'publisher',
        'developer',
        'releases',
        'source',
        'licence',
      ])
      .where('title', '=', title)
      .executeTakeFirst();
  }

  return {
    projects,
    product,
    folder,
    reset,
    commit,
    find,
    /** What the command does; a failure is answered as its message. */
    fetch: fetchAll,
    newest: () => commitOf(commits),
    async close() {
      projects.close();
      await product.close();
    },
  };
}
