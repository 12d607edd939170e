import { configure } from '@testing-library/react';

configure({
  // A screen's code loads when it is first opened, which takes time on a busy machine.
  asyncUtilTimeout: 6_000,
  // No style sheet is loaded, so hidden elements look visible; checking for them at every step takes half the time.
  defaultHidden: true,
  // Without this, every retry of a wait would print the whole page.
  getElementError: (message) => new Error(message?.split('\n')[0]),
});
