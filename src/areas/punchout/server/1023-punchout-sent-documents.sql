-- PUNCH-5: the document of the portal's own that a message was an attempt at; null for all others.
alter table punchout_messages add document_id uuid;
