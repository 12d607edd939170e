/** A bug that anybody could write, and the tests that should notice it. */
export type Mutant = {
  /** What goes wrong, in words. */
  bug: string;
  file: string;
  /** Occurs exactly once in the file. */
  find: string;
  plant: string;
  /** Test files, from the root. */
  tests: string[];
  /** If the bug shows on only one of the two databases. */
  database?: 'PGlite' | 'PostgreSQL';
  /** Why no test notices it, if no test can. */
  lives?: string;
};
