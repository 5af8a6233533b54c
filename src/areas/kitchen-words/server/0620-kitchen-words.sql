-- ITEM-2: what kitchens call things; a distributor adds to the words that come with the product.
create table kitchen_words (
  division text not null, -- '*' for all divisions
  phrase text not null,
  meanings text[] not null default '{}', -- empty: the phrase means itself only
  is_both_ways boolean not null default false,
  stays_whole boolean not null default false,
  primary key (division, phrase)
);

-- The index of the catalogue holds these words: a change makes every copy of it stale.
create trigger kitchen_words_changed after insert or update or delete on kitchen_words
  for each statement execute function note_changed_names();
