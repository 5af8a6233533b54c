import type { InventoryLine } from '#areas/inventory/inventory.ts'

/** "4 CS", "2 CS 6 EA", or a dash without a par. */
export function formatPar({ expected }: Pick<InventoryLine, 'expected'>): string {
  const { caseParValue = null, eachParValue = null } = expected ?? {}
  const parts = [caseParValue !== null && `${caseParValue} CS`, eachParValue !== null && `${eachParValue} EA`]
  return parts.filter(Boolean).join(' ') || '-'
}
