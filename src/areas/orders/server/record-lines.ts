import { Refused } from '#kit/decision.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { type LiveEvent, publish } from '#platform/events/live-events.ts'
import type { LineQuantity, LineReport } from '../order.ts'
import { orderRefusals } from '../order.refusals.ts'

/** What the ERP says of the lines of an order; what it leaves out stays as it was. */
export interface LinesReport {
  readonly orderId: string
  /** Of the order it is about; the present one when the ERP does not say. */
  readonly version?: number | undefined
  readonly tracking?:
    | {
        readonly reference: string
        readonly expectedAt?: string | undefined
        /** NEXT-3: when the truck leaves: until then a short line can be answered. */
        readonly departsAt?: string | undefined
      }
    | undefined
  readonly lines: readonly {
    readonly lineNumber: number
    readonly confirmed?: LineQuantity | undefined
    readonly shipped?: LineQuantity | undefined
    readonly substitute?: LineReport['substitute'] | undefined
    readonly reason?: string | undefined
  }[]
}

const locked = sql(
  'orders.locked-for-lines',
  `select o.division, o.ship_to as "shipTo", o.version,
     array(select n from unnest(:lineNumbers::int[]) n
           where not exists (select from order_lines l where l.order_id = o.id and l.line_number = n)) as unknown
   from orders o where o.id = :orderId for update of o`,
)

const track = sql(
  'orders.track',
  `update orders set modified_at = :now, tracking = coalesce(:reference, tracking),
     expected_at = coalesce(:expectedAt, expected_at), departs_at = coalesce(:departsAt, departs_at)
   where id = :orderId`,
)

const record = sql(
  'orders.record-lines',
  `insert into order_line_reports as r (order_id, line_number, confirmed_cases, confirmed_units, shipped_cases,
     shipped_units, substitute, reason, reported_at)
   select :orderId, n."lineNumber", (n.confirmed->>'cases')::int, (n.confirmed->>'units')::int,
     (n.shipped->>'cases')::int, (n.shipped->>'units')::int, n.substitute, coalesce(n.reason, ''), :now
   from json_to_recordset(:lines::json)
     n ("lineNumber" int, confirmed jsonb, shipped jsonb, substitute jsonb, reason text)
   on conflict (order_id, line_number) do update
   set confirmed_cases = coalesce(excluded.confirmed_cases, r.confirmed_cases),
       confirmed_units = coalesce(excluded.confirmed_units, r.confirmed_units),
       shipped_cases = coalesce(excluded.shipped_cases, r.shipped_cases),
       shipped_units = coalesce(excluded.shipped_units, r.shipped_units),
       substitute = coalesce(excluded.substitute, r.substitute),
       reason = coalesce(nullif(excluded.reason, ''), r.reason), reported_at = excluded.reported_at`,
)

/**
 * ORDER-1: keeps what the ERP confirms and ships of each line, and what comes instead. A report
 * about a former version of the order, or about a line it does not have, changes nothing.
 */
export function recordLines(db: Queries, report: LinesReport, now: Date): Promise<void> {
  const { orderId, version, tracking, lines } = report
  return db.inTransaction(async (tx) => {
    type Row = { division: string; shipTo: string; version: number; unknown: number[] }
    const lineNumbers = lines.map(({ lineNumber }) => lineNumber)
    const order = await tx.maybe<Row>(locked({ orderId, lineNumbers }))
    if (!order) throw new Refused(orderRefusals.order_not_found)
    if (version !== undefined && version !== order.version) throw new Refused(orderRefusals.order_version_outdated)
    if (order.unknown.length > 0)
      throw new Refused({ ...orderRefusals.order_line_not_found, details: { lineNumbers: order.unknown } })
    // The later of two entries about one line counts.
    const entries = [...new Map(lines.map((line) => [line.lineNumber, line])).values()]
    await tx.run(
      track({
        orderId,
        now,
        reference: tracking?.reference ?? null,
        expectedAt: tracking?.expectedAt ?? null,
        departsAt: tracking?.departsAt ?? null,
      }),
    )
    if (entries.length > 0) await tx.run(record({ orderId, now, lines: JSON.stringify(entries) }))
    const event: LiveEvent = { topic: 'order', division: order.division, shipTo: order.shipTo, id: orderId }
    await publish(tx, event)
  })
}
