import { alertsWords } from '../i18n/alerts.ts';
import { useWords } from '../i18n/language.ts';
import { useGoBack } from '../screen/useGoBack.ts';
import { Button } from '../ui/Button.tsx';
import { Overlay } from '../ui/Overlay.tsx';

/** Shown to whoever may not have alerts yet: to everybody but admins, unless the operator says otherwise. */
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
