import { useWords } from '../i18n/language.ts';
import { platformsWords } from '../i18n/platforms.ts';
import { usePageTitle } from '../shell/usePageTitle.ts';
import { PlatformManager } from './PlatformManager.tsx';

export default function PlatformsPage() {
  const text = useWords(platformsWords);
  usePageTitle(text.title);

  return (
    <div className="mx-auto flex max-w-5xl flex-col gap-5">
      <div className="flex flex-col gap-1">
        <h1 className="text-26">{text.title}</h1>
        <p className="text-muted">{text.intro}</p>
      </div>
      <PlatformManager place="page" />
    </div>
  );
}
