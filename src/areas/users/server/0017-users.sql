-- USERS-1: users are listed by name.
create index users_name on users (name, id);
