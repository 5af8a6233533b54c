import type { Queries } from '#platform/database/database.ts'
import { unprepared } from '#platform/database/statement.ts'
import { LocalTime } from '#platform/imports/cell.ts'
import type { LinedRow } from './import-batch.ts'

// Of a division that is not there the row is refused, whatever its times.
const instants = unprepared(
  `select to_char((t.clock::timestamp at time zone coalesce(d.time_zone, 'UTC')) at time zone 'UTC',
     'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at
   from unnest(:clocks::text[], :divisions::text[]) with ordinality t (clock, division, place)
   left join divisions d on d.code = t.division order by t.place`,
)

/** PLAT-3: the rows with each time that had no zone read by the clock of its division. */
export async function withInstants(tx: Queries, rows: readonly LinedRow[]): Promise<readonly LinedRow[]> {
  const found = rows.flatMap(({ row }) =>
    Object.values(row).flatMap((value) =>
      value instanceof LocalTime ? [{ clock: value.clock, division: String(row['division'] ?? '') }] : [],
    ),
  )
  if (found.length === 0) return rows
  const answer = await tx.rows<{ at: string }>(
    instants({ clocks: found.map(({ clock }) => clock), divisions: found.map(({ division }) => division) }),
  )
  const next = answer.values()
  return rows.map(({ line, row }) => {
    const read = (value: unknown): unknown => (value instanceof LocalTime ? next.next().value?.at : value)
    return { line, row: Object.fromEntries(Object.entries(row).map(([name, value]) => [name, read(value)])) }
  })
}
