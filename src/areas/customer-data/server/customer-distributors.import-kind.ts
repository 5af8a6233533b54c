import { knownShipTo } from '#areas/customers/server/public.ts'
import { division, email, text, tradeNumber } from '#platform/imports/cell.ts'
import { importKind, key, optional } from '#platform/imports/import-kind.ts'
import { distributorLimits } from '../customer-distributor.ts'

/** The distributors a kitchen also buys from, by name (GUIDE-4). */
export const customerDistributorsImportKind = importKind({
  name: 'customer-distributors',
  rowIs: 'one other distributor of one ship-to',
  table: 'customer_distributors',
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
  references: [
    knownShipTo,
    {
      field: 'name',
      when: `exists (select 1 from customer_distributors r where r.division = m.division and r.ship_to = m.ship_to
          and lower(r.name) = lower(m.name) and r.name <> m.name)
        or exists (select 1 from import_stage f where f.division = s.division and f.ship_to = s.ship_to
          and lower(f.name) = lower(s.name) and f.line < s.line)`,
      reason: 'There is one with this name in other capital letters',
    },
    {
      field: 'name',
      when: `o.stored is not true and (
          select count(*) from customer_distributors r where r.division = s.division and r.ship_to = s.ship_to)
        + (select count(*) from import_stage f where f.division = s.division and f.ship_to = s.ship_to
          and f.line <= s.line and not exists (select 1 from customer_distributors r
            where r.division = f.division and r.ship_to = f.ship_to and r.name = f.name))
        > ${distributorLimits.distributors}`,
      reason: `There is no room for more than ${distributorLimits.distributors}`,
    },
  ],
  write: [
    `insert into customer_distributors (id, division, ship_to, name, account_number, contact_name, phone, email)
     select id, division, ship_to, name, account_number, contact_name, phone, email
     from import_ready where outcome <> 'unchanged'
     on conflict (id) do update set account_number = excluded.account_number, contact_name = excluded.contact_name,
       phone = excluded.phone, email = excluded.email, version = customer_distributors.version + 1`,
  ],
})
