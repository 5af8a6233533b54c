import { readFileSync, readdirSync } from 'node:fs'
import type { Database } from '#platform/database/database.ts'
import type { Acknowledged } from './buyers.ts'

/** What the database and the ERP's folder have of the orders that were acknowledged. */
export interface Verdict {
  readonly stored: number
  readonly acknowledged: number
  /** Acknowledged, and not there any more. */
  readonly lost: readonly string[]
  /** Wanted once, and there more often. */
  readonly twice: readonly string[]
  /** Stored, and never sent to the ERP. */
  readonly unsent: readonly string[]
  /** In the ERP's folder, and not in the database. */
  readonly unknown: readonly string[]
}

/** Compares what was acknowledged with what is stored and what the ERP received. */
export async function judge(db: Database, acknowledged: readonly Acknowledged[], erpFolder: string): Promise<Verdict> {
  const orders = await db.rows<{ orderNumber: string; po: string }>(
    `select order_number as "orderNumber", po from orders where po like 'D%-%'`,
  )
  const stored = new Map(orders.map(({ orderNumber, po }) => [orderNumber, po]))
  const perIntent = new Map<string, number>()
  for (const { po } of orders) perIntent.set(po, (perIntent.get(po) ?? 0) + 1)
  const received = numbersIn(erpFolder)
  return {
    stored: orders.length,
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((one) => stored.get(one.orderNumber) !== one.intent).map(({ intent }) => intent),
    twice: [...perIntent].filter(([, count]) => count > 1).map(([po]) => po),
    unsent: orders.filter(({ orderNumber }) => !received.has(orderNumber)).map(({ po }) => po),
    unknown: [...received].filter((number) => !stored.has(number)),
  }
}

/** Order numbers of the messages in the ERP's folder. */
function numbersIn(folder: string): Set<string> {
  const numbers = new Set<string>()
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.json'))) {
    const { topic, payload } = JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as {
      topic: string
      payload: { orderNumber?: string }
    }
    if (topic === 'order.placed' && payload.orderNumber) numbers.add(payload.orderNumber)
  }
  return numbers
}

/**
 * Seconds from a moment until orders are acknowledged again: the end of the longest silence that
 * ends after it.
 */
export function secondsUntilOrders(acknowledged: readonly Acknowledged[], from: number, to: number): number {
  const times = acknowledged.map(({ at }) => at).toSorted((one, other) => one - other)
  let longest = { silence: 0, end: Number.POSITIVE_INFINITY }
  for (const [index, at] of times.entries()) {
    const before = times[index - 1] ?? from
    if (at > from && at <= to && at - before > longest.silence) longest = { silence: at - before, end: at }
  }
  return (longest.end - from) / 1000
}
