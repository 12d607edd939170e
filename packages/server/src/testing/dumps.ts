import { firstEntryId } from '@cartouche/contract/entries.rules';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { sql } from 'kysely';

import type { Db } from '../db/database.ts';
import { listTables } from '../dump/tables.store.ts';
import { collector, titles } from './archives.ts';
import { correct, lagoon } from './entries.ts';
import { insertPayer } from './payer.ts';
import { type Product, type TestUser, photoUpload } from './product.ts';
import { jpeg } from './pictures.ts';
import { insertTold } from './told.ts';

/** Every row of every table that a dump holds, as PostgreSQL writes it. */
export async function allRows(db: Db): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {};
  for (const { name } of await listTables(db)) {
    const { rows } = await sql<{ row: string }>`
      select t::text as row from ${sql.table(name)} t order by t::text collate "C"`.execute(db);
    all[name] = rows.map(({ row }) => row);
  }
  return all;
}

/** Every stored file that is not made again from others, as text that differs if a byte does. */
export function allFiles(dataFolder: string): Record<string, string> {
  const root = join(dataFolder, 'files');
  const entries = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = entries
    .map((entry) => join(entry.parentPath, entry.name))
    // A photo in the size of a cover is made from the photo when it is wanted.
    .filter((path) => !path.startsWith(join(root, 'user_images/covers/')))
    .toSorted();
  return Object.fromEntries(paths.map((path) => [path.slice(root.length), readFileSync(path, 'base64')]));
}

/** A product with rows in every table. */
export async function fillAllTables(product: Product): Promise<TestUser> {
  const { db } = product.ctx;
  const [mana = 0, terra = 0, odd = 0, wanted = 0] = await product.games(titles);
  const ana = await collector(product, [mana, terra, odd, wanted]);
  await product.request(photoUpload(ana, odd, await jpeg(40, 30), 'image/jpeg'));
  await correct(product, ana, { ...lagoon, gameId: wanted, title: 'Wanted!' });
  // Written anew, the game comes after its correction.
  await sql`update games_igdb set genres = '{Action}' where game_id = ${wanted}`.execute(db);
  await sql`insert into game_details (game_id, alt_titles, description, rating, releases)
    values (${mana}, ${['Seiken, "2"', 'a{b}']}, ${'Line\nbreak \\ tab\t “é” 聖剣'}, 0.1, '[{"day": null, "of": 1e3, "serial": "SHVC-MANA"}]')`.execute(
    db,
  );
  await sql`insert into bulk_changes (user_id, made_at) values (${ana.id}, now())`.execute(db);
  await sql`insert into bulk_change_items (user_id, change_id, game_id, item_id, before)
    select user_id, id, ${mana}, 1, 'null' from bulk_changes`.execute(db);
  await sql`insert into api_keys (user_id, name, digest, ending, created_at)
    values (${ana.id}, 'My key', 'digest', 'abcd', '2026-01-02 03:04:05.678901+00')`.execute(db);
  await sql`insert into feedback (user_id, feedback_type, subject, message, current_url, user_agent, created_at)
    values (${ana.id}, 'bug', '', ' ', 'x', 'y', '-infinity')`.execute(db);
  await sql`insert into mails (to_address, subject, body_text) values (${ana.email}, 'Welcome', 'To the shelf')`.execute(
    db,
  );
  await insertPayer(db, ana.id, 'cus_1');
  await sql`insert into stripe_events values ('evt_1', 'invoice.paid', now())`.execute(db);
  await sql`insert into leaving_customers (customer_id) values ('cus_2')`.execute(db);
  await fillAlertTables(db, ana, mana);
  await insertTold(db, ana.id);
  await sql`insert into push_keys (public_key, private_key, made_at) values ('public', 'private', now())`.execute(
    db,
  );
  await sql`insert into barcode_removals values ('4006381333931', ${mana}, now())`.execute(db);
  await sql`insert into accepted_corrections (entry_id, game_id, changes, accepted, accepted_at)
    values (${firstEntryId}, ${mana}, '[]', '{"facts": {}, "before": {}}', now())`.execute(db);
  await sql`insert into seeds values ('catalogue', 'digest')`.execute(db);
  await fillSourceTables(db, mana);
  await fillMoveTables(db, ana, mana);
  await sql`insert into unneeded_files values ('user_images/9-9.webp', now())`.execute(db);
  return ana;
}

/** A file of another tracker, and what was brought of it. */
async function fillMoveTables(db: Db, { id }: TestUser, gameId: number): Promise<void> {
  await sql`insert into moves (user_id, file_name, form, state, told, settings, rows, made_at)
    values (${id}, 'games.csv', 'sheet', 'read', '{}', '{"mapping": ["title"]}', 1, now())`.execute(db);
  await sql`insert into move_rows (user_id, move_id, place, line, cells, game_id)
    select user_id, id, 0, 2, '["Mana"]', ${gameId} from moves`.execute(db);
  await sql`insert into moved_rows values (${id}, 'mana', '{"do": "skip"}', null, ${gameId}, 1)`.execute(db);
  await sql`insert into moved_headers values (${id}, 'title', '{"mapping": ["title"]}', now())`.execute(db);
}

/** What the catalogue knows of the sources of its games. */
async function fillSourceTables(db: Db, gameId: number): Promise<void> {
  await sql`insert into source_state values ('GameDataBase', 'abc', 'CC-BY-4.0', now(), 9)`.execute(db);
  await sql`insert into game_records values
    ('GameDataBase', '19/SHVC-MANA', ${gameId}, '{"title": "Secret of \\"Mana\\""}', 'CC-BY-4.0')`.execute(
    db,
  );
  await sql`insert into game_keys values (19, 'secretofmana', ${gameId})`.execute(db);
  await sql`insert into game_moves values (900001, ${gameId})`.execute(db);
  await sql`insert into igdb_syncs (platform_id, changed_since) values (19, now())`.execute(db);
  await sql`insert into cover_removals values ('igdb', 'co1abc', now())`.execute(db);
}

async function fillAlertTables(db: Product['ctx']['db'], { id }: TestUser, gameId: number): Promise<void> {
  await sql`insert into alert_questions (platform, words, next_ask_at, created_at)
    values ('vinted', 'secret of mana', now(), now())`.execute(db);
  await sql`update searches set question_id = q.id, excluded_words = ${['repro', 'a, "b"']} from alert_questions q`.execute(
    db,
  );
  await sql`update alert_purchases set game_id = ${gameId}, before = '{"notes": ""}' where user_id = ${id}`.execute(
    db,
  );
  await sql`insert into exchange_rates values ('2026-11-20', '{"USD": 1.1298}', now())`.execute(db);
}
