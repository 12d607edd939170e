/** The browser's time zone: 'Europe/Paris'. */
export function zoneHere(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** 'America/Argentina/Buenos_Aires' is shown as 'Argentina – Buenos Aires', below America. */
export function zoneName(zone: string): string {
  const [region = zone, ...places] = zone.split('/');
  return (places.length === 0 ? region : places.join(' – ')).replaceAll('_', ' ');
}

/** All time zones by region, as a select shows them. */
export function zonesByRegion() {
  const zones = Intl.supportedValuesOf('timeZone').filter((zone) => zone.includes('/'));
  return [...Map.groupBy(zones, (zone) => zone.split('/')[0] ?? zone)].map(([label, ofRegion]) => ({
    label,
    options: ofRegion.map((value) => ({ value, label: zoneName(value) })),
  }));
}

/** '22:00', as a time field has it; the day's minutes from it, or null while it is typed. */
export const toTime = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

export function minutesIn(time: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(time) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}
