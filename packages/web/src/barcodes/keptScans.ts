import { localStore, read, remove, write } from '../storage.ts';
import type { Scan } from './scanList.ts';

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

export const scansKey = 'scans';

/** Keeps the codes that a user has scanned and not added yet, for one user at a time: only numbers, and no names. */
export function keepScans(userId: string, scans: readonly Scan[]): void {
  const rows = scans.map(({ id, code, gameId, isFurther }) => [id, code, gameId, isFurther]);
  if (scans.length === 0) remove(localStore(), scansKey);
  else write(localStore(), scansKey, JSON.stringify([userId, ...rows]));
}

export function keptScans(userId: string): Scan[] {
  const [owner, ...rows] = parsed(read(localStore(), scansKey));
  return owner === userId ? rows.flatMap(toScan) : [];
}

function toScan(row: unknown): Scan[] {
  const [id, code, gameId, isFurther] = listOf(row);
  const isScan = isNumber(id) && typeof code === 'string' && /^\d{13}$/.test(code);
  if (!isScan) return [];
  return [{ id, code, gameId: isNumber(gameId) ? gameId : null, isFurther: isFurther === true }];
}

function parsed(kept: string | null): unknown[] {
  try {
    return listOf(JSON.parse(kept ?? '[]'));
  } catch {
    return []; // another version's, or somebody else's
  }
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}
