import { randomUUID } from 'node:crypto'
import type { CalendarDate } from '#kit/dates.ts'
import type { Actor } from '#kit/actor.ts'
import { orRefuse } from '#kit/decision.ts'
import { bringTruckToday } from '#areas/demo/seed/bring-truck-today.ts'
import type { ReceivedContent } from '#areas/receiving/receipt-operation.ts'
import type { DeliveryLine, DeliverySummary } from '#areas/receiving/receiving.ts'
import { freezeReceipt } from '#areas/receiving/rules/freeze-receipt.ts'
import { receivableDays } from '#areas/receiving/rules/may-receive.ts'
import { listDeliveries, readDelivery } from '#areas/receiving/server/delivery.store.ts'
import { insertFinish } from '#areas/receiving/server/finish.store.ts'
import { appendOperations, makeReceipt, readOperations } from '#areas/receiving/server/receipt.store.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'

interface Kitchen {
  readonly division: string
  readonly shipTo: string
  /** Who checks in: people of the customer who order for the kitchen. */
  readonly people: readonly string[]
}

const kitchens = sql(
  'demo.receiving-kitchens',
  `select s.division, s.number as "shipTo", array_agg(distinct u.id order by u.id) as people
   from users u
   join user_bill_tos b on b.user_id = u.id
   join ship_tos s on s.division = b.division and s.bill_to = b.bill_to
   where u.is_demo and u.is_active
     and u.email in ('buyer@harborbistro.example', 'chef@harborbistro.example', 'manager@multiunit.example')
   group by s.division, s.number order by s.division, s.number`,
)

/**
 * NEXT-6: a truck that is there today, and deliveries of the last days that were received, some
 * with differences; the oldest nobody checked.
 */
export async function seedReceipts(tx: Queries, today: CalendarDate): Promise<void> {
  for (const kitchen of await tx.rows<Kitchen>(kitchens())) {
    const { division, shipTo } = kitchen
    await bringTruckToday(tx, { division, shipTo }, today)
    const deliveries = await listDeliveries(tx, kitchen, receivableDays(today))
    const received = deliveries.filter(({ day, invoiceNumber }) => day < today && invoiceNumber !== null)
    for (const [index, delivery] of received.slice(0, 3).entries()) await seedReceived(tx, kitchen, delivery, index)
  }
}

/** NEXT-6: a later start of the demo has its trucks of today as well. */
export async function bringTrucksToday(tx: Queries, today: CalendarDate): Promise<void> {
  for (const kitchen of await tx.rows<Kitchen>(kitchens())) await bringTruckToday(tx, kitchen, today)
}

const actorOf = (userId: string): Actor => ({ userId, realUserId: userId, kind: 'external', can: () => true })

async function seedReceived(tx: Queries, kitchen: Kitchen, { key }: DeliverySummary, index: number): Promise<void> {
  const question = { division: kitchen.division, shipTo: kitchen.shipTo, delivery: key }
  const delivery = (await readDelivery(tx, question))!
  const now = new Date(`${delivery.day}T14:20:00Z`)
  const actor = actorOf(kitchen.people[index % kitchen.people.length]!)
  const { id: receiptId } = await makeReceipt(tx, question, delivery, now)
  const coming = delivery.lines.filter(({ expected }) => expected.cases + expected.units > 0)
  const operations = coming.map((line, place) => ({
    opId: randomUUID(),
    itemNumber: line.itemNumber,
    ...foundOf(line, index === 0 ? place : -1),
    isPiece: false,
    isCleared: false,
    replaces: [],
    joins: [],
    deviceId: receiptId,
    deviceAt: now.toISOString(),
  }))
  if (operations.length === 0) return
  await appendOperations(tx, { receiptId, lastSeq: 0 }, operations, { actor, now })
  const log = await readOperations(tx, { receiptId, since: 0, realUserId: actor.realUserId })
  const words = () => ({ description: '', packSizeDescription: '' })
  const frozen = orRefuse(freezeReceipt(delivery.lines, log, words))
  const receipt = { id: receiptId, lastSeq: operations.length, finishedSeq: null }
  await insertFinish(tx, receipt, { ...frozen, signerName: '', signature: null }, { actor, now })
}

/** What was found: one case short on the second line, one damaged on the fourth, else as billed. */
function foundOf({ expected, maxTemperature }: DeliveryLine, place: number): ReceivedContent {
  const { cases, units } = expected
  const isShort = place === 1 && cases > 0
  const isDamaged = place === 3 && cases > 0
  return {
    cases: isShort ? cases - 1 : cases,
    units,
    weightHundredths: null,
    problems: isDamaged ? [{ kind: 'damaged', cases: 1, units: 0, note: 'Crushed corner, wet box' }] : [],
    temperatureTenths: maxTemperature === null ? null : Math.round(maxTemperature * 10) - 15,
    lots: [],
  }
}
