import { isWhole, listIn, localStore, oneOf, read, remove, write } from './storage.ts';

/** The camera that was chosen on this device. */
export function storedCamera(): string | null {
  return read(localStore(), 'camera');
}

export function keepCamera(id: string): void {
  write(localStore(), 'camera', id);
}

/** What a scan of a barcode does: opens the game, searches for it, or puts it into a list. */
export const scanModes = ['details', 'search', 'list'] as const;
export type ScanMode = (typeof scanModes)[number];

export function storedScanMode(): ScanMode {
  return oneOf(read(localStore(), 'scanMode'), scanModes) ?? 'details';
}

export function keepScanMode(mode: ScanMode): void {
  write(localStore(), 'scanMode', mode);
}

export function isScanSoundOn(): boolean {
  return read(localStore(), 'scanSound') !== 'off';
}

export function keepScanSound(isOn: boolean): void {
  write(localStore(), 'scanSound', isOn ? 'on' : 'off');
}

/** The codes that a user has scanned and not added yet: each with its number and the game that was chosen for it. */
export type KeptScan = { id: number; code: string; gameId: number | null };

/** Keeps the list of scans, of one user at a time, until they are added. */
export function keepScans(userId: string, scans: readonly KeptScan[]): void {
  if (scans.length === 0) remove(localStore(), 'scans');
  else
    write(
      localStore(),
      'scans',
      JSON.stringify([userId, ...scans.map((one) => [one.id, one.code, one.gameId])]),
    );
}

export function keptScans(userId: string): KeptScan[] {
  const [owner, ...rows] = listIn(read(localStore(), 'scans'));
  if (owner !== userId) return [];
  return rows.flatMap((row) => {
    const [id, code, gameId] = Array.isArray(row) ? (row as unknown[]) : []; // as: of any shape until checked
    const isScan = isWhole(id) && typeof code === 'string' && /^\d{13}$/.test(code);
    return isScan ? [{ id, code, gameId: isWhole(gameId) ? gameId : null }] : [];
  });
}
