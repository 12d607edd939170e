-- Which shipped data has been written, so that a start writes only what has changed.
create table seeds (
  name text primary key,
  digest text not null
);
