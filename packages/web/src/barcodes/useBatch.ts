import { type Call, api } from '../api/client.ts';
import { useReads } from '../api/reads.ts';
import { isFinal, toRefusal } from '../api/refusal.ts';
import { type ScanRow, chosenOnly, toRows } from './scanRows.ts';
import { useAddScanned } from './useAddScanned.ts';
import { useScanList } from './useScanList.ts';
import { useScanSignals } from './useScanSignals.ts';

/** At a flea market the network comes and goes without the device hearing of it. */
const unansweredMs = 10_000;

/** What was not answered is asked again, and what a limit refused once that has passed; nothing else that was refused. */
function againMs(error: unknown): number | false {
  if (!isFinal(error)) return unansweredMs;
  const seconds = Number(toRefusal(error)?.data['seconds']);
  return isLimit(error) && seconds >= 0 && Math.max(1, seconds) * 1000;
}

/** The list of scans with what is known of each, and adding their games. Nothing is read while it is not shown. */
export function useBatch(isShown: boolean) {
  const list = useScanList();
  const scans = isShown ? list.scans : [];
  const scannedCodes = scans.map(({ code }) => code);
  const codes = useReadsOf(api.barcodes.find, scannedCodes, (code) => ({ code }));
  const chosen = useReadsOf(api.catalogue.game, chosenOnly(scans, codes), (gameId) => ({ gameId }));
  const rows = toRows(scans, { codes, chosen, picked: list.picked });
  const signal = useScanSignals(rows);
  const adding = useAddScanned(rows, list);

  function scan(code: string) {
    if (list.scans.length === 0) adding.forAll.forget();
    signal(list.scan(code));
  }

  return {
    list,
    rows,
    adding,
    /** Why codes are not looked up for now; null while they are. */
    limit: [...codes.values()].find(({ error }) => isLimit(error))?.error ?? null,
    scan,
    retry: ({ code, gameId }: ScanRow) => {
      void codes.get(code)?.refetch();
      if (gameId !== null) void chosen.get(gameId)?.refetch();
    },
  };
}

const isLimit = (error: unknown) => toRefusal(error)?.code === 'slow_down';

export type Batch = ReturnType<typeof useBatch>;

/** What was read of each, asked once for each. */
function useReadsOf<Key, Input, Output>(
  read: Call<Input, Output>,
  keys: readonly Key[],
  toInput: (key: Key) => Input,
) {
  const all = [...new Set(keys)];
  const answers = useReads(read, all.map(toInput), { againMs });
  return new Map(answers.flatMap((answer, at) => all.slice(at, at + 1).map((key) => [key, answer] as const)));
}
