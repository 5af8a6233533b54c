import type { LineQuantity } from '#areas/orders/order.ts'
import type { SubstitutionChoice } from '#areas/orders/if-short.ts'

/** A line as the demo ERP reads it. */
export interface DemoLine {
  readonly lineNumber: number
  readonly itemNumber: string
  readonly orderedCases: number
  readonly orderedUnits: number
  /** An item that could come instead; null when the catalogue names none. */
  readonly alternate: { readonly itemNumber: string; readonly description: string } | null
  /** NEXT-3: what the customer wants; null on orders that do not say. */
  readonly choice?: SubstitutionChoice | null
  /** NEXT-3: it came for a short line, or somebody answered that it is short. */
  readonly isSettled?: boolean
}

/** Another item that it sends. */
export interface DemoSubstitute extends LineQuantity {
  readonly itemNumber: string
  readonly description: string
  readonly casePrice?: number | null
  readonly eachPrice?: number | null
}

/** What it confirms of a line. */
export interface DemoConfirmation {
  readonly lineNumber: number
  readonly confirmed: LineQuantity
  readonly substitute?: DemoSubstitute
  readonly reason?: string
}

// Of so many items one is out, and of so many the last case is missing: the same ones each time.
const oneIsOut = { of: 17, at: 3 }
const oneIsShort = { of: 13, at: 5 }
const isOne = (itemNumber: string, { of, at }: typeof oneIsOut) => Number(itemNumber.replace(/\D/g, '')) % of === at

/**
 * ORDER-1: what the demo ERP confirms: nearly everything as ordered, a few lines short by a case,
 * and an item that is out, for which the catalogue or the customer names another. NEXT-3: what
 * comes instead is the customer's to say, and is added to what is planned here. Orders that do not
 * say get the catalogue's.
 */
export function planDemoLines(lines: readonly DemoLine[]): DemoConfirmation[] {
  return lines.map(({ lineNumber, itemNumber, orderedCases, orderedUnits, alternate, choice = null, isSettled }) => {
    const all = { lineNumber, confirmed: { cases: orderedCases, units: orderedUnits } }
    if (isSettled) return all
    const hasOther = alternate !== null || choice === 'substitute'
    if (isOne(itemNumber, oneIsOut) && hasOther && orderedCases > 0) {
      const none = { lineNumber, confirmed: { cases: 0, units: orderedUnits }, reason: 'Out of stock' }
      if (choice !== null || alternate === null) return none
      return { ...none, substitute: { ...alternate, cases: orderedCases, units: 0 } }
    }
    if (isOne(itemNumber, oneIsShort) && orderedCases > 1)
      return {
        lineNumber,
        confirmed: { cases: orderedCases - 1, units: orderedUnits },
        reason: 'The last case is gone',
      }
    return all
  })
}
