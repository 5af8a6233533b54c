import { orRefuse } from '#kit/decision.ts'
import { cartRefusals } from '#areas/carts/cart.refusals.ts'
import { shipToOf } from '#areas/customers/server/public.ts'
import {
  blockedReasonOf,
  cartOf,
  catalogueFor,
  itemsNumbered,
  type PageItem,
  pageOf,
  visitOf,
} from '#areas/shop/server/public.ts'
import { handle } from '#platform/http/handle.ts'
import { lineDoubts, type ListLine } from '../order-line.ts'
import { type MatchedOrderLine, matchOrderLines, type QuickItem } from '../quick-entry.endpoints.ts'
import { chooseUnit } from '../rules/choose-unit.ts'
import { mayMatchList } from '../rules/may-match-list.ts'
import { readOrderList } from '../rules/read-order-list.ts'
import { candidatesOf, itemsToRead, judgeOf, type MatchedLine } from './match-lines.ts'

/** Items offered for a line that is asked, and for one that is taken. */
const choicesAsked = 6
const choicesTaken = 3
/** Lines between two pauses: a long list must not keep everybody else waiting. */
const linesAtATime = 40

/**
 * CART-13: what lines of a mail or a sheet mean; candidates come from memory, the items and their
 * rules from the database.
 */
export const matchOrderLinesHandler = handle(matchOrderLines, async ({ services, db, params, body, caller, now }) => {
  orRefuse(mayMatchList(body.text))
  const shipTo = shipToOf(caller)
  const [catalogue, cart] = await Promise.all([
    catalogueFor(services, db, shipTo, now),
    cartOf(db, params, body.cartId, caller.isStaff),
  ])
  const { visit } = visitOf(shipTo, body, cart, now)
  const { index, lens } = catalogue
  const list = readOrderList(body.text, (code) => itemsNumbered(index, lens, code).length > 0)
  const candidates = await inPieces(list, (each) => (each.skipped === null ? candidatesOf(catalogue, each.line) : null))
  const found = new Map(
    (await pageOf(db, visit, itemsToRead(candidates.filter((each) => each !== null)))).map((item) => [
      item.row.itemNumber,
      item,
    ]),
  )
  const judge = judgeOf(catalogue, (itemNumber) => textOf(found.get(itemNumber)))
  const blockedReason = ({ row, price }: PageItem) =>
    blockedReasonOf(row, cart, visit) ?? (price === null ? cartRefusals.item_price_unavailable.message : null)
  const judged = await inPieces(candidates, (each) => each && judge(each))
  const lines = list.map((line, i) => answerOf(line, judged[i]!, found, blockedReason))
  const shown = new Set(lines.flatMap(({ choices }) => choices))
  const items = [...shown].map((itemNumber): QuickItem => {
    const item = found.get(itemNumber)!
    return toQuickItem(item, blockedReason(item), lens.bought.get(itemNumber)?.times ?? 0)
  })
  return { lines, items }
})

async function inPieces<From, To>(all: readonly From[], work: (each: From) => To): Promise<To[]> {
  const done: To[] = []
  for (const [i, each] of all.entries()) {
    if (i > 0 && i % linesAtATime === 0) await new Promise((resolve) => setImmediate(resolve))
    done.push(work(each))
  }
  return done
}

const textOf = (item: PageItem | undefined) =>
  item && {
    description: item.row.description,
    brand: item.row.brand,
    pack: item.row.packSizeDescription,
    ownName: item.row.customerDescription,
  }

const skippedBecause = {
  greeting: 'A greeting',
  'sign-off': 'A signature',
  contact: 'An address or phone number',
  'mail header': 'The head of a mail',
  heading: 'A heading',
  text: 'No order line',
} as const

function answerOf(
  line: ListLine,
  judged: MatchedLine | null,
  found: ReadonlyMap<string, PageItem>,
  blockedReason: (item: PageItem) => string | null,
): MatchedOrderLine {
  const { position, source } = line
  const nothing = { position, source, quantity: null, unit: null, confidence: 0, choices: [] }
  if (line.skipped !== null) return { ...nothing, outcome: 'skipped', reason: skippedBecause[line.skipped] }
  const { quantity, unit: written } = line.line
  const item = judged?.itemNumber ? found.get(judged.itemNumber) : undefined
  const doubt = judged?.doubt ?? null
  if (!judged || !item) {
    const reason = lineDoubts[doubt ?? 'no_item']
    return {
      ...nothing,
      quantity,
      unit: written === 'each' ? 'EA' : written === 'case' ? 'CS' : null,
      outcome: 'unmatched',
      reason,
    }
  }
  const unit = chooseUnit(written, item.row)
  const reason = doubt ? lineDoubts[doubt] : (blockedReason(item) ?? (unit ? null : lineDoubts.unit_not_sold))
  const isTaken = judged.isSure && reason === null
  return {
    position,
    source,
    outcome: isTaken ? 'taken' : 'asked',
    quantity,
    unit,
    confidence: Math.round(judged.confidence * 100),
    reason: isTaken ? null : (reason ?? lineDoubts.several_items),
    choices: judged.choices.slice(0, isTaken ? choicesTaken : choicesAsked),
  }
}

const toQuickItem = ({ row, price }: PageItem, blockedReason: string | null, timesOrdered: number): QuickItem => ({
  itemNumber: row.itemNumber,
  description: row.description,
  customerDescription: row.customerDescription,
  packSizeDescription: row.packSizeDescription,
  brand: row.brand,
  eachOnly: row.eachOnly,
  isBrokenCase: row.isBrokenCase,
  casePrice: price?.casePrice ?? null,
  eachPrice: price?.eachPrice ?? null,
  timesOrdered,
  blockedReason,
})
