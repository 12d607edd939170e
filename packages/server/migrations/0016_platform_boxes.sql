-- What collectors call a platform, where that is shorter than its name; what its games come on; and the box of a game,
-- in millimetres: the front's width and height, and the thickness of the spine.
alter table consoles
  add column short_name text,
  add column medium text not null default 'cartridge',
  add column box_width integer not null default 130,
  add column box_height integer not null default 180,
  add column box_depth integer not null default 25;
