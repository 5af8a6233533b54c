import type { ColumnMapping, ImportColumn } from '../order-import.ts'

/**
 * IMPORT-1: a column of units that is not mapped while one column holds quantities of either unit:
 * cases could be ordered for eaches. Undefined when there is none.
 */
export const unusedUnits = (
  { itemCode, orderedCases, orderedUnits, unit }: ColumnMapping,
  columns: readonly ImportColumn[],
): ImportColumn | undefined =>
  unit === null && (orderedCases === null) !== (orderedUnits === null)
    ? columns.find(({ index, holdsUnits }) => holdsUnits && index !== itemCode)
    : undefined
