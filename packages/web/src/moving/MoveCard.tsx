import { Link } from '@tanstack/react-router';
import { FileUp } from 'lucide-react';

import { movingWords } from '../i18n/moving.ts';
import { useWords } from '../i18n/language.ts';
import { paths } from '../paths.ts';
import { buttonClass } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';

/** The way to bring a collection from elsewhere, among the settings. */
export function MoveCard() {
  const text = useWords(movingWords);
  return (
    <Card title={text.cardTitle} hint={text.cardHint}>
      <Link {...paths.move()} className={`${buttonClass()} sm:self-start`}>
        <FileUp />
        {text.choose}
      </Link>
    </Card>
  );
}
