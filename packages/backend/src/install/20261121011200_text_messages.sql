-- A waiting message goes to an email address or to a telephone.
alter table auth.mail_queue alter column email drop not null;
alter table auth.mail_queue add column phone text;
alter table auth.mail_queue add constraint mail_queue_address_check check (num_nonnulls(email, phone) = 1);
create index mail_queue_phone_idx on auth.mail_queue (phone);
create index users_phone_change_idx on auth.users (phone_change) where phone_change <> '';
