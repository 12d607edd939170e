import type { Module } from './modules.ts';

/** A rule on imports, with the sentence that a reviewer would say. */
export type Rule = { name: string; says: string; breaks: (from: string, to: string) => boolean };

/** A rule on a single file: its place, its name or its text. */
export type FileRule = { name: string; says: string; breaks: (module: Module) => boolean };
