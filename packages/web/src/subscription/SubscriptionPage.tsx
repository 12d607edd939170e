import { useText } from '../i18n/language.ts';
import { ScreenTitle } from '../screen/ScreenTitle.tsx';
import { usePageTitle } from '../screen/usePageTitle.ts';
import { CurrentPlan } from './CurrentPlan.tsx';
import { PlanList } from './PlanList.tsx';

/** The user's plan, how much of it is used, and what the others include. */
export default function SubscriptionPage() {
  const text = useText().subscription;
  usePageTitle(text.title);

  return (
    <div className="mx-auto max-w-4xl">
      <ScreenTitle>{text.title}</ScreenTitle>
      <div className="flex flex-col gap-8">
        <CurrentPlan />
        <PlanList />
      </div>
    </div>
  );
}
