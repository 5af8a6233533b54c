-- USERS-2: what an earlier import could store and nobody may hold. A customer never holds what is only for staff.
delete from user_features f using users u
where u.id = f.user_id and u.type not in ('eci', 'ecmi')
  and f.feature in ('loginAs', 'executeAutopay', 'voidPayment', 'resendPaymentEmail', 'decryptPaymentInfo', 'actOnCreditRequests',
    'viewAnalysis', 'salesAnalytics', 'priceBreakdown', 'priceOverride', 'managePrice', 'manageBanners', 'addIncentivePayroll',
    'importData', 'deleteData', 'viewAudit');

-- ACCESS-1: a proxy is what staff are while logged in as a customer, never an account of its own.
update users set type = 'other', is_active = false where type = 'ecp';
alter table users drop constraint users_type_check;
alter table users add constraint users_type_check check (type in ('ece', 'ecmi', 'eci', 'ecm', 'other'));
