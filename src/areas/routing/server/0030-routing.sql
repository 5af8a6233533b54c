-- Days on which a ship-to is delivered, by order type (CUST-3).
create table route_days (
  division text not null,
  ship_to text not null,
  so_type text not null, -- a key of areas/routing/order-types.ts
  days smallint[] not null, -- 0 Sunday to 6 Saturday
  cut_off_time time not null default '17:00', -- in the division's time zone
  cut_off_days_before smallint not null default 1, -- 1: the day before delivery
  block_jit_drop boolean not null default false, -- no just-in-time or drop-ship items on this order type
  primary key (division, ship_to, so_type),
  foreign key (division, ship_to) references ship_tos on delete cascade
);

create table holidays (
  division text not null references divisions,
  on_date date not null, -- no delivery
  name text not null,
  primary key (division, on_date)
);
