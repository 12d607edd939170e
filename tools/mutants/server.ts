import type { Mutant } from './mutant.ts';
import { mutants as alerts } from './server/alerts.ts';
import { mutants as archive } from './server/archive.ts';
import { mutants as catalogue } from './server/catalogue.ts';
import { mutants as collection } from './server/collection.ts';
import { mutants as edge } from './server/edge.ts';
import { mutants as listings } from './server/listings.ts';
import { mutants as payments } from './server/payments.ts';
import { mutants as people } from './server/people.ts';
import { mutants as pictures } from './server/pictures.ts';
import { mutants as searches } from './server/searches.ts';
import { mutants as session } from './server/session.ts';
import { mutants as telling } from './server/telling.ts';

export const mutants: Mutant[] = [
  ...session,
  ...people,
  ...payments,
  ...edge,
  ...catalogue,
  ...collection,
  ...archive,
  ...pictures,
  ...listings,
  ...searches,
  ...alerts,
  ...telling,
];
