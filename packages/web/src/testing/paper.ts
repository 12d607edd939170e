import { screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { expect } from 'vitest';

/** The lines of the printed table, without its head. */
export const lines = () =>
  [...document.querySelectorAll('[data-paper] tbody tr')].map((row) => row.textContent);
/** What stands beside it. */
export const paragraphs = () =>
  [...document.querySelectorAll('[data-paper] > p')].map((line) => line.textContent);
/** What the browser tells a page that it prints: `beforeprint` or `afterprint`. */
export const onWindow = (event: string) => act(() => void window.dispatchEvent(new Event(event)));

/** The list is drawn, and what prints it is loaded: it answers the browser's own menu. */
export async function ready(title: string) {
  await screen.findAllByText(title);
  await waitFor(() => {
    onWindow('beforeprint');
    expect(lines()).not.toEqual([]);
  });
  onWindow('afterprint');
}
