import { useState } from 'react';

import { api } from '../api/client.ts';
import { useRead } from '../api/reads.ts';
import { statusOf, toRefusal } from '../api/refusal.ts';
import { developerWords } from '../i18n/developer.ts';
import { useText, useWords } from '../i18n/language.ts';
import { useRefusalText } from '../i18n/refusalText.ts';
import { WayOut } from '../scanner/WayOut.tsx';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/TextField.tsx';
import { DeveloperPage } from './DeveloperPage.tsx';

/** Specification 2.10: what the second-hand marketplace answers, as it comes. */
export function VintedSearchPage() {
  const text = useWords(developerWords);
  return (
    <DeveloperPage title={text.vintedTitle} lead={text.vintedLead}>
      <RawSearch />
    </DeveloperPage>
  );
}

function RawSearch() {
  const text = useWords(developerWords);
  const [asked, setAsked] = useState<string | null>(null);
  const { data, error, isFetching, refetch } = useRead(
    api.listings.searchVinted,
    asked === null ? null : { search: asked },
  );

  // What something on the way answered with success is no JSON.
  const hasNothing = data === null;

  function search(form: FormData) {
    const typed = form.get('words');
    const words = typeof typed === 'string' ? typed.trim() : '';
    if (words === '') return;
    if (words === asked) void refetch();
    else setAsked(words);
  }

  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          search(new FormData(event.currentTarget));
        }}
        className="flex items-end gap-2"
      >
        <div className="min-w-0 grow">
          <TextField label={text.vintedWords} name="words" maxLength={200} enterKeyHint="search" />
        </div>
        <Button type="submit" variant="primary" isPending={isFetching} className="sm:min-h-10">
          {isFetching ? text.searching : text.search}
        </Button>
      </form>
      {(error !== null || hasNothing) && !isFetching && <Failure error={error} />}
      {data && (
        <div>
          <h2 id="raw-results" className="mb-2 text-16">
            {text.results}
          </h2>
          <pre
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
            tabIndex={0}
            role="region"
            aria-labelledby="raw-results"
            className="max-h-96 overflow-auto rounded-card bg-surface p-4 text-12 inset-ring inset-ring-hairline"
          >
            {JSON.stringify(data, null, 2)}
          </pre>
        </div>
      )}
    </>
  );
}

function Failure({ error }: { error: Error | null }) {
  const { ui } = useText();
  const text = useWords(developerWords);
  const tell = useRefusalText();
  const refusal = toRefusal(error);
  const status = statusOf(error);
  const url = refusal?.data['url'];

  return (
    <Alert>
      <p>{status === null ? ui.unexpected : text.httpError(status)}</p>
      {refusal && <p>{tell(error)}</p>}
      {typeof url === 'string' && (
        <p className="mt-2">
          <WayOut href={url}>{text.searchOnVinted}</WayOut>
        </p>
      )}
    </Alert>
  );
}
