import type { Reference } from '../import-kind.ts'

const missing = (field: string, table: string, match: string, reason: string): Reference => ({
  field,
  when: `not exists (select 1 from ${table} r where ${match})`,
  reason,
})

/** The division must exist. */
export const knownDivision: Reference = missing(
  'division',
  'divisions',
  'r.code = m.division',
  'There is no such division',
)

/** The item must exist in the row's division. */
export const knownItem: Reference = missing(
  'itemNumber',
  'items',
  'r.division = m.division and r.item_number = m.item_number',
  'There is no such item in this division',
)

/** The ship-to must exist in the row's division. */
export const knownShipTo: Reference = missing(
  'shipTo',
  'ship_tos',
  'r.division = m.division and r.number = m.ship_to',
  'There is no such ship-to in this division',
)

/** The bill-to, when the row names one, must exist in the row's division. */
export const knownBillTo: Reference = {
  field: 'billTo',
  when: `m.bill_to is not null
    and not exists (select 1 from bill_tos r where r.division = m.division and r.number = m.bill_to)`,
  reason: 'There is no such bill-to in this division',
}

/** Every GPO of the list must exist. */
export const knownGpos: Reference = {
  field: 'gpoIds',
  when: 'exists (select 1 from unnest(s.gpo_ids) g(id) where not exists (select 1 from gpos r where r.id = g.id))',
  reason: 'There is no such GPO',
}
