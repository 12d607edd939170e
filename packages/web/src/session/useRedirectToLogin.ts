import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';

import { redirectAfterMs } from '../constants.ts';
import { paths } from '../paths.ts';

/** Goes to /login a little after something is done, unless the visitor has left the page. */
export function useRedirectToLogin(isDone: boolean): void {
  const navigate = useNavigate();

  useEffect(() => {
    if (!isDone) return undefined;
    const timer = setTimeout(() => void navigate({ ...paths.login(), replace: true }), redirectAfterMs);
    return () => clearTimeout(timer);
  }, [isDone, navigate]);
}
