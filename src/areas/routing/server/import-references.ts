import type { Reference } from '#platform/imports/import-kind.ts'

// Customers depend on routing and declare these two as well (gather-import-kinds.test.ts).

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
