-- PUNCH-3: SAP OCI names a sender by its identity alone.
create index punchout_settings_oci on punchout_settings (lower(sender_identity)) where software = 'sap-oci';
