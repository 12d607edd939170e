import { useWords } from '../i18n/language.ts';
import { plansWords } from '../i18n/plans.ts';
import { ScreenTitle } from '../screen/ScreenTitle.tsx';
import { usePageTitle } from '../screen/usePageTitle.ts';
import { ManagementView } from './ManagementView.tsx';

export function ManagePage() {
  const text = useWords(plansWords);
  usePageTitle(text.manageTitle);

  return (
    <div className="mx-auto max-w-4xl">
      <ScreenTitle>{text.manageTitle}</ScreenTitle>
      <p className="-mt-4 mb-6 text-16 text-pretty text-muted">{text.manageLead}</p>
      <ManagementView />
    </div>
  );
}
