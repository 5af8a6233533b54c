import { allow, type Decision, refuse } from '#kit/decision.ts'
import type { ColumnMapping, ImportColumn, ImportField } from '../order-import.ts'
import { orderImportRefusals } from '../order-import.refusals.ts'

/**
 * IMPORT-1: a mapping needs the item number, in a column that is not empty, and no column twice. A
 * unit column belongs to a single quantity, so it requires exactly one quantity column.
 */
export function checkMapping(
  mapping: ColumnMapping,
  columns: readonly Pick<ImportColumn, 'index' | 'examples'>[],
): Decision {
  const fields = (Object.keys(mapping) as ImportField[]).filter((field) => mapping[field] !== null)
  for (const [place, field] of fields.entries()) {
    const index = mapping[field]
    if (fields.slice(0, place).some((other) => mapping[other] === index))
      return refuse(orderImportRefusals.import_duplicate_columns, { field: `mapping.${field}` })
    if (!columns.some((column) => column.index === index))
      return refuse(orderImportRefusals.import_column_unknown, { field: `mapping.${field}` })
  }
  const quantities = [mapping.orderedCases, mapping.orderedUnits].filter((index) => index !== null)
  if (mapping.unit !== null && quantities.length !== 1)
    return refuse(orderImportRefusals.import_unit_needs_one_quantity, { field: 'mapping.unit' })
  if (mapping.itemCode === null)
    return refuse(orderImportRefusals.import_item_column_required, { field: 'mapping.itemCode' })
  const column = columns.find(({ index }) => index === mapping.itemCode)
  return column?.examples.length === 0
    ? refuse(orderImportRefusals.import_item_number_missing, { field: 'mapping.itemCode' })
    : allow()
}
