import { useLoaderData } from '@tanstack/react-router';

import { NotFoundPage, NotFoundScreen } from '../screen/NotFoundPage.tsx';
import { ShellFrame } from './Shell.tsx';

/** An address without a screen; signed-in users still get the shell. */
export default function UnknownPage() {
  const session = useLoaderData({ from: '/$' });
  if (!session) return <NotFoundPage />;
  return (
    <ShellFrame>
      <NotFoundScreen />
    </ShellFrame>
  );
}
