import type { CountedQuantity } from '../count-operation.ts'
import type { CountedPack, InventoryLine } from '../inventory.ts'
import { measureCount } from './measure-count.ts'

/** Cases and eaches to order. */
export interface OrderedQuantity {
  readonly orderedCases: number
  readonly orderedUnits: number
}

type Pars = Pick<NonNullable<InventoryLine['expected']>, 'caseParValue' | 'eachParValue' | 'reorderPointPct'>

const nothing: OrderedQuantity = { orderedCases: 0, orderedUnits: 0 }

/**
 * INV-1: what brings a line back to its par: the par less what was counted, in whole cases rounded
 * up, or in cases and eaches where the par names eaches. Nothing while the stock is above the
 * reorder point, and nothing without a par.
 */
export function orderUnderPar(pack: CountedPack, pars: Pars, counted: CountedQuantity): OrderedQuantity {
  const { caseParValue, eachParValue, reorderPointPct } = pars
  if (caseParValue === null && eachParValue === null) return nothing
  const wanted = { caseHundredths: (caseParValue ?? 0) * 100, units: eachParValue ?? 0, weightHundredths: 0 }
  const par = measureCount(wanted, pack)
  const missing = par - measureCount(counted, pack)
  if (missing <= 0) return nothing
  if (reorderPointPct !== null && (par - missing) * 100 > par * reorderPointPct) return nothing
  const each = measureCount({ ...wanted, caseHundredths: 0, units: 1 }, pack)
  const oneCase = measureCount({ ...wanted, caseHundredths: 100, units: 0 }, pack)
  if (pack.eachOnly) return { orderedCases: 0, orderedUnits: Math.ceil(missing / each) }
  if (oneCase === 0) return nothing
  if (eachParValue === null) return { orderedCases: Math.ceil(missing / oneCase), orderedUnits: 0 }
  const orderedCases = Math.floor(missing / oneCase)
  return { orderedCases, orderedUnits: Math.ceil((missing - orderedCases * oneCase) / each) }
}
