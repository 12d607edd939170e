import { useWords } from '../i18n/language.ts';
import { platformsWords } from '../i18n/platforms.ts';
import { ScreenTitle } from '../screen/ScreenTitle.tsx';
import { usePageTitle } from '../screen/usePageTitle.ts';
import { PlatformManager } from './PlatformManager.tsx';

export default function PlatformsPage() {
  const text = useWords(platformsWords);
  usePageTitle(text.title);

  return (
    <div className="mx-auto max-w-4xl">
      <ScreenTitle>{text.title}</ScreenTitle>
      <div className="flex flex-col gap-5">
        <p className="text-muted">{text.intro}</p>
        <PlatformManager place="page" />
      </div>
    </div>
  );
}
