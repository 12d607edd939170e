import { hasFeature } from '@cartouche/contract/limits';
import { FileJson, FileSpreadsheet } from 'lucide-react';
import type { ReactNode } from 'react';

import { useWords } from '../i18n/language.ts';
import { archiveWords } from '../i18n/archive.ts';
import { useRefusalText } from '../i18n/refusalText.ts';
import { useSession } from '../session/useSession.ts';
import { Card } from '../ui/Card.tsx';
import { FeatureBanner } from '../subscription/UpgradeBanner.tsx';
import { Button } from '../ui/Button.tsx';
import { ArchiveCards } from './ArchiveCards.tsx';
import { type ExportFormat, useExport } from './useExport.ts';

/** Exports of the collection for paying users, and the archive for everybody. */
export function ExportSection() {
  const text = useWords(archiveWords);
  const { tier } = useSession().subscription;

  return (
    <>
      {hasFeature(tier, 'data_export') ? (
        <Card title={text.exportTitle} hint={text.exportHint}>
          <div className="grid gap-4 md:grid-cols-2">
            <ExportButton format="csv" icon={<FileSpreadsheet />} label={text.csv} hint={text.csvHint} />
            <ExportButton format="json" icon={<FileJson />} label={text.json} hint={text.jsonHint} />
          </div>
        </Card>
      ) : (
        <FeatureBanner>{text.upgrade}</FeatureBanner>
      )}
      <ArchiveCards />
    </>
  );
}

type ExportButtonProps = { format: ExportFormat; icon: ReactNode; label: string; hint: string };

function ExportButton({ format, icon, label, hint }: ExportButtonProps) {
  const text = useWords(archiveWords);
  const tell = useRefusalText();
  const { run, isWorking, error, games, fileName } = useExport(format);

  return (
    <div className="flex flex-col gap-1.5">
      <Button icon={icon} isPending={isWorking} onClick={() => void run()}>
        {isWorking ? text.exporting : label}
      </Button>
      {error !== null ? (
        <p role="alert" className="text-13 font-medium text-danger">
          {tell(error, text.exportFailed)}
        </p>
      ) : (
        <p role="status" className="text-13 text-muted">
          {games === null ? hint : text.exported(games, fileName)}
        </p>
      )}
    </div>
  );
}
