-- When the customer was last notified that staff changed a guide (NEXT-7): what staff change within
-- an hour is one notification.
alter table guides add column staff_notified_at timestamptz;
