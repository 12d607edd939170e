import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { answer } from '../testing/answers.ts';
import { openPage } from '../testing/page.tsx';
import { answerShelf } from '../testing/shelf.ts';

const sample = {
  isOn: true,
  isSample: true,
  readBy: 'sample' as const,
  samplesUrl: 'http://127.0.0.1:9/samples',
  elsewhereUrl: null,
};

test.each(['/search?scan=true', '/scanner/shelf', '/vinted-scanner'])(
  'where a stand-in reads, %s leads to its sample pictures',
  async (path) => {
    answerShelf();
    answer({ 'scanner.status': sample });
    await openPage(path);

    const link = await screen.findByRole('link', { name: /^See the sample pictures/ });

    expect(link.getAttribute('href')).toBe('http://127.0.0.1:9/samples');
  },
);
