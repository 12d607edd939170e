import { alertsWords } from '../i18n/alerts.ts';
import { useWords } from '../i18n/language.ts';
import { useGoBack } from '../screen/useGoBack.ts';
import { Button } from '../ui/Button.tsx';
import { Overlay } from '../ui/Overlay.tsx';

/** Shown to everybody but admins (specification 2.7). */
export function ComingSoon() {
  const text = useWords(alertsWords);
  const goBack = useGoBack();

  return (
    <Overlay
      isOpen
      isInAddress
      onClose={goBack}
      title={text.soonTitle}
      size="small"
      footer={
        <Button variant="primary" onClick={goBack}>
          {text.goBack}
        </Button>
      }
    >
      <p>{text.soonText}</p>
    </Overlay>
  );
}
