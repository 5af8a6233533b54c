import { allow, type Decision, refuse } from '#kit/decision.ts'
import { padNumber } from '#kit/text.ts'
import { numberLength } from '#contract/values.ts'
import { findColumnFault } from '#areas/order-import/rules/find-column-fault.ts'
import { type MappingColumn, mappingColumns, type MappingText } from '../ship-to-mapping.ts'
import { punchoutRefusals } from '../punchout-settings.refusals.ts'
import type { FileColumn, FileMapping, MappingFile } from './read-mapping-file.ts'

const fields = Object.keys(mappingColumns) as MappingColumn[]
const wordsOf = (header: string): string => header.toLowerCase().replaceAll(/[^a-z]/g, '')
/** Headers that name a column, with what our own files call it. */
const known: Readonly<Record<MappingColumn, readonly string[]>> = {
  shipTo: ['shiptonumber', 'shipto', 'shiptono', 'distributorshipto'],
  punchoutShipTo: ['punchoutshipto', 'customershipto', 'addressid', 'locationcode', 'location'],
  punchoutGroupId: ['punchoutgroupid', 'groupid', 'group'],
}

/** PUNCH-2: the mapping that the headers suggest. */
export function guessColumns(columns: readonly FileColumn[]): FileMapping {
  const find = (field: MappingColumn) =>
    known[field].flatMap((words) => columns.filter(({ header }) => wordsOf(header) === words))[0]?.index ?? null
  return { shipTo: find('shipTo'), punchoutShipTo: find('punchoutShipTo'), punchoutGroupId: find('punchoutGroupId') }
}

/** PUNCH-2: a mapping needs ship-to and punchout ship-to, each in a column of its own. */
export function checkColumns(mapping: FileMapping, columns: readonly FileColumn[]): Decision {
  const fault = findColumnFault(fields, mapping, columns)
  if (fault) return refuse(punchoutRefusals.columns_duplicate, { field: fault.field })
  if (mapping.shipTo === null) return refuse(punchoutRefusals.ship_to_column_required, { field: 'shipTo' })
  return mapping.punchoutShipTo === null
    ? refuse(punchoutRefusals.punchout_column_required, { field: 'punchoutShipTo' })
    : allow()
}

/**
 * PUNCH-2: the rows of a file as the import takes them: ship-to numbers padded with zeros, codes as
 * they are. A row without one of the two is refused, and with it the file.
 */
export function rowsOfFile(
  { columns, rows }: Pick<MappingFile, 'columns' | 'rows'>,
  mapping: FileMapping,
): Decision<MappingText[]> {
  const checked = checkColumns(mapping, columns)
  if (!checked.allowed) return checked
  const cellOf = (cells: readonly string[], index: number | null) => (index === null ? '' : (cells[index] ?? ''))
  const read: MappingText[] = []
  for (const { row, cells } of rows) {
    const named = cellOf(cells, mapping.shipTo)
    const punchoutShipTo = cellOf(cells, mapping.punchoutShipTo)
    if (named === '' || punchoutShipTo === '')
      return refuse(punchoutRefusals.mapping_value_missing, { details: { row } })
    const slash = named.indexOf('/')
    read.push({
      shipTo: padNumber(named.slice(slash + 1).trim(), numberLength),
      ...(slash > 0 && { division: named.slice(0, slash).trim().toUpperCase() }),
      punchoutShipTo,
      punchoutGroupId: cellOf(cells, mapping.punchoutGroupId),
    })
  }
  return allow(read)
}
