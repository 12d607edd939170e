import { useLoaderData } from '@tanstack/react-router';

import { NotFoundPage, NotFoundScreen } from '../screen/NotFoundPage.tsx';
import { ShellAround } from './Shell.tsx';

/** An address that no screen has; whoever is signed in keeps everything around it. */
export default function UnknownPage() {
  const session = useLoaderData({ from: '/$' });
  if (!session) return <NotFoundPage />;
  return (
    <ShellAround>
      <NotFoundScreen />
    </ShellAround>
  );
}
