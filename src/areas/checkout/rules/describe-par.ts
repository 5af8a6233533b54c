import type { CartLine } from '#areas/carts/cart.ts'
import type { ItemPar } from '#areas/guides/item-pars.endpoints.ts'

/**
 * GUIDE-3, CHECK-1: the par of a line's item, and that the line orders less: 'Par 4 CS, under par'.
 */
export function describePar(
  { orderedCases, orderedUnits }: Pick<CartLine, 'orderedCases' | 'orderedUnits'>,
  { caseParValue, eachParValue }: Pick<ItemPar, 'caseParValue' | 'eachParValue'>,
): string {
  const wanted = [caseParValue ? `${caseParValue} CS` : '', eachParValue ? `${eachParValue} EA` : ''].filter(Boolean)
  const isUnder = orderedCases < (caseParValue ?? 0) || orderedUnits < (eachParValue ?? 0)
  return `Par ${wanted.join(', ')}${isUnder ? ', under par' : ''}`
}
