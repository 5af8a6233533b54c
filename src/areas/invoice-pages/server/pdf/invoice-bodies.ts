import { formatCents } from '#kit/money.ts'
import { plural } from '#kit/text.ts'
import type { Invoice, InvoiceLine } from '#areas/invoice-pages/invoice.ts'
import { drawAmount, drawHeads, drawItem, itemHeads } from './invoice-rows.ts'
import { cut, edges, inks, look, type PageFlow } from './page-flow.ts'

/** How the lines of an invoice are laid out in one format. */
export interface InvoiceBody {
  /** Heads of the columns; each page repeats them. */
  readonly drawHeads: (flow: PageFlow) => void
  readonly drawLines: (flow: PageFlow, invoice: Invoice) => void
}

interface Category {
  readonly name: string
  readonly lines: readonly InvoiceLine[]
  /** Cents. */
  readonly total: number
}

/** Lines by category, in the order in which each first comes. */
function categoriesOf(lines: readonly InvoiceLine[]): Category[] {
  const names = [...new Set(lines.map(({ category }) => category))]
  return names.map((name) => {
    const own = lines.filter(({ category }) => category === name)
    return {
      name: name || 'Other items',
      lines: own,
      total: own.reduce((sum, { lineTotal }) => sum + lineTotal, 0),
    }
  })
}

const bold = look(9.5, { font: 'bold' })
const sum = (lines: readonly InvoiceLine[], of: (line: InvoiceLine) => number): number =>
  lines.reduce((all, line) => all + of(line), 0)

const items = (isDetailed: boolean): InvoiceBody => ({
  drawHeads: (flow) => drawHeads(flow, itemHeads),
  drawLines: (flow, { lines }) => {
    for (const line of lines) drawItem(flow, line, isDetailed)
  },
})

const grouped: InvoiceBody = {
  drawHeads: (flow) => drawHeads(flow, itemHeads),
  drawLines: (flow, { lines }) => {
    for (const category of categoriesOf(lines)) {
      // The name of a category never stands alone at the foot of a page.
      flow.makeRoom(36)
      flow.text(cut(category.name, 400, bold), edges.left, bold)
      flow.y += 15
      for (const line of category.lines) drawItem(flow, line, false)
      flow.makeRoom(20)
      drawAmount(flow, { label: `Subtotal ${category.name}`, cents: category.total, isMuted: true })
      flow.y += 6
    }
  },
}

/** Where the columns of the summary end. */
const summaryColumns = { items: 300, cases: 370, eaches: 430, pounds: 500, amount: edges.right } as const

const summary: InvoiceBody = {
  drawHeads: (flow) =>
    drawHeads(flow, [
      ['CATEGORY', edges.left, false],
      ['ITEMS', summaryColumns.items, true],
      ['CASES', summaryColumns.cases, true],
      ['EACHES', summaryColumns.eaches, true],
      ['POUNDS', summaryColumns.pounds, true],
      ['AMOUNT', summaryColumns.amount, true],
    ]),
  drawLines: (flow, { lines }) => {
    const body = look(9.5)
    for (const { name, lines: own, total } of categoriesOf(lines)) {
      flow.makeRoom(20)
      const pounds = sum(own, ({ weight }) => weight ?? 0)
      flow.text(cut(name, 200, bold), edges.left, bold)
      flow.right(String(own.length), summaryColumns.items, body)
      flow.right(String(sum(own, ({ shippedCases }) => shippedCases)), summaryColumns.cases, body)
      const eaches = sum(own, ({ shippedUnits }) => shippedUnits)
      flow.right(eaches === 0 ? '' : String(eaches), summaryColumns.eaches, body)
      flow.right(pounds === 0 ? '' : (pounds / 100).toFixed(2), summaryColumns.pounds, body)
      flow.right(formatCents(total), summaryColumns.amount, body)
      flow.y += 18
    }
  },
}

/** PROFILE-7: the layouts by the id of their format; ids are those of `invoiceFormats`. */
export const invoiceBodies: Readonly<Record<number, InvoiceBody>> = {
  1: items(false),
  2: grouped,
  3: items(true),
  4: summary,
}

/** What comes after the lines, in every format: sums, what is open, and what did not come. */
export function drawEnd(flow: PageFlow, invoice: Invoice): void {
  const { total, open, otherCharges, kind, lines, notShipped } = invoice
  flow.makeRoom(80)
  flow.rule(inks.ink, -4, 1)
  flow.y += 12
  flow.text(plural(lines.length, 'item'), edges.left, look(9, { color: inks.muted }))
  if (otherCharges !== 0) {
    drawAmount(flow, { label: 'Items', cents: total - otherCharges })
    drawAmount(flow, { label: 'Tax, freight and other charges', cents: otherCharges })
  }
  drawAmount(flow, { label: 'Total', cents: total, isBold: true })
  if (open !== total) {
    drawAmount(flow, { label: kind === 'invoice' ? 'Paid and credited' : 'Used', cents: open - total, isMuted: true })
    drawAmount(flow, { label: kind === 'invoice' ? 'To pay' : 'Left', cents: open, isBold: true })
  }
  if (notShipped.length === 0) return
  flow.y += 6
  flow.makeRoom(40)
  flow.text('Ordered and not shipped', edges.left, bold)
  flow.y += 14
  for (const { itemNumber, description, cases, units } of notShipped) {
    flow.makeRoom(12)
    const quantity = [cases > 0 && `${cases} CS`, units > 0 && `${units} EA`].filter(Boolean).join(' ')
    const style = look(9, { color: inks.muted })
    flow.text(cut(`${quantity} ${itemNumber} ${description}`, edges.right - edges.left, style), edges.left, style)
    flow.y += 12
  }
}
