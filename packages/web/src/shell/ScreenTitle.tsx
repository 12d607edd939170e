import { BackButton } from './BackButton.tsx';

/** A screen's headline with the way back; on phones the header above has that already. */
export function ScreenTitle({ children }: { children: string }) {
  return (
    <div className="mb-6 flex items-center gap-1">
      <BackButton className="-ml-2 max-sm:hidden" />
      <h1 className="text-26">{children}</h1>
    </div>
  );
}
