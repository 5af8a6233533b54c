-- PROFILE-8: how often each screen was opened on a day, by everybody who allowed it. Nothing here leads to a person.
create table usage_counts (
  day date not null, -- UTC
  screen text not null, -- the route, such as /orders/$orderId
  visits bigint not null default 0,
  primary key (day, screen)
);
