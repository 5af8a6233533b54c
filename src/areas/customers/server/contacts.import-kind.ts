import { division, email, text, tradeNumber, yesNo } from '#platform/imports/cell.ts'
import { importKind, key, needed, optional } from '#platform/imports/import-kind.ts'
import { knownBillTo, knownDivision } from './import-references.ts'

/** People at a customer whom staff talk to (CUST-1). */
export const contactsImportKind = importKind({
  name: 'contacts',
  rowIs: 'one person at a customer',
  table: 'customer_contacts',
  key: ['division', 'bill_to', 'contact_id'],
  columns: {
    division: key(division, 'Division code', 'division'),
    billTo: key(tradeNumber, 'Bill-to the person speaks for', 'bill_to'),
    contactId: key(text(40), 'Your own id of the person', 'contact_id'),
    shipTo: optional(tradeNumber, 'Ship-to the person speaks for; empty: the whole bill-to', 'ship_to', 'text', 'null'),
    name: needed(text(200), 'Name people read', 'name'),
    title: optional(text(100), 'What the person does', 'title'),
    phone: optional(text(50), 'Telephone', 'phone'),
    email: optional(email, 'Mail address', 'email'),
    isPrimary: optional(yesNo, 'Whether to ask this person first', 'is_primary', 'boolean', 'false'),
  },
  references: [
    knownDivision,
    knownBillTo,
    {
      field: 'shipTo',
      when: `m.ship_to is not null and not exists (
        select 1 from ship_tos r where r.division = m.division and r.number = m.ship_to and r.bill_to = m.bill_to)`,
      reason: 'There is no such ship-to of this bill-to',
    },
  ],
})
