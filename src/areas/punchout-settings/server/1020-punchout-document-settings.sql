-- PUNCH-1, PUNCH-3: where an integration's confirmations, ship notices and invoices are posted to.
-- None without a row.
create table punchout_document_settings (
  settings_id uuid primary key references punchout_settings on delete cascade,
  url text not null check (length(url) <= 2048), -- '': nowhere
  sends_confirmations boolean not null,
  sends_ship_notices boolean not null,
  sends_invoices boolean not null,
  buyer_domain text not null check (length(buyer_domain) <= 255), -- '': From of the order
  buyer_identity text not null check (length(buyer_identity) <= 255),
  secret text, -- sealed; SharedSecret of Sender, as the customer's system gave it to us
  version integer not null,
  check ((buyer_domain = '') = (buyer_identity = ''))
);
