import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router';

import { paths } from '../paths.ts';
import { isSteppedIn } from '../ui/useBackCloses.ts';

/** To the page before, or home if this one was opened by its address. */
export function useGoBack(): () => void {
  const { history } = useRouter();
  const navigate = useNavigate();
  const canGoBack = useCanGoBack();

  return () => {
    if (canGoBack && !isSteppedIn()) history.back();
    else void navigate(paths.home());
  };
}
