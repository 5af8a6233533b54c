import { formatCents, formatPerPound } from '#kit/money.ts'
import { wrapText } from '#platform/pdf/wrap-text.ts'
import type { InvoiceLine } from '#areas/invoice-pages/invoice.ts'
import { cut, edges, inks, look, type PageFlow } from './page-flow.ts'

/** Where the columns of items begin or, for numbers, end. */
const columns = { item: edges.left, text: 88, pack: 332, quantity: 438, price: 508, amount: edges.right } as const
const textWidth = columns.pack - columns.text - 8
const packWidth = 62
const small = look(8, { color: inks.muted })
const body = look(9)
const lineHeight = 11

/** Heads of the columns, with the line below them. */
export function drawHeads(flow: PageFlow, heads: readonly (readonly [text: string, x: number, isRight: boolean])[]) {
  for (const [text, x, isRight] of heads) flow.text(text, x, isRight ? { ...small, align: 'right' } : small)
  flow.rule(inks.hairline, 6)
  flow.y += 20
}

/** The heads of a table of items. */
export const itemHeads = [
  ['ITEM', columns.item, false],
  ['DESCRIPTION', columns.text, false],
  ['PACK', columns.pack, false],
  ['QTY', columns.quantity, true],
  ['PRICE', columns.price, true],
  ['AMOUNT', columns.amount, true],
] as const

/** Quantities and prices of a line, one pair a unit. */
function unitsOf(line: InvoiceLine): { quantity: string; price: string }[] {
  const { shippedCases, shippedUnits, casePrice, eachPrice, perPound } = line
  const casesPrice = perPound !== null ? formatPerPound(perPound) : casePrice === null ? '' : formatCents(casePrice)
  const units = [
    ...(shippedCases === 0 ? [] : [{ quantity: `${shippedCases} CS`, price: casesPrice }]),
    ...(shippedUnits === 0
      ? []
      : [{ quantity: `${shippedUnits} EA`, price: eachPrice === null ? '' : formatCents(eachPrice) }]),
  ]
  return units.length > 0 ? units : [{ quantity: '0', price: '' }]
}

/** Pounds as they were weighed, two decimals. */
const poundsText = (hundredths: number): string => `${(hundredths / 100).toFixed(2)} lb`

/** What stands below an item: its weight, and what differs from the order. */
function notesOf({ weight, mark, ordered, substituteFor }: InvoiceLine): string[] {
  const orderedText = ordered && [
    ordered.cases > 0 && `${ordered.cases} CS`,
    ordered.units > 0 && `${ordered.units} EA`,
  ]
  return [
    ...(weight === null ? [] : [`Weighed ${poundsText(weight)}`]),
    ...(mark === 'short' && orderedText ? [`Short: ordered ${orderedText.filter(Boolean).join(' ')}`] : []),
    ...(mark === 'substitute' && substituteFor
      ? [`Substitute for ${substituteFor.itemNumber} ${substituteFor.description}`]
      : []),
    ...(mark === 'notOrdered' ? ['Not on the order'] : []),
  ]
}

/** What the detailed format adds to an item. */
const detailsOf = ({ gtin, brand }: InvoiceLine): string[] => [
  ...(gtin ? [`GTIN ${gtin}`] : []),
  ...(brand ? [brand] : []),
]

/** One item; it never breaks over two pages. */
export function drawItem(flow: PageFlow, line: InvoiceLine, isDetailed: boolean): void {
  const description = wrapText(line.description || `Item ${line.itemNumber}`, textWidth, body.size)
  const notes = [...(isDetailed ? detailsOf(line) : []), ...notesOf(line)].join(' · ')
  const below = notes ? wrapText(notes, columns.quantity - columns.text - 40, small.size) : []
  const units = unitsOf(line)
  const height = Math.max(description.length + below.length, units.length) * lineHeight + 5
  flow.makeRoom(height)
  flow.text(line.itemNumber, columns.item, body)
  description.forEach((text, index) => flow.text(text, columns.text, body, index * lineHeight))
  below.forEach((text, index) => flow.text(text, columns.text, small, (description.length + index) * lineHeight))
  flow.text(cut(line.packSizeDescription, packWidth, body), columns.pack, body)
  units.forEach(({ quantity, price }, index) => {
    flow.right(quantity, columns.quantity, body, index * lineHeight)
    flow.right(price, columns.price, body, index * lineHeight)
  })
  flow.right(formatCents(line.lineTotal), columns.amount, body)
  flow.y += height
}

/** A line of words and one amount: the name of a category, a subtotal, a total. */
export function drawAmount(
  flow: PageFlow,
  {
    label,
    cents,
    isBold = false,
    isMuted = false,
  }: { label: string; cents: number; isBold?: boolean; isMuted?: boolean },
): void {
  const style = look(isBold ? 10.5 : 9, { font: isBold ? 'bold' : 'regular', ...(isMuted && { color: inks.muted }) })
  flow.right(cut(label, columns.price - columns.text, style), columns.price, style)
  flow.right(formatCents(cents), columns.amount, style)
  flow.y += isBold ? 17 : 14
}
