import { useState } from 'react';

import { api } from '../api/client.ts';
import { readNow } from '../api/reads.ts';
import { toCsv, toJson } from './exportFiles.ts';
import { saveFile } from '../ui/saveFile.ts';

const formats = {
  csv: { name: 'collection_export.csv', type: 'text/csv;charset=utf-8', write: toCsv },
  json: { name: 'collection_export.json', type: 'application/json', write: toJson },
};
export type ExportFormat = keyof typeof formats;

/** Reads the collection and makes a file of it; `games` is the number of games in the last one. */
export function useExport(format: ExportFormat) {
  const [state, setState] = useState<{ isWorking: boolean; error: unknown; games: number | null }>(idle);
  const { name, type, write } = formats[format];

  async function run() {
    if (state.isWorking) return;
    setState({ ...idle, isWorking: true });
    try {
      const records = await readNow(api.archive.exportCollection, undefined);
      saveFile(name, new Blob([write(records)], { type }));
      setState({ ...idle, games: records.length });
    } catch (error) {
      setState({ ...idle, error });
    }
  }

  return { ...state, fileName: name, run };
}

const idle = { isWorking: false, error: null, games: null };
