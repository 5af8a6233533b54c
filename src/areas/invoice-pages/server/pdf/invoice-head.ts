import { brandMark } from '#kit/brand-mark.ts'
import { toInputDate } from '#kit/dates.ts'
import { postalLines } from '#areas/customers/rules/postal-lines.ts'
import { wrapText } from '#platform/pdf/wrap-text.ts'
import type { Invoice, InvoiceKind, Party } from '#areas/invoice-pages/invoice.ts'
import { cut, edges, inks, look, type PageFlow } from './page-flow.ts'

const titles = { invoice: 'INVOICE', credit: 'CREDIT', deposit: 'RETURNED DEPOSIT' } as const satisfies Record<
  InvoiceKind,
  string
>
/** Where the columns of the head begin, and how wide a party's lines may be. */
const columns = { billTo: edges.left, shipTo: 222, facts: 404, values: 470 } as const
const partyWidth = 172
const label = look(8, { color: inks.muted })
const body = look(9.5)
const bold = look(9.5, { font: 'bold' })
const lineHeight = 13

/** The head of the first page: who, to whom, when, for which order. */
export function drawFirstHead(flow: PageFlow, invoice: Invoice): void {
  for (const path of brandMark.paths) flow.shape(path, edges.left, 37, 1, inks.green)
  flow.y = 57
  flow.text('Larder', 71, look(20, { font: 'bold' }))
  flow.right(titles[invoice.kind], edges.right, look(16, { font: 'bold' }), -4)
  flow.right(invoice.invoiceNumber, edges.right, look(11, { color: inks.muted }), 12)
  flow.y = 98
  flow.text('Bill to', columns.billTo, label)
  flow.text('Ship to', columns.shipTo, label)
  const facts: readonly (readonly [string, string])[] = [
    ['Date', toInputDate(invoice.invoiceDate)],
    ...(invoice.kind === 'invoice' ? ([['Due', toInputDate(invoice.dueDate)]] as const) : []),
    ...(invoice.po ? ([['PO', invoice.po]] as const) : []),
    ...(invoice.orderNumber ? ([['Order', invoice.orderNumber]] as const) : []),
  ]
  facts.forEach(([name, value], index) => {
    flow.text(name, columns.facts, label, index * lineHeight)
    flow.right(cut(value, edges.right - columns.values + 30, bold), edges.right, bold, index * lineHeight)
  })
  const heights = [
    drawParty(flow, invoice.billToParty, columns.billTo),
    drawParty(flow, invoice.shipToParty, columns.shipTo),
    facts.length * lineHeight,
  ]
  flow.y += Math.max(...heights) + 8
  flow.rule(inks.ink, 0, 1)
  flow.y += 16
}

/** Draws a party below its label; returns how high it is. */
function drawParty(flow: PageFlow, party: Party, x: number): number {
  const name = wrapText(party.name || party.number, partyWidth, bold.size, 'bold').slice(0, 3)
  const lines = [party.number, ...postalLines(party)].map((line) => cut(line, partyWidth, body))
  name.forEach((line, index) => flow.text(line, x, bold, 14 + index * lineHeight))
  lines.forEach((line, index) => flow.text(line, x, body, 14 + (name.length + index) * lineHeight))
  return 14 + (name.length + lines.length - 1) * lineHeight + 6
}

/** The head of each further page: which document this is. */
export function drawLaterHead(flow: PageFlow, invoice: Invoice): void {
  flow.y = 46
  const title = `${titles[invoice.kind]} ${invoice.invoiceNumber}`
  flow.text(title, edges.left, look(10, { font: 'bold' }))
  flow.right(cut(`${invoice.shipToName}, ${toInputDate(invoice.invoiceDate)}`, 340, label), edges.right, label)
  flow.rule(inks.ink, 10, 1)
  flow.y += 26
}
