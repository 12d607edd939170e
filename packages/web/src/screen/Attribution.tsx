import { useText } from '../i18n/language.ts';

/** The source of the games' data. The starter catalogue is our own; another source has to be named here. */
export function Attribution() {
  const text = useText().shell;
  return <p className="text-12 text-muted">{text.attribution}</p>;
}
