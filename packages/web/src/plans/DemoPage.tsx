import { useWords } from '../i18n/language.ts';
import { plansWords } from '../i18n/plans.ts';
import { ScreenTitle } from '../screen/ScreenTitle.tsx';
import { usePageTitle } from '../screen/usePageTitle.ts';
import { ManagementView } from './ManagementView.tsx';
import { PlansView } from './PlansView.tsx';

/** Specification 2.6: both views side by side. */
export function DemoPage() {
  const text = useWords(plansWords);
  usePageTitle(text.demoTitle);

  return (
    <>
      <ScreenTitle>{text.demoTitle}</ScreenTitle>
      <p className="-mt-4 mb-6 text-16 text-pretty text-muted">{text.demoLead}</p>
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <PlansView />
        <ManagementView />
      </div>
    </>
  );
}
