import { useWords } from '../i18n/language.ts';
import { tellingWords } from '../i18n/telling.ts';
import { QuietHoursCard } from './QuietHoursCard.tsx';
import { Ways } from './Ways.tsx';

/** The section of the settings: by which ways somebody is told of finds, and when not. */
export function TellingSettings() {
  const text = useWords(tellingWords);
  return (
    <>
      <p className="max-w-prose text-pretty text-muted">{text.lead}</p>
      <Ways />
      <QuietHoursCard />
    </>
  );
}
