import { binDays } from '@cartouche/contract/limits';
import { Link } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';

import { binWords } from '../i18n/bin.ts';
import { useWords } from '../i18n/language.ts';
import { paths } from '../paths.ts';
import { Card } from '../ui/Card.tsx';
import { buttonClass } from '../ui/Button.tsx';

/** Link from the settings to the bin. */
export function BinLink() {
  const text = useWords(binWords);
  return (
    <Card>
      <div className="flex flex-col gap-1">
        <h3 className="text-16">{text.title}</h3>
        <p className="text-muted">{text.hint(binDays)}</p>
      </div>
      <Link {...paths.bin()} className={`${buttonClass()} sm:self-start`}>
        <Trash2 />
        {text.open}
      </Link>
    </Card>
  );
}
