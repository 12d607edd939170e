-- What was fetched of each openly licensed catalogue: which version, when, and how many games it had.
create table source_state (
  source text primary key,
  revision text not null,
  licence text not null,
  fetched_at timestamptz not null,
  games integer not null
);
