import { FlaskConical } from 'lucide-react';

import { Badge } from './Badge.tsx';

type SampleBadgeProps = { children: string };

/** Says of something that it is made up. Cut where there is no room: the words that matter come first. */
export function SampleBadge({ children }: SampleBadgeProps) {
  return (
    <Badge tone="incomplete" icon={<FlaskConical />} className="max-w-full self-start">
      <span className="truncate">{children}</span>
    </Badge>
  );
}
