import { MessageSquare } from 'lucide-react';
import { useState } from 'react';

import { FeedbackOverlay } from '../feedback/FeedbackOverlay.tsx';
import { useWords } from '../i18n/language.ts';
import { settingsWords } from '../i18n/settings.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';

export function HelpSection() {
  const text = useWords(settingsWords);
  const [isOpen, setOpen] = useState(false);

  return (
    <Card title={text.feedbackTitle} hint={text.feedbackHint}>
      <Button
        variant="primary"
        icon={<MessageSquare />}
        onClick={() => setOpen(true)}
        className="sm:self-start"
      >
        {text.provideFeedback}
      </Button>
      <FeedbackOverlay isOpen={isOpen} onClose={() => setOpen(false)} />
    </Card>
  );
}
