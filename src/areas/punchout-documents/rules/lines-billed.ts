import { type InvoicedLine, poundUnit } from '#areas/cxml/rules/write-invoice.ts'
import { splitBilledLine, type StoredInvoiceLine } from '#areas/invoices/rules/split-billed-line.ts'
import type { OrderedPartLine } from '#areas/punchout-orders/ordered-document.ts'
import type { SettingsText } from '#areas/punchout-settings/punchout-settings.ts'

/** A line of an invoice with its item. */
export interface BilledItem extends StoredInvoiceLine {
  readonly itemNumber: string
  readonly description: string
  /** The item that was ordered, where this one came in its place. */
  readonly replaces: string | null
}

/**
 * PUNCH-3: the lines of an invoice by the lines of the buyer's order, which may name an item and
 * unit on several; their totals are the invoice's to the cent. What was not ordered is behind them.
 */
export function linesBilled(
  ordered: readonly OrderedPartLine[],
  billed: readonly BilledItem[],
  units: Pick<SettingsText, 'uomMapCase' | 'uomMapEach'>,
): InvoicedLine[] {
  const last = Math.max(0, ...ordered.map(({ lineNumber }) => lineNumber))
  let more = 0
  return billed.flatMap((item) =>
    splitBilledLine(item).flatMap(({ unit, quantity, isWeighed, total }): InvoicedLine[] => {
      const isCase = unit === 'case'
      const ours = isCase ? units.uomMapCase : units.uomMapEach
      const number = item.replaces ?? item.itemNumber
      const lines = ordered.filter((line) => line.itemNumber === number && line.isCase === isCase)
      const of = (line: OrderedPartLine | undefined, part: number, amount: number): InvoicedLine => ({
        partId: line && item.replaces === null ? line.partId : item.itemNumber,
        auxiliaryId: line && item.replaces === null ? line.auxiliaryId : '',
        lineNumber: line?.lineNumber ?? last + ++more,
        unit: isWeighed ? poundUnit : (line?.unit ?? ours),
        quantity: part,
        isWeighed,
        total: amount,
        description: item.description,
        ...(isWeighed && item.cases !== 0 && { shipped: { quantity: item.cases, unit: line?.unit ?? ours } }),
      })
      // A weight is of the line as a whole, and what is taken back of none in particular.
      if (isWeighed || quantity < 0 || lines.length < 2) return [of(lines[0], quantity, total)]
      return share(lines, quantity, total, of)
    }),
  )
}

/** Shares a quantity and its amount among lines, the last of which gets the rest of both. */
function share(
  lines: readonly OrderedPartLine[],
  quantity: number,
  total: number,
  of: (line: OrderedPartLine, part: number, amount: number) => InvoicedLine,
): InvoicedLine[] {
  let [left, rest] = [quantity, total]
  return lines.flatMap((line, index) => {
    const isLast = index === lines.length - 1
    const part = isLast ? left : Math.min(line.quantity, left)
    if (part === 0) return []
    const amount = part === left ? rest : Math.round((total * part) / quantity)
    left -= part
    rest -= amount
    return [of(line, part, amount)]
  })
}
