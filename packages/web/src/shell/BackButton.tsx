import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';

import { useText } from '../i18n/language.ts';
import { paths } from '../paths.ts';
import { IconButton } from '../ui/IconButton.tsx';

type BackButtonProps = { isToHome?: boolean; className?: string };

/** To the page before, or home where this one was opened by its address. */
export function BackButton({ isToHome = false, className = '' }: BackButtonProps) {
  const text = useText().shell;
  const { history } = useRouter();
  const navigate = useNavigate();
  const canGoBack = useCanGoBack();

  function goBack() {
    if (canGoBack && !isToHome) history.back();
    else void navigate(paths.home());
  }

  return <IconButton aria-label={text.back} icon={<ArrowLeft />} onClick={goBack} className={className} />;
}
