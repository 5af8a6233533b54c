import { knownShipTo } from '#areas/customers/server/public.ts'
import { division, email, text, tradeNumber } from '#platform/imports/cell.ts'
import { importKind, key, optional } from '#platform/imports/import-kind.ts'
import { distributorLimits } from '../customer-distributor.ts'
import { namesOfShipTo } from './names-of-ship-to.ts'

/** The distributors a kitchen also buys from, by name (GUIDE-4). */
export const customerDistributorsImportKind = importKind({
  name: 'customer-distributors',
  rowIs: 'one other distributor of one ship-to',
  table: 'customer_distributors',
  publishes: 'customer-data',
  key: ['division', 'ship_to', 'name'],
  columns: {
    division: key(division, 'Division code', 'division'),
    shipTo: key(tradeNumber, 'Ship-to number', 'ship_to'),
    name: key(text(distributorLimits.name), 'Name people read', 'name'),
    accountNumber: optional(text(distributorLimits.text), "The kitchen's account there", 'account_number'),
    contactName: optional(text(distributorLimits.text), 'Whom to ask for', 'contact_name'),
    phone: optional(text(distributorLimits.text), 'Telephone', 'phone'),
    email: optional(email, 'Mail address', 'email'),
  },
  computed: [{ column: 'id', type: 'uuid', fallback: 's.id', isFresh: true, from: () => undefined }],
  references: [knownShipTo, ...namesOfShipTo('customer_distributors', distributorLimits.distributors)],
  write: [
    `insert into customer_distributors (id, division, ship_to, name, account_number, contact_name, phone, email)
     select id, division, ship_to, name, account_number, contact_name, phone, email
     from import_ready where outcome <> 'unchanged'
     on conflict (id) do update set account_number = excluded.account_number, contact_name = excluded.contact_name,
       phone = excluded.phone, email = excluded.email, version = customer_distributors.version + 1`,
  ],
})
