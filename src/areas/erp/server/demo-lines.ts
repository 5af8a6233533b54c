import { recordLines } from '#areas/orders/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { type DemoLine, planDemoLines } from '../rules/plan-demo-lines.ts'

const lines = sql(
  'erp.demo-lines',
  `select l.line_number as "lineNumber", l.item_number as "itemNumber", l.ordered_cases as "orderedCases",
     l.ordered_units as "orderedUnits",
     (select json_build_object('itemNumber', i.item_number, 'description', i.description)
      from item_alternates a
      join items i on i.division = a.division and i.item_number = a.alternate_number
      where a.division = l.division and a.item_number = l.item_number and i.erp_status = 'active'
      order by a.alternate_number limit 1) as alternate
   from order_lines l where l.order_id = :orderId order by l.line_number`,
)

/** Hours from the morning's departure to the door. */
const hoursOnTheRoad = 3

/** ORDER-1: the demo ERP confirms the lines of an order and names its truck. */
export async function confirmLines(
  tx: Queries,
  order: { orderId: string; orderNumber: string; shipsAt: Date | null },
  now: Date,
): Promise<void> {
  const { orderId, orderNumber, shipsAt } = order
  const number = Number(orderNumber.replace(/\D/g, ''))
  const expectedAt = shipsAt && new Date(shipsAt.getTime() + hoursOnTheRoad * 3_600_000).toISOString()
  const tracking = {
    reference: `Truck ${1 + (number % 9)}, stop ${1 + (number % 14)}`,
    ...(expectedAt && { expectedAt }),
  }
  const confirmed = planDemoLines(await tx.rows<DemoLine>(lines({ orderId })))
  await recordLines(tx, { orderId, tracking, lines: confirmed }, now)
}

const confirmedLines = sql(
  'erp.demo-confirmed-lines',
  `select l.line_number as "lineNumber", json_build_object(
     'cases', coalesce(r.confirmed_cases, l.ordered_cases), 'units', coalesce(r.confirmed_units, l.ordered_units)) as shipped
   from order_lines l
   left join order_line_reports r on r.order_id = l.order_id and r.line_number = l.line_number
   where l.order_id = :orderId`,
)

/** ORDER-1: it ships what it confirmed. */
export async function shipLines(tx: Queries, orderId: string, now: Date): Promise<void> {
  type Row = { lineNumber: number; shipped: { cases: number; units: number } }
  await recordLines(tx, { orderId, lines: await tx.rows<Row>(confirmedLines({ orderId })) }, now)
}
