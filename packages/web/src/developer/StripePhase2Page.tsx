import { CircleAlert, CircleCheck, CircleDashed, Play } from 'lucide-react';
import type { ReactNode } from 'react';

import { developerWords } from '../i18n/developer.ts';
import { useWords } from '../i18n/language.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { DeveloperPage } from './DeveloperPage.tsx';
import { type Step, usePhase2 } from './usePhase2.ts';

/** Specification 2.10, phase 2. */
export function StripePhase2Page() {
  const text = useWords(developerWords);
  return (
    <DeveloperPage title={text.phase2Title} lead={text.phase2Lead}>
      <Chain />
    </DeveloperPage>
  );
}

function Chain() {
  const text = useWords(developerWords);
  const { steps, isRunning, result, hasFailed, start } = usePhase2();
  return (
    <>
      <Button variant="primary" icon={<Play />} className="self-start" isPending={isRunning} onClick={start}>
        {isRunning ? text.running : text.runTests}
      </Button>
      <ol className="divide-y divide-hairline rounded-card bg-surface inset-ring inset-ring-hairline">
        {steps.map(({ name, state, says }) => (
          <li key={name} className="flex min-h-14 items-center gap-3 px-4 py-3">
            {signs[state]}
            <span className="font-semibold">{text.steps[name]}</span>
            <span className="ml-auto text-right wrap-anywhere text-muted">
              {says || text[state === 'running' ? 'running' : 'waiting']}
            </span>
          </li>
        ))}
      </ol>
      {result !== null && hasFailed && <Alert>{result}</Alert>}
      {result !== null && !hasFailed && (
        <p role="status" className="font-semibold text-complete">
          {result}
        </p>
      )}
    </>
  );
}

const signs: Record<Step['state'], ReactNode> = {
  waiting: <CircleDashed className="text-muted" />,
  running: <Spinner isSilent />,
  passed: <CircleCheck className="text-complete" />,
  failed: <CircleAlert className="text-danger" />,
};
