import { z } from 'zod'
import { readDecimal } from '#kit/read-decimal.ts'
import type { StoredBreak } from '../item-price.ts'
import { checkBreaks, inOrder } from '../rules/check-breaks.ts'

/** One price break of a file: '10=31.50', kept as cases and hundredths of a cent. */
export const breakCell: z.ZodType<StoredBreak> = z.unknown().transform((value, context): StoredBreak => {
  const [cases, amount, ...more] = typeof value === 'string' ? value.split('=') : []
  const fromCases = cases === undefined ? null : readDecimal(cases.trim(), 0)
  const hundredths = amount === undefined ? null : readDecimal(amount.trim(), 4)
  if (
    fromCases !== null &&
    fromCases >= 2 &&
    fromCases <= 9999 &&
    hundredths !== null &&
    hundredths > 0 &&
    more.length === 0
  )
    return [fromCases, hundredths]
  context.issues.push({ code: 'custom', message: 'must be cases and a price such as 10=31.50', input: value })
  return z.NEVER
})

/** What of a row of a file decides its price breaks; amounts of breaks in hundredths of a cent. */
export interface BreakRow {
  readonly casePrice?: number | null
  readonly perPound?: number | null
  readonly priceBreaks?: readonly StoredBreak[] | null
}

const centsIn = 100

/** ITEM-8: why the price breaks of a row cannot be taken; null: they can. */
export function checkBreakCells({ casePrice, perPound, priceBreaks }: BreakRow): string | null {
  if (!priceBreaks || priceBreaks.length === 0) return null
  const price = perPound ?? (casePrice == null ? null : casePrice * centsIn)
  if (price === null) return 'need casePrice or perPound in the same row'
  if (perPound == null && priceBreaks.some(([, amount]) => amount % centsIn !== 0))
    return 'must be dollars a case with at most two decimals'
  return checkBreaks(price, priceBreaks)
}

/** As they are stored: in the unit that the case is priced in. Undefined: as they were. */
export function breaksToStore({ perPound, priceBreaks }: BreakRow): StoredBreak[] | null | undefined {
  if (priceBreaks === undefined) return undefined
  if (priceBreaks === null || priceBreaks.length === 0) return null
  return inOrder(priceBreaks).map(([fromCases, amount]) => [fromCases, perPound == null ? amount / centsIn : amount])
}
