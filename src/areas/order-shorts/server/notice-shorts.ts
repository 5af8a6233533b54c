import { customersToTell } from '#areas/carts/server/public.ts'
import { notify } from '#areas/notifications/server/public.ts'
import type { LineQuantity } from '#areas/orders/order.ts'
import type { Queries } from '#platform/database/database.ts'
import type { ShortState } from '../order-short.ts'
import { shortMail } from '../rules/short-mail.ts'
import { orderShortsAddress } from '../order-shorts.addresses.ts'
import type { IfShort } from '#areas/orders/if-short.ts'
import { decideShorts } from './decide-shorts.ts'
import {
  type ConfirmedLine,
  confirmedLines,
  type NewShortRow,
  recordShorts,
  type ShortOrderRow,
  shortOrderById,
} from './order-short.store.ts'

/** What is not confirmed of a line; null: it comes in full. */
function missingOf({ ordered, confirmed }: ConfirmedLine): LineQuantity | null {
  const cases = Math.max(0, ordered.cases - confirmed.cases)
  const units = Math.max(0, ordered.units - confirmed.units)
  return cases + units > 0 ? { cases, units } : null
}

const stateOf = (substitute: ConfirmedLine['substitute'], { choice }: IfShort): ShortState =>
  substitute ? 'substituted' : choice === 'none' ? 'informed' : 'open'

/**
 * NEXT-3: after the ERP has confirmed lines, in its transaction: keeps those that come short and
 * notifies the customer of what is new, before the truck leaves. Where the ERP sent nothing of what
 * was chosen, the customer is asked.
 */
export async function noticeShorts(
  tx: Queries,
  orderId: string,
  { now, publicUrl }: { readonly now: Date; readonly publicUrl: string },
): Promise<void> {
  const order = await shortOrderById(tx, orderId)
  if (!order?.placedBy) return
  const short = (await confirmedLines(tx, orderId)).flatMap((line) => {
    const missing = missingOf(line)
    return missing ? [{ ...line, missing }] : []
  })
  const decided = new Map((await decideShorts(tx, order, short)).map((each) => [each.lineNumber, each]))
  const rows = short.map(({ substitute, ...line }): NewShortRow => {
    const { lineNumber, itemNumber, description, missing, reason } = line
    const decision = decided.get(lineNumber)
    const ifShort = decision && !substitute ? askInstead(decision) : line.ifShort
    const state = stateOf(substitute, ifShort)
    return { lineNumber, itemNumber, description, missing, reason, ifShort, state, taken: substitute }
  })
  const news = await recordShorts(tx, order, rows, now)
  const fresh = rows.filter(({ lineNumber }) => news.has(lineNumber))
  if (fresh.length > 0) await notifyOf(tx, order, order.placedBy, fresh, publicUrl)
}

/** An alternative that could come and was not sent: asked, with the reason. */
function askInstead({ ifShort, substitute }: { readonly ifShort: IfShort; readonly substitute: unknown }): IfShort {
  if (ifShort.choice !== 'substitute' || !substitute) return ifShort
  return { ...ifShort, choice: 'ask', reason: 'The warehouse did not send what you chose.' }
}

async function notifyOf(
  tx: Queries,
  order: ShortOrderRow,
  placedBy: string,
  rows: readonly NewShortRow[],
  publicUrl: string,
): Promise<void> {
  const url = publicUrl + orderShortsAddress(order)
  const shorts = rows.map(({ ifShort, ...row }) => ({ ...row, whyAsked: ifShort.reason }))
  const texts = shortMail({ ...order, url }, shorts)
  const people = order.isByStaff ? await customersToTell(tx, { ...order, extOwnerId: null }) : []
  for (const userId of new Set([placedBy, ...people.map((each) => each.userId)]))
    await notify(tx, userId, 'orderShort', texts)
}
