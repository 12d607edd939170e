-- More of what a copy can say, as item.rules.ts describes it.
alter table user_collection
  add column edition text not null default '',
  add column "boxCondition" text not null default '',
  add column "bookletCondition" text not null default '',
  add column "mediumCondition" text not null default '',
  add column place text not null default '',
  add column tags text not null default '',
  add column "boughtAt" text not null default '',
  add column "boughtFrom" text not null default '',
  add column estimate numeric(10, 2),
  add column "estimateDate" date;
alter table user_bin
  add column edition text not null default '',
  add column "boxCondition" text not null default '',
  add column "bookletCondition" text not null default '',
  add column "mediumCondition" text not null default '',
  add column place text not null default '',
  add column tags text not null default '',
  add column "boughtAt" text not null default '',
  add column "boughtFrom" text not null default '',
  add column estimate numeric(10, 2),
  add column "estimateDate" date;
alter table user_bin
  alter column edition drop default,
  alter column "boxCondition" drop default,
  alter column "bookletCondition" drop default,
  alter column "mediumCondition" drop default,
  alter column place drop default,
  alter column tags drop default,
  alter column "boughtAt" drop default,
  alter column "boughtFrom" drop default;
