import { createHash } from 'node:crypto';

import type { GameRecord } from './gameRecord.ts';
import { titleKeyAt } from './origin.ts';

/** What a record says, without whose it is. Unknown facts are left out. */
export type Facts = Partial<Omit<GameRecord, 'source' | 'source_key' | 'licence'>>;

/** A record with its key. One that says nothing of the title, as a correction of other facts, has a blank one. */
export type KeyedRecord = GameRecord & { source_key: string };

/** A record as it is stored. */
export type StoredRecord = {
  source: string;
  source_key: string;
  game_id: number;
  facts: Facts;
  licence: string;
};

const aboutRecord = new Set(['source', 'source_key', 'licence']);

export function toFacts(record: GameRecord): Facts {
  const known = Object.entries(record).filter(([name, value]) => !aboutRecord.has(name) && !isUnknown(value));
  return Object.fromEntries(known);
}

function isUnknown(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

export function toStored(record: KeyedRecord, game_id: number): StoredRecord {
  const { source, source_key, licence } = record;
  return { source, source_key, game_id, facts: toFacts(record), licence };
}

const nothing = {
  platform_id: 0,
  title: '',
  alt_titles: [],
  release_date: null,
  publisher: null,
  developer: null,
  description: null,
  description_fr: null,
  genres: [],
  releases: [],
  barcode: null,
  igdb_id: null,
  rating: null,
  rating_count: null,
  url: null,
  cover: null,
  screenshots: [],
};

export function fromStored({ source, source_key, facts, licence }: StoredRecord): KeyedRecord {
  return { ...nothing, ...facts, source, source_key, licence };
}

/**
 * Gives each record its key. A source that brings two under one key means one game by both; the second gets a number,
 * so that neither replaces the other. The keys of a run are remembered by a number each: a million take 50 MB.
 */
export function createKeys(): (record: GameRecord) => KeyedRecord {
  const seen = new Set<number>();

  function isNew(source: string, key: string): boolean {
    const digest = createHash('sha1').update(`${source}\0${key}`).digest().readUIntBE(0, 6);
    return seen.size < seen.add(digest).size;
  }

  return (record) => {
    const key = record.source_key ?? titleKeyAt(record);
    let source_key = key;
    for (let times = 2; !isNew(record.source, source_key); times += 1) source_key = `${key}#${times}`;
    return { ...record, source_key };
  };
}

/** The keys under which a record's game may already be known to its source: its own, the first of several, and the unknown one. */
export function keysAtSource(record: KeyedRecord): string[] {
  return [record.source_key, record.source_key.replace(/#\d+$/, ''), unknownKey(record)];
}

/** The key of what a source brought before records were kept; its own is not known. */
export function unknownKey(record: GameRecord): string {
  return `?${titleKeyAt(record)}`;
}
