import type { ColumnMapping, ImportColumn } from '../order-import.ts'

/**
 * IMPORT-1: a column of units that is not mapped although a single column holds quantities of both
 * units, so that cases could be ordered instead of eaches. Undefined when there is none.
 */
export const unusedUnits = (
  { itemCode, orderedCases, orderedUnits, unit }: ColumnMapping,
  columns: readonly ImportColumn[],
): ImportColumn | undefined =>
  unit === null && (orderedCases === null) !== (orderedUnits === null)
    ? columns.find(({ index, holdsUnits }) => holdsUnits && index !== itemCode)
    : undefined
