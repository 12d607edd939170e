/** Words behind a title that are never part of one, then those that may be: 'Cruis’n USA', 'The Last of US'. */
const surely =
  /[\s,–-]+\b(PAL(?:[ -](?:FR|FRA|UK|DE|GER|ES|ESP|IT|ITA|EUR?))?|NTSC(?:-[UJ])?|EUR|JPN|JAP)\s*$/;
const perhaps = /[\s,–-]+\b(?:USA|US|GB)\s*$/;
/** Of two or three letters, which a title in small letters has in capitals alone: 'Okami FR'. */
const inCapitals = /[\s,–-]+\b(FR|FRA|UK|DE|GER|ES|ESP|ITA|EU|JP)\s*$/;

/** A title without the region that somebody wrote behind it. */
export function withoutRegion(title: string): string {
  const without = title.replace(surely, '').replace(perhaps, '');
  return /\p{Ll}/u.test(without) ? without.replace(inCapitals, '') : without;
}

/** The region that stands behind a title, where that is no part of it for certain. */
export function regionBehind(title: string): string | undefined {
  return surely.exec(title)?.[1] ?? (/\p{Ll}/u.test(title) ? inCapitals.exec(title)?.[1] : undefined);
}
