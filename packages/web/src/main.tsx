import './ui/tokens.css';

import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { queryClient } from './api/query.ts';
import { forgetSubscription } from './device.ts';
import { startLanguage } from './i18n/language.ts';
import { router } from './routes.tsx';
import { startTheme } from './screen/useTheme.ts';

/**
 * After a payment, the cached subscription is stale. The plans page says how it went and drops the parameter itself; on
 * other screens the router would not know it. Specification 2.1.
 */
function noticePayment(): void {
  const url = new URL(location.href);
  if (url.searchParams.get('success') !== 'true') return;
  forgetSubscription();
  if (url.pathname === '/subscription') return;
  url.searchParams.delete('success');
  history.replaceState(history.state, '', url);
}

noticePayment();
startTheme();
// Nearly always it has time until the first screen is shown. Without it, all of the product can still be used.
const adapted = import('./beside.ts').catch(() => undefined);
if (matchMedia('(forced-colors: active)').matches) await adapted;
await startLanguage();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the product.');

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
