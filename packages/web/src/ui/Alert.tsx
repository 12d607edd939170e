import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** An error message, read out at once. */
export function Alert({ children }: { children: ReactNode }) {
  return (
    <div
      role="alert"
      className="flex items-start gap-2.5 rounded-control bg-danger-tint p-3 text-14 text-danger inset-ring inset-ring-current/25"
    >
      <CircleAlert className="mt-px size-4.5 shrink-0" />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
