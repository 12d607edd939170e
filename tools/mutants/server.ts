import type { Mutant } from './mutant.ts';
import { mutants as alerts } from './server/alerts.ts';
import { mutants as archive } from './server/archive.ts';
import { mutants as barcodes } from './server/barcodes.ts';
import { mutants as catalogue } from './server/catalogue.ts';
import { mutants as collection } from './server/collection.ts';
import { mutants as copies } from './server/copies.ts';
import { mutants as covers } from './server/covers.ts';
import { mutants as credit } from './server/credit.ts';
import { mutants as edge } from './server/edge.ts';
import { mutants as entries } from './server/entries.ts';
import { mutants as fetch } from './server/fetch.ts';
import { mutants as finding } from './server/finding.ts';
import { mutants as firstOfResults } from './server/firstOfResults.ts';
import { mutants as igdb } from './server/igdb.ts';
import { mutants as listings } from './server/listings.ts';
import { mutants as movedFiles } from './server/movedFiles.ts';
import { mutants as movedRows } from './server/movedRows.ts';
import { mutants as movedTables } from './server/movedTables.ts';
import { mutants as moving } from './server/moving.ts';
import { mutants as oneGame } from './server/oneGame.ts';
import { mutants as payments } from './server/payments.ts';
import { mutants as people } from './server/people.ts';
import { mutants as pictures } from './server/pictures.ts';
import { mutants as reading } from './server/reading.ts';
import { mutants as readingFronts } from './server/readingFronts.ts';
import { mutants as records } from './server/records.ts';
import { mutants as searches } from './server/searches.ts';
import { mutants as session } from './server/session.ts';
import { mutants as telling } from './server/telling.ts';

export const mutants: Mutant[] = [
  ...session,
  ...people,
  ...payments,
  ...edge,
  ...catalogue,
  ...barcodes,
  ...covers,
  ...reading,
  ...readingFronts,
  ...records,
  ...oneGame,
  ...fetch,
  ...credit,
  ...finding,
  ...firstOfResults,
  ...igdb,
  ...collection,
  ...copies,
  ...entries,
  ...archive,
  ...moving,
  ...movedFiles,
  ...movedRows,
  ...movedTables,
  ...pictures,
  ...listings,
  ...searches,
  ...alerts,
  ...telling,
];
