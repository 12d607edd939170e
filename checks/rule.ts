import type { Module } from './modules.ts';

/** A rule of the architecture on what imports what, with the sentence a reviewer would say. */
export type Rule = { name: string; says: string; breaks: (from: string, to: string) => boolean };

/** A rule on a file by itself: where it lies, what it is called, what it says. */
export type FileRule = { name: string; says: string; breaks: (module: Module) => boolean };
