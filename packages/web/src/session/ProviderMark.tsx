import type { Provider } from '@cartouche/contract/session';

/** A provider's icon, drawn by us in the colour of the text. */
export function ProviderMark({ provider }: { provider: Provider }) {
  return (
    <svg
      viewBox="0 0 20 20"
      aria-hidden
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {marks[provider]}
    </svg>
  );
}

const marks = {
  google: <path strokeWidth="2.4" d="M15.3 5.4a6.9 6.9 0 1 0 1.6 4.9h-6.6" />,
  discord: (
    <>
      <path d="M5 4.9q5-1.8 10 0 2.6 4.3 2.6 9-1.6 1.5-3.9 2l-1-1.7q-2.7.6-5.4 0l-1 1.7q-2.3-.5-3.9-2 0-4.7 2.6-9z" />
      <path strokeWidth="2.6" d="M7.4 10.6v.01M12.6 10.6v.01" />
    </>
  ),
};
