import { useNavigate } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';

import { useText } from '../i18n/language.ts';
import { paths } from '../paths.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { useGoBack } from './useGoBack.ts';

type BackButtonProps = { isToHome?: boolean; className?: string };

export function BackButton({ isToHome = false, className = '' }: BackButtonProps) {
  const text = useText().shell;
  const goBack = useGoBack();
  const navigate = useNavigate();

  return (
    <IconButton
      aria-label={text.back}
      icon={<ArrowLeft />}
      onClick={isToHome ? () => void navigate(paths.home()) : goBack}
      className={className}
    />
  );
}
