import { useLocation, useNavigate } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';

import { useText } from '../i18n/language.ts';
import { paths } from '../paths.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { useGoBack } from './useGoBack.ts';

/** Specification 2: from these screens, back is home. */
const homeward = new Set(['/price-alerts', '/settings', '/vinted-scanner']);

export function BackButton({ className = '' }: { className?: string }) {
  const text = useText().shell;
  const goBack = useGoBack();
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const isToHome = homeward.has(pathname) && !state.fromGameDetails;

  return (
    <IconButton
      aria-label={text.back}
      icon={<ArrowLeft />}
      onClick={isToHome ? () => void navigate(paths.home()) : goBack}
      className={className}
    />
  );
}
