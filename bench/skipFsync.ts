/** Imported before a program, into its threads too: the operating system is not asked to write through any more. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

fs.fsyncSync = () => undefined;
syncBuiltinESMExports();
