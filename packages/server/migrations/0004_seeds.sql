-- What the product has written of the data that it ships, so that a start writes only what has changed.
create table seeds (
  name text primary key,
  digest text not null
);
