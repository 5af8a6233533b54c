import { orRefuse } from '#kit/decision.ts'
import { cartRefusals } from '#areas/carts/cart.refusals.ts'
import { shipToOf } from '#areas/customers/server/public.ts'
import { type OrderedQuantities, usualQuantities } from '#areas/orders/server/public.ts'
import {
  blockedReasonOf,
  cartOf,
  catalogueFor,
  itemsNumbered,
  listSteps,
  type PageItem,
  pageOf,
  visitOf,
} from '#areas/shop/server/public.ts'
import { handle } from '#platform/http/handle.ts'
import { inSlices } from '#platform/in-slices.ts'
import type { ListLine } from '../order-line.ts'
import { matchOrderLines, type QuickItem } from '../quick-entry.endpoints.ts'
import { applyLearned } from '../rules/apply-learned.ts'
import { askVaguerLines, type JudgedLine } from '../rules/ask-vaguer-lines.ts'
import { lensWithGuides } from '../rules/lens-with-guides.ts'
import { mayMatchList } from '../rules/may-match-list.ts'
import { listLineSteps } from '../rules/read-order-list.ts'
import { wordsKey } from '../rules/words-key.ts'
import { guideItemsOf } from './guide-memory.ts'
import { inPieces } from './in-pieces.ts'
import { judgeFor } from './judge-for.ts'
import { learnedItems } from './learned-words.store.ts'
import { candidatesOf } from './match-lines.ts'
import { toMatchedLine } from './to-matched-line.ts'

/** Items offered for a line. */
const maxChoices = 6
/**
 * CART-13: matches lines of a mail or a sheet to items. Candidates and their words come from
 * memory; prices, rules and usual quantities are read only for the items that are offered.
 */
export const matchOrderLinesHandler = handle(matchOrderLines, async ({ services, db, params, body, caller, now }) => {
  orRefuse(mayMatchList(body.text))
  const shipTo = shipToOf(caller)
  const [{ index, lens: ofShipTo }, guideItems, cart] = await Promise.all([
    catalogueFor(services, db, shipTo, now),
    guideItemsOf(services, params, caller.actor.userId),
    cartOf(db, params, body.cartId, caller.isStaff),
  ])
  const lens = lensWithGuides(ofShipTo, guideItems)
  const catalogue = { index, lens }
  await inSlices(listSteps(index))
  const { visit } = visitOf(shipTo, body, cart, now)
  const list = await inSlices(listLineSteps(body.text, (code) => itemsNumbered(index, lens, code).length > 0))
  const candidates = await inPieces(list, (each) => (each.skipped === null ? candidatesOf(catalogue, each.line) : null))
  const keys = new Set(list.map(keyOf).filter((key) => key !== ''))
  const learned = await learnedItems(db, params, [...keys])
  const meant = [...learned.values()].map(({ itemNumber }) => itemNumber)
  const found = candidates.filter((each) => each !== null)
  const judge = await judgeFor(db, params.division, catalogue, found, meant)
  const byItself = await inPieces(list, (each, i): JudgedLine => {
    const found = candidates[i]
    if (each.skipped !== null || !found) return null
    const known = learned.get(keyOf(each))
    const { line } = each
    const meant = known && !lens.hidden.has(known.itemNumber) ? known : undefined
    return { line, judged: applyLearned(judge(found), line, meant) }
  })
  const judged = askVaguerLines(byItself).map((each) => each?.judged ?? null)
  const offered = [...new Set(judged.flatMap((each) => each?.likely.slice(0, maxChoices) ?? []))]
  const bought = offered.filter((itemNumber) => ofShipTo.bought.has(itemNumber))
  const [page, usual] = await Promise.all([pageOf(db, visit, offered), usualQuantities(db, params, bought)])
  const blockedReason = ({ row, price }: PageItem) =>
    blockedReasonOf(row, cart, visit) ?? (price === null ? cartRefusals.item_price_unavailable.message : null)
  const items = new Map(
    page.map((item) => {
      const { itemNumber } = item.row
      const times = ofShipTo.bought.get(itemNumber)?.times ?? 0
      return [itemNumber, toQuickItem(item, blockedReason(item), usual.get(itemNumber), times)] as const
    }),
  )
  const lines = list.map((line, i) => {
    const each = judged[i] ?? null
    const choices = each?.likely.filter((itemNumber) => items.has(itemNumber)).slice(0, maxChoices) ?? []
    const isLearned = choices.length > 0 && learned.get(keyOf(line))?.itemNumber === choices[0]
    return toMatchedLine(line, each, { choices, items, isLearned })
  })
  return { lines, items: [...items.values()] }
})

const keyOf = (line: ListLine): string => (line.skipped === null ? wordsKey(line.line.words) : '')

const toQuickItem = (
  { row, price }: PageItem,
  blockedReason: string | null,
  usual: OrderedQuantities | undefined,
  timesOrdered: number,
): QuickItem => ({
  itemNumber: row.itemNumber,
  description: row.description,
  customerDescription: row.customerDescription,
  packSizeDescription: row.packSizeDescription,
  brand: row.brand,
  eachOnly: row.eachOnly,
  isBrokenCase: row.isBrokenCase,
  casePrice: price?.casePrice ?? null,
  eachPrice: price?.eachPrice ?? null,
  isEstimate: price?.isEstimate ?? false,
  usualCases: usual && usual.maxCases > 0 ? { typical: usual.typicalCases, max: usual.maxCases } : null,
  usualEaches: usual && usual.maxUnits > 0 ? { typical: usual.typicalUnits, max: usual.maxUnits } : null,
  timesOrdered,
  blockedReason,
})
