-- The operator who looks at the product as somebody else: such a token reads and changes nothing, and ends with what let him.
alter table sessions add column viewer_id integer references users on delete cascade;
create index on sessions (viewer_id);
