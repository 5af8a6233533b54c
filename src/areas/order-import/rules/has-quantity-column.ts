import type { ColumnMapping } from '../order-import.ts'

/** IMPORT-1: without a column of quantities every quantity is 0, and no row could be ordered. */
export const hasQuantityColumn = (mapping: ColumnMapping): boolean =>
  mapping.orderedCases !== null || mapping.orderedUnits !== null
