import { recordLines } from '#areas/orders/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { IfShort } from '#areas/orders/if-short.ts'
import { decideShorts, noticeShorts, shortOrderById } from '#areas/order-shorts/server/public.ts'
import { type DemoConfirmation, type DemoLine, planDemoLines } from '../rules/plan-demo-lines.ts'

/** A line with what the customer wants if it is short. */
interface AskedLine extends DemoLine {
  readonly ifShort: IfShort | null
}

const lines = sql(
  'erp.demo-lines',
  `select l.line_number as "lineNumber", l.item_number as "itemNumber", l.ordered_cases as "orderedCases",
     l.ordered_units as "orderedUnits",
     (select json_build_object('itemNumber', i.item_number, 'description', i.description)
      from item_alternates a
      join items i on i.division = a.division and i.item_number = a.alternate_number
      where a.division = l.division and a.item_number = l.item_number and i.erp_status = 'active'
      order by a.alternate_number limit 1) as alternate,
     l.if_short as "ifShort", l.if_short ->> 'choice' as choice, l.instead_of is not null or exists (
       select from order_shorts h where h.order_id = l.order_id and h.line_number = l.line_number
         and h.answered_at is not null) as "isSettled"
   from order_lines l
   left join order_line_reports r on r.order_id = l.order_id and r.line_number = l.line_number
   where l.order_id = :orderId and (not :onlyNew or r.order_id is null)
   order by l.line_number`,
)

/** Hours from the morning's departure to the door. */
const hoursOnTheRoad = 3

/** ORDER-1: the demo ERP confirms the lines of an order and names its truck. */
export async function confirmLines(
  tx: Queries,
  order: { orderId: string; orderNumber: string; shipsAt: Date | null; isFast: boolean },
  { now, publicUrl }: { readonly now: Date; readonly publicUrl: string },
): Promise<void> {
  const { orderId, orderNumber, shipsAt, isFast } = order
  const number = Number(orderNumber.replace(/\D/g, ''))
  const expectedAt = shipsAt && new Date(shipsAt.getTime() + hoursOnTheRoad * 3_600_000).toISOString()
  const planned = await withSubstitutes(tx, orderId, await tx.rows<AskedLine>(lines({ orderId, onlyNew: false })))
  const departsAt = departureOf(planned, { shipsAt, isFast, now })
  const tracking = {
    reference: `Truck ${1 + (number % 9)}, stop ${1 + (number % 14)}`,
    ...(expectedAt && { expectedAt }),
    ...(departsAt && { departsAt: departsAt.toISOString() }),
  }
  await recordLines(tx, { orderId, tracking, lines: planned }, now)
  await noticeShorts(tx, orderId, { now, publicUrl })
}

/** NEXT-3: confirms what an answer to a short line added to an order that is on its way. */
export async function confirmNewLines(tx: Queries, orderId: string, now: Date): Promise<void> {
  const added = await tx.rows<AskedLine>(lines({ orderId, onlyNew: true }))
  if (added.length > 0) await recordLines(tx, { orderId, lines: planDemoLines(added) }, now)
}

/** Milliseconds that a truck in a hurry waits for answers. */
const waitsForAnswers = 60_000

/** When the truck leaves: in the morning; in a hurry at once, or after a minute to answer in. */
function departureOf(
  planned: readonly DemoConfirmation[],
  { shipsAt, isFast, now }: { readonly shipsAt: Date | null; readonly isFast: boolean; readonly now: Date },
): Date | null {
  if (!isFast && shipsAt !== null && shipsAt > now) return shipsAt
  const asks = planned.some(({ reason, substitute }) => reason !== undefined && !substitute)
  return asks ? new Date(now.getTime() + waitsForAnswers) : null
}

/** NEXT-3: what is short is sent as the customer wants it, with who chose it. */
async function withSubstitutes(
  tx: Queries,
  orderId: string,
  asked: readonly AskedLine[],
): Promise<readonly DemoConfirmation[]> {
  const planned = planDemoLines(asked)
  const order = await shortOrderById(tx, orderId)
  const short = planned.flatMap(({ lineNumber, confirmed, reason }) => {
    const line = asked.find((each) => each.lineNumber === lineNumber)
    if (!line?.ifShort || reason === undefined) return []
    const { itemNumber, orderedCases, orderedUnits, ifShort } = line
    const missing = { cases: orderedCases - confirmed.cases, units: orderedUnits - confirmed.units }
    return [{ lineNumber, itemNumber, missing, ifShort }]
  })
  const decided = order ? await decideShorts(tx, order, short) : []
  return planned.map((line): DemoConfirmation => {
    const found = decided.find(({ lineNumber }) => lineNumber === line.lineNumber)
    if (!found?.substitute) return line
    const { item, quantity } = found.substitute
    const by = found.ifShort.setByName
    const substitute = {
      itemNumber: item.itemNumber,
      description: item.description,
      ...quantity,
      casePrice: item.price?.casePrice ?? null,
      eachPrice: item.price?.eachPrice ?? null,
    }
    return { ...line, substitute, reason: `${line.reason}. Sent as ${by || 'you'} chose.` }
  })
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
