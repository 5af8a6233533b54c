import type { Invoice, InvoiceLine } from '../invoice.ts'

/** A line of an invoice, as far as it is matched. */
export type BilledItem = Pick<InvoiceLine, 'lineNumber' | 'itemNumber' | 'shippedCases' | 'shippedUnits'>

/** A line of the order that is billed. */
export interface OrderedItem {
  readonly lineNumber: number
  readonly itemNumber: string
  readonly description: string
  readonly orderedCases: number
  readonly orderedUnits: number
}

/** What the other invoices of the order bill of an item. */
export interface BilledElsewhere {
  readonly itemNumber: string
  readonly cases: number
  readonly units: number
}

/** A line of an invoice with the line of the order it bills. */
export interface MatchedLine<Ordered> extends Pick<InvoiceLine, 'mark' | 'substituteFor'> {
  readonly ordered: Ordered | null
}

/** An invoice beside its order. */
export interface MatchedOrder<Ordered> extends Pick<Invoice, 'notShipped'> {
  /** In the order of the invoice's lines. */
  readonly lines: readonly MatchedLine<Ordered>[]
}

/**
 * BILL-1: which line of the order each line of an invoice bills, and what it brought less of. A
 * line belongs to the order's line of the same item. An item that was not ordered stands for the
 * order's line of its own number, where nothing of that one was billed. What other invoices of the
 * order bill is not short here.
 */
export function matchOrder<Ordered extends OrderedItem>(
  billed: readonly BilledItem[],
  order: readonly Ordered[],
  elsewhere: readonly BilledElsewhere[],
): MatchedOrder<Ordered> {
  const isBilled = (item: string) =>
    billed.some(({ itemNumber }) => itemNumber === item) || elsewhere.some(({ itemNumber }) => itemNumber === item)
  const replaced = new Set<Ordered>()
  const lines = billed.map((line): MatchedLine<Ordered> => {
    const same = order.filter(({ itemNumber }) => itemNumber === line.itemNumber)
    const ordered = same.find(({ lineNumber }) => lineNumber === line.lineNumber) ?? same[0] ?? null
    if (ordered)
      return { ordered, substituteFor: null, mark: isShort(ordered, total(line.itemNumber)) ? 'short' : null }
    const instead = order.find((each) => each.lineNumber === line.lineNumber && !isBilled(each.itemNumber))
    if (!instead) return { ordered: null, substituteFor: null, mark: order.length > 0 ? 'notOrdered' : null }
    replaced.add(instead)
    const { itemNumber, description } = instead
    return { ordered: null, substituteFor: { itemNumber, description }, mark: 'substitute' }
  })
  const notShipped = order
    .filter((each) => !isBilled(each.itemNumber) && !replaced.has(each))
    .map(({ itemNumber, description, orderedCases, orderedUnits }) => ({
      itemNumber,
      description,
      cases: orderedCases,
      units: orderedUnits,
    }))
  return { lines, notShipped }

  /** Of an item on all invoices of the order. */
  function total(item: string) {
    const here = billed.filter(({ itemNumber }) => itemNumber === item)
    const there = elsewhere.filter(({ itemNumber }) => itemNumber === item)
    return {
      cases: sum(here.map((line) => line.shippedCases)) + sum(there.map(({ cases }) => cases)),
      units: sum(here.map((line) => line.shippedUnits)) + sum(there.map(({ units }) => units)),
    }
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0)

const isShort = (ordered: OrderedItem, shipped: { cases: number; units: number }): boolean =>
  shipped.cases < ordered.orderedCases || shipped.units < ordered.orderedUnits
