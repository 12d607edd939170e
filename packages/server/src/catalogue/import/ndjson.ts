import { readLines } from './files/lines.ts';
import type { Found } from './gameRecord.ts';
import { findPlatform } from './names.ts';
import { type Read, type Reading, type Source, sources, toReads } from './reader.ts';

type Json = Record<string, unknown>;

const notJson = 'This is not a JSON object: write one game to a line, as {"title": …}.';

/**
 * Reads games in our own format: one JSON object per line. A line with `"meta": true` is about the file, and names the
 * sources of the lines after it: a row that says only its licence is of the one of them that is under it.
 */
export async function* readNdjson(file: string, reading: Reading): AsyncGenerator<Read> {
  let named: Source[] = [];
  for await (const one of readLines(file)) {
    const { line } = one;
    if ('problem' in one) {
      yield { file, ...one };
    } else if (one.text.trim() !== '') {
      const row = parse(one.text);
      if (!row) yield { file, line, problem: notJson };
      else if (row['meta'] === true) named = sourcesIn(row['sources']);
      else yield* toReads(file, line, toFound(row, named, reading));
    }
  }
}

function parse(text: string): Json | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Json) : undefined; // as: TypeScript does not narrow to it
  } catch {
    return undefined;
  }
}

/** The sources that a file names, each with whatever stands behind its name: 'GameDataBase © 2024 by PigSaint'. */
function sourcesIn(texts: unknown): Source[] {
  const names = Array.isArray(texts) ? texts.map(String) : [];
  return Object.values(sources).filter(({ source }) =>
    names.some((name) => name === source || name.startsWith(`${source} `)),
  );
}

function toFound(row: Json, named: readonly Source[], reading: Reading): Found {
  const { platform_igdb_id: id, platform, first_release_date: release_date, source, licence } = row;
  const isUnder = (one: Source) => one.licence !== '' && one.licence === licence;
  const known = named.find(isUnder) ?? reading.unnamed ?? sources.imported;
  const platform_id =
    id ?? (typeof platform === 'string' ? findPlatform(reading.platforms, platform) : reading.platformId);
  return {
    ...row,
    platform_id,
    release_date,
    source_key: row['source_key'] ?? keyOf(platform_id, row['source_id']),
    source: source ?? known.source,
    licence: licence ?? known.licence,
  };
}

/** A source's id is told apart by platform, as it may mean a game on all of them. */
function keyOf(platformId: unknown, id: unknown): string | undefined {
  const isKnown = typeof platformId === 'number' && typeof id === 'string' && id.trim() !== '';
  return isKnown ? `${platformId}/${id.trim()}` : undefined;
}
