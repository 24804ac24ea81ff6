-- A conversation may begin without a word about the mood: null is what nobody said, not a neutral mood.
alter table public.sessions alter column mood drop not null;
