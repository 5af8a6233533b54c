import type { Confirmation, ConfirmedLine, ConfirmedPart } from '#areas/cxml/rules/write-confirmation.ts'
import type { LineQuantity, OrderStatus } from '#areas/orders/order.ts'
import type { OrderedPartLine } from '#areas/punchout-orders/ordered-document.ts'
import { allot } from './allot.ts'

/** A line of the sales order with what the ERP says of it. */
export interface SoldLine {
  readonly itemNumber: string
  readonly cases: number
  readonly units: number
  /** Cents; null without one. */
  readonly casePrice: number | null
  readonly eachPrice: number | null
  /** Its own day; null: with the order. */
  readonly deliveryDay: string | null
  readonly report: {
    readonly confirmed: LineQuantity | null
    readonly substitute: (LineQuantity & { readonly itemNumber: string; readonly description: string }) | null
    /** Of the substitute's category; '' without one. */
    readonly unspsc: string
    readonly reason: string
  } | null
}

/** What became of a part of the buyer's order. */
export interface SoldOrder {
  /** 'Discarded': it was held for review, and the distributor did not place it. */
  readonly status: OrderStatus | 'Discarded'
  /** For people: why it has this status; '' for none. */
  readonly message: string
  /** The buyer's order became this one alone. */
  readonly isWhole: boolean
  readonly deliveryDay: string | null
  readonly lines: readonly SoldLine[]
}

/** What a confirmation says; who it is for and what it refers to is added when it is written. */
export type ConfirmedOrder = Pick<Confirmation, 'type' | 'comment' | 'lines'>

/** States in which the ERP has decided. One that failed is mended and goes on. */
const decided: Readonly<Partial<Record<SoldOrder['status'], 'confirmed' | 'rejected'>>> = {
  Open: 'confirmed',
  Invoiced: 'confirmed',
  Cancelled: 'rejected',
  Expired: 'rejected',
  Discarded: 'rejected',
}
const whyRejected: Readonly<Partial<Record<SoldOrder['status'], string>>> = {
  Cancelled: 'The order was cancelled.',
  Expired: 'The order expired before it was taken up.',
  Discarded: 'The order was not accepted.',
}

/** Food of any kind, where a category names no code (punchout R8). */
const anyFood = '50000000'
/** Hundredths of a cent in which prices may differ (punchout O5). */
const priceTolerance = 100
/** How an ERP says that what is short comes later. */
const backordered = /\bback[- ]?order/i

/**
 * PUNCH-3: what is confirmed of an order: by line what is accepted, at another price or on another
 * day, as another item, later, or not at all. Undefined before the ERP has decided.
 */
export function confirmOrder(
  ordered: readonly OrderedPartLine[],
  sold: SoldOrder,
  requestedDay: string,
): ConfirmedOrder | undefined {
  const outcome = decided[sold.status]
  if (outcome === undefined) return undefined
  if (outcome === 'rejected') {
    const comment = sold.message || whyRejected[sold.status]!
    const parts = ({ quantity }: OrderedPartLine): ConfirmedPart[] => [{ type: 'reject', quantity, comment: '' }]
    return sold.isWhole
      ? { type: 'reject', comment, lines: [] }
      : { type: 'detail', comment, lines: ordered.map((line) => confirmedLine(line, parts(line))) }
  }
  const lines = linesOf(ordered, sold, requestedDay.slice(0, 10))
  const types = new Set(lines.flatMap(({ parts }) => parts.map(({ type }) => type)))
  const only = types.size === 1 ? [...types][0] : undefined
  if (!sold.isWhole) return { type: 'detail', comment: '', lines }
  if (only === 'reject') {
    const reasons = new Set(lines.flatMap(({ parts }) => parts.map(({ comment }) => comment)).filter(Boolean))
    return { type: 'reject', comment: [...reasons].join('; '), lines: [] }
  }
  return { type: only === 'accept' || only === 'backordered' ? only : 'except', comment: '', lines }
}

const confirmedLine = (line: OrderedPartLine, parts: readonly ConfirmedPart[]): ConfirmedLine => ({
  lineNumber: line.lineNumber,
  quantity: line.quantity,
  unit: line.unit,
  parts,
})

function linesOf(ordered: readonly OrderedPartLine[], sold: SoldOrder, requestedDay: string): ConfirmedLine[] {
  const accepted = allot(
    ordered,
    sold.lines.map(({ itemNumber, cases, units, report }) => ({
      itemNumber,
      cases: report?.confirmed?.cases ?? cases,
      units: report?.confirmed?.units ?? units,
    })),
  )
  const short = ordered.map((line, index) => ({ ...line, quantity: line.quantity - accepted[index]! }))
  const substituted = allot(
    short,
    sold.lines.map(({ itemNumber, report }) => ({
      itemNumber,
      cases: report?.substitute?.cases ?? 0,
      units: report?.substitute?.units ?? 0,
    })),
  )
  return ordered.map((line, index) => {
    const of = sold.lines.find(({ itemNumber }) => itemNumber === line.itemNumber)
    const quantities = { accepted: accepted[index]!, substituted: substituted[index]! }
    return confirmedLine(line, partsOf(line, of, quantities, { requestedDay, orderDay: sold.deliveryDay }))
  })
}

function partsOf(
  line: OrderedPartLine,
  sold: SoldLine | undefined,
  { accepted, substituted }: { readonly accepted: number; readonly substituted: number },
  { requestedDay, orderDay }: { readonly requestedDay: string; readonly orderDay: string | null },
): ConfirmedPart[] {
  const day = sold?.deliveryDay ?? orderDay
  const deliveryDay = day === null || day === requestedDay ? undefined : day
  const price = otherPrice(line, sold)
  const isDetail = price !== undefined || (deliveryDay !== undefined && requestedDay !== '')
  const reason = sold?.report?.reason ?? ''
  const substitute = sold?.report?.substitute
  const rest = line.quantity - accepted - substituted
  const parts: (ConfirmedPart | undefined)[] = [
    accepted === 0
      ? undefined
      : { type: isDetail ? 'detail' : 'accept', quantity: accepted, unitPrice: price, deliveryDay, comment: '' },
    substituted === 0 || !substitute
      ? undefined
      : {
          type: 'detail',
          quantity: substituted,
          deliveryDay,
          substitute: {
            partId: substitute.itemNumber,
            description: substitute.description,
            unit: line.unit,
            unitPrice: price ?? line.unitPrice ?? ourPrice(line, sold) ?? 0,
            unspsc: sold?.report?.unspsc || anyFood,
          },
          comment: reason,
        },
    rest === 0
      ? undefined
      : { type: backordered.test(reason) ? 'backordered' : 'reject', quantity: rest, comment: reason },
  ]
  return parts.filter((part) => part !== undefined)
}

/** Hundredths of a cent. */
function ourPrice({ isCase }: OrderedPartLine, sold: SoldLine | undefined): number | undefined {
  const cents = isCase ? sold?.casePrice : sold?.eachPrice
  return cents === null || cents === undefined ? undefined : cents * 100
}

/** Our price, where the buyer's order has another one. */
function otherPrice(line: OrderedPartLine, sold: SoldLine | undefined): number | undefined {
  const ours = ourPrice(line, sold)
  if (ours === undefined || line.unitPrice === null) return undefined
  return Math.abs(ours - line.unitPrice) > priceTolerance ? ours : undefined
}
