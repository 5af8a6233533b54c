import type { ColumnMapping } from '../order-import.ts'

/** IMPORT-1: true when a quantity column is mapped; without one no row could be ordered. */
export const hasQuantityColumn = (mapping: ColumnMapping): boolean =>
  mapping.orderedCases !== null || mapping.orderedUnits !== null
