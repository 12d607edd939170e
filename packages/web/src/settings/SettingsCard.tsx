import type { ReactNode } from 'react';

/** One subject of a section. */
export function SettingsCard({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-col gap-4 rounded-card bg-surface p-4 inset-ring inset-ring-hairline sm:p-6">
      {children}
    </div>
  );
}
