import { toRefusal } from '../api/refusal.ts';
import { cameraWords } from '../i18n/camera.ts';
import { useText, useWords } from '../i18n/language.ts';
import { useRefusalText, waitText } from '../i18n/refusalText.ts';

/** As `useRefusalText`. Of a limit it also says what there was too much of. */
export function useScanRefusalText(): ReturnType<typeof useRefusalText> {
  const text = useText();
  const tell = useRefusalText();
  const limits: Readonly<Record<string, string>> = useWords(cameraWords).limits;
  return (error, fallback) => {
    const { of, seconds } = toRefusal(error)?.data ?? {};
    const limit = limits[String(of)];
    return limit === undefined ? tell(error, fallback) : `${limit} ${waitText(text, Number(seconds))}`;
  };
}
