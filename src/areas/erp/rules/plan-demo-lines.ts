/** A line as the demo ERP reads it. */
export interface DemoLine {
  readonly lineNumber: number
  readonly itemNumber: string
  readonly orderedCases: number
  readonly orderedUnits: number
  /** An item that could come instead; null when the catalogue names none. */
  readonly alternate: { readonly itemNumber: string; readonly description: string } | null
}

/** What it confirms of a line. */
export interface DemoConfirmation {
  readonly lineNumber: number
  readonly confirmed: { readonly cases: number; readonly units: number }
  readonly substitute?: {
    readonly itemNumber: string
    readonly description: string
    readonly cases: number
    readonly units: number
  }
  readonly reason?: string
}

// Of so many items one is out, and of so many the last case is missing: the same ones each time.
const oneIsOut = { of: 17, at: 3 }
const oneIsShort = { of: 13, at: 5 }
const isOne = (itemNumber: string, { of, at }: typeof oneIsOut) => Number(itemNumber.replace(/\D/g, '')) % of === at

/**
 * ORDER-1: what the demo ERP confirms: nearly everything as ordered, a few lines short by a case,
 * and another item for one that is out.
 */
export function planDemoLines(lines: readonly DemoLine[]): DemoConfirmation[] {
  return lines.map(({ lineNumber, itemNumber, orderedCases, orderedUnits, alternate }) => {
    if (isOne(itemNumber, oneIsOut) && alternate !== null && orderedCases > 0) {
      const substitute = { ...alternate, cases: orderedCases, units: 0 }
      return { lineNumber, confirmed: { cases: 0, units: orderedUnits }, substitute, reason: 'Out of stock' }
    }
    if (isOne(itemNumber, oneIsShort) && orderedCases > 1)
      return {
        lineNumber,
        confirmed: { cases: orderedCases - 1, units: orderedUnits },
        reason: 'The last case is gone',
      }
    return { lineNumber, confirmed: { cases: orderedCases, units: orderedUnits } }
  })
}
