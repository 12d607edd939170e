import { toRefusal } from '../api/refusal.ts';
import { cameraWords } from '../i18n/camera.ts';
import { useWords } from '../i18n/language.ts';
import { useRefusalText } from '../i18n/refusalText.ts';

/** As `useRefusalText`. Of a limit it says what there was too much of, where the general text speaks of attempts. */
export function useScanRefusalText(): ReturnType<typeof useRefusalText> {
  const tell = useRefusalText();
  const limits: Readonly<Record<string, string>> = useWords(cameraWords).limits;
  return (error, fallback) => {
    const said = tell(error, fallback);
    const limit = limits[String(toRefusal(error)?.data['of'])];
    // Its second sentence says when to go on.
    return limit === undefined ? said : said.replace(/^[^.]+\./, limit);
  };
}
