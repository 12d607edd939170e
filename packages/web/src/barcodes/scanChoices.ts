import { localStore, read, write } from '../storage.ts';

/** What a scan of a barcode does: opens the game, searches for it, or puts it into a list. */
export const scanModes = ['details', 'search', 'list'] as const;
export type ScanMode = (typeof scanModes)[number];

export function storedScanMode(): ScanMode {
  const kept = read(localStore(), 'scanMode');
  return scanModes.find((mode) => mode === kept) ?? 'details';
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
