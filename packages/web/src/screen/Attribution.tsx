import { useText } from '../i18n/language.ts';

/** Where the games' data comes from. The starter catalogue is our own; another source is named once it is used. */
export function Attribution() {
  const text = useText().shell;
  return <p className="text-12 text-muted">{text.attribution}</p>;
}
