import type { Reference } from '#platform/imports/import-kind.ts'

/** The division must exist. */
export const knownDivision: Reference = {
  field: 'division',
  when: 'not exists (select 1 from divisions r where r.code = m.division)',
  reason: 'There is no such division',
}

/** The ship-to must exist in the row's division. */
export const knownShipTo: Reference = {
  field: 'shipTo',
  when: 'not exists (select 1 from ship_tos r where r.division = m.division and r.number = m.ship_to)',
  reason: 'There is no such ship-to in this division',
}

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
