-- Null where nobody chose: then the cookie of a browser counts (specification 4, marketplace preference).
alter table profiles alter column preferred_marketplace drop not null;
alter table profiles alter column preferred_marketplace drop default;
update profiles set preferred_marketplace = null where preferred_marketplace = 'auto';
