/** A bug that somebody could write any day, and the tests that have to notice it. */
export type Mutant = {
  /** What is wrong then, in words. */
  bug: string;
  file: string;
  /** Stands once in the file. */
  find: string;
  plant: string;
  /** Files of tests, from the root. */
  tests: string[];
  /** Where the bug can only be seen on one of both databases. */
  database?: 'PGlite' | 'PostgreSQL';
  /** Why no test notices it, where that is so and has to be. */
  lives?: string;
};
