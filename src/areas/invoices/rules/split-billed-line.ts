/** A line of an invoice, as it is stored. */
export interface StoredInvoiceLine {
  readonly cases: number
  readonly units: number
  /** Hundredths of a pound; null unless it was weighed. */
  readonly weight: number | null
  /** Cents. */
  readonly eachPrice: number | null
  /** Cents of the line. */
  readonly total: number
}

/** What of it is billed in one unit. */
export interface BilledPart {
  readonly unit: 'case' | 'each'
  /** Units, or hundredths of a pound where it is weighed. */
  readonly quantity: number
  readonly isWeighed: boolean
  /** Cents; those of all parts are the line's. */
  readonly total: number
}

/**
 * NEXT-12, PUNCH-3: a line of an invoice as other systems read it: one for each unit, what is
 * weighed in pounds. A line without a quantity is none: its amount is a charge.
 */
export function splitBilledLine({ cases, units, weight, eachPrice, total }: StoredInvoiceLine): BilledPart[] {
  if (weight !== null && weight !== 0 && units === 0)
    return [{ unit: 'case', quantity: weight, isWeighed: true, total }]
  const eaches = cases === 0 ? total : (eachPrice ?? 0) * units
  return [
    ...(cases === 0 ? [] : [part('case', cases, units === 0 ? total : total - eaches)]),
    ...(units === 0 ? [] : [part('each', units, eaches)]),
  ]
}

const part = (unit: 'case' | 'each', quantity: number, total: number): BilledPart => ({
  unit,
  quantity,
  isWeighed: false,
  total,
})
