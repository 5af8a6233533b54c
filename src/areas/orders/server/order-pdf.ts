import { formatMoment } from '#kit/clock-time.ts'
import { formatDay, formatDayWithYear } from '#kit/dates.ts'
import { formatCents, formatPerPound } from '#kit/money.ts'
import { plural } from '#kit/text.ts'
import { describeReceipt } from '#areas/prices/rules/describe-receipt.ts'
import { orderTypes } from '#areas/routing/order-types.ts'
import type { LineQuantity, Order, OrderLine } from '../order.ts'
import { ifShortWords } from '../rules/describe-if-short.ts'
import { describeShortages, lineOutcome, quantityText } from '../rules/line-outcome.ts'

/** Lines drawn before other calls get their turn. */
const linesAtOnce = 60

/**
 * ORDER-1: an order on paper: its facts, its lines as ordered, confirmed, shipped and billed, and
 * what came of it. Times are those of the division.
 */
export async function drawOrder(
  order: Order,
  { timeZone, writtenAt }: { timeZone: string; writtenAt: Date },
): Promise<Buffer> {
  // Loaded with the first document: what draws PDFs takes 29 MB, and has no part in the start.
  const { startPaper } = await import('./order-paper.ts')
  const title = `Order ${order.orderNumber}`
  const paper = startPaper({ title, subject: 'Sales order', writtenAt }, title)
  paper.title(title, [order.status, order.version > 1 && `version ${order.version}`].filter(Boolean).join(', '))
  paper.facts([
    ['Ship-to', `${order.shipToName} (${order.division} ${order.shipTo})`],
    ['Bill-to', order.billTo],
    ['PO No', order.po || '-'],
    ['Order Type', orderTypes[order.soType]],
    ['Delivery Date', order.deliveryDate ? formatDayWithYear(order.deliveryDate) : '-'],
    ['Placed', formatMoment(new Date(order.placedAt), timeZone)],
    ['Placed by', order.placedByStaffName ?? (order.placedByName || '-')],
    ['ERP number', order.erpOrderNumber ?? '-'],
    ...(order.tracking ? [['Tracking', order.tracking] as const] : []),
  ])
  const shortages = describeShortages(order.items)
  if (shortages) paper.remark(`${shortages}.`)
  paper.tableHead(['Item', 'Ordered', 'Confirmed', 'Shipped', 'Billed', 'Price', 'Amount'])
  for (const [index, line] of order.items.entries()) {
    paper.row(cellsOf(line), notesOf(line))
    if (index % linesAtOnce === linesAtOnce - 1) await new Promise((resolve) => setImmediate(resolve))
  }
  paper.total(
    `${plural(order.lines, 'line')}, ${plural(order.totalCases, 'case')}, ${plural(order.totalUnits, 'each', 'eaches')}`,
    `Subtotal ${order.isEstimate ? 'est. ' : ''}${formatCents(order.subtotal)}`,
  )
  for (const { at, status, message } of order.history)
    paper.event(`${formatMoment(new Date(at), timeZone)}  ${status}${message && `: ${message}`}`)
  return paper.write()
}

const shown = (quantity: LineQuantity | null | undefined): string => (quantity ? quantityText(quantity) : '-')

const cellsOf = (line: OrderLine): readonly string[] => [
  line.description,
  quantityText({ cases: line.orderedCases, units: line.orderedUnits }),
  shown(line.report?.confirmed),
  shown(line.report?.shipped),
  shown(line.billed),
  line.perPound !== null
    ? formatPerPound(line.perPound)
    : formatCents((line.orderedCases > 0 ? line.casePrice : line.eachPrice) ?? 0),
  `${line.isCatchWeight ? 'est. ' : ''}${formatCents(line.lineTotal)}`,
]

/** What stands small below a line. */
const notesOf = (line: OrderLine): string[] =>
  [
    [line.itemNumber, line.packSizeDescription, line.brand].filter(Boolean).join(' · '),
    [lineOutcome(line).text, line.report?.reason].filter(Boolean).join('. '),
    line.receipt || line.isPriceSet ? describeReceipt(line).join(' ') : '',
    line.deliveryDate ? `Delivery ${formatDay(line.deliveryDate)}` : '',
    line.ifShort ? `If short: ${ifShortWords(line.ifShort)}` : '',
    line.note && `Note: ${line.note}`,
  ].filter(Boolean)
