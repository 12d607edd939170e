import { makeDatabase } from './database.ts';

/** Before all tests on the embedded database. */
export default async function setup(): Promise<void> {
  await makeDatabase();
}
