import type { Reference } from '#platform/imports/import-kind.ts'

/** The item must exist in the row's division. */
export const knownItem: Reference = {
  field: 'itemNumber',
  when: 'not exists (select 1 from items r where r.division = m.division and r.item_number = m.item_number)',
  reason: 'There is no such item in this division',
}
