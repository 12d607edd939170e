import { type RouteComponent, lazyRouteComponent } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { loadLate } from '../ui/lazyPart.ts';

type Screen = { default: () => ReactNode };

/** A screen in a chunk of its own. */
export function lazyScreen(load: () => Promise<Screen>): RouteComponent {
  return lazyRouteComponent(() => loadLate(load));
}

/** One of several screens in one chunk. */
export function lazyScreenOf<Name extends string>(
  load: () => Promise<Record<Name, Screen['default']>>,
  name: Name,
): RouteComponent {
  return lazyScreen(async () => ({ default: (await load())[name] }));
}
