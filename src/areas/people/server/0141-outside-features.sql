-- What other systems say a user may see: their CRM's and their identity provider's own words, never the client's (ACCESS-3, security 65).
create table user_outside_features (
  user_id uuid not null references users on delete cascade,
  source text not null check (source in ('crm', 'okta')),
  feature text not null check (char_length(feature) between 1 and 100),
  primary key (user_id, source, feature)
);
