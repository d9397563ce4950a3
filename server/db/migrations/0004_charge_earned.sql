-- Whether a finished picture was made since the vehicle was paid: then the charge is never given back,
-- whatever becomes of the photo.
alter table cars add column charge_earned smallint not null default 0 check (charge_earned in (0, 1));
