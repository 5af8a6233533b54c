-- What the customer's bank reported about an account (BILL-6): both go when new numbers are entered.
alter table bank_accounts
  add column account_kind text not null default 'checking' check (account_kind in ('checking', 'savings')), -- as a notification of change said
  add column unusable_because text; -- a sentence for people: the bank returned a debit and would return the next
