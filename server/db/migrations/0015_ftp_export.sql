-- What a dealer's FTP server needs beyond the specification's settings; port and encryption were part of the host's text before.
alter table companies
  add column ftp_port integer check (ftp_port between 1 and 65535),
  add column ftp_security text not null default 'none' check (ftp_security in ('none', 'explicit', 'implicit')),
  add column quality integer not null default 90 check (quality between 40 and 100),
  add column clean_variant text not null default 'no' check (clean_variant in ('no', 'beside', 'instead'));

update companies set
  ftp_security = case when ftp_host ~* '^ftps://' then 'explicit' else 'none' end,
  ftp_port = case
    when substring(ftp_host from ':([0-9]{1,5})/?$')::integer between 1 and 65535 then substring(ftp_host from ':([0-9]{1,5})/?$')::integer
  end,
  ftp_host = regexp_replace(regexp_replace(ftp_host, '^ftps?://', '', 'i'), '(:[0-9]{1,5})?/?$', '')
where ftp_host <> '';
