/** The tables whose rows a kitchen names itself: a name once a ship-to, whatever its capitals. */
type NamedTable = 'customer_categories' | 'customer_locations' | 'customer_distributors'

/**
 * GUIDE-4: what a file may not bring: a name that stands in other capital letters in the table or
 * further up in the file, and more rows than a ship-to has room for.
 */
export const namesOfShipTo = (table: NamedTable, room: number) => [
  {
    field: 'name',
    when: `exists (select 1 from ${table} r where r.division = m.division and r.ship_to = m.ship_to
        and lower(r.name) = lower(m.name) and r.name <> m.name)
      or exists (select 1 from import_stage f where f.division = s.division and f.ship_to = s.ship_to
        and lower(f.name) = lower(s.name) and f.line < s.line)`,
    reason: 'There is one with this name in other capital letters',
  },
  {
    field: 'name',
    when: `o.stored is not true and (
        select count(*) from ${table} r where r.division = s.division and r.ship_to = s.ship_to)
      + (select count(*) from import_stage f where f.division = s.division and f.ship_to = s.ship_to
        and f.line <= s.line and not exists (select 1 from ${table} r
          where r.division = f.division and r.ship_to = f.ship_to and r.name = f.name)) > ${room}`,
    reason: `There is no room for more than ${room}`,
  },
]
